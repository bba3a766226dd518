//! The sounds of cards, fields, the relic ship, and attacks between players.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("card-flip", card_flip),
    ("card-claim", card_claim),
    ("card-use", card_use),
    ("card-discard", card_discard),
    ("cards-cycle", cards_cycle),
    ("field-isolation", field_isolation),
    ("field-positron", field_positron),
    ("field-repulsor", field_repulsor),
    ("relic-bought", relic_bought),
    ("relic-returned", relic_returned),
    ("strike", raid),
    ("theft", theft),
    ("evicted", evicted),
    ("cannon", cannon),
];

/// Synthesises the snap of a card: a brush of paper, and its edge on the felt.
fn snap(kit: &mut RecipeContext) -> Vec<f32> {
    let top = kit.about(3400.0, 0.15);
    let mut paper = wind(kit.rate, &mut kit.dice, 0.12, 0.9, |t| top - 14_000.0 * t, |t| swell(t, 0.03, 0.07, 0.12));
    let edge = knock(kit.rate, &mut kit.dice, &[(420.0, 0.5, 0.04), (980.0, 0.3, 0.02)], 0.5);
    let at = (0.06 * kit.rate as f32) as usize;
    for (sample, add) in paper[at..].iter_mut().zip(&edge) {
        *sample += add * 0.6;
    }
    paper
}

fn card_flip(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let sound = snap(kit);
    let pan = kit.dice.between(-0.2, 0.2);
    clip.lay(0.0, pan, 1.0, &sound);
    clip.room(FELT);
    clip
}

/// A card is claimed: a snap, and four bright strings.
fn card_claim(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let sound = snap(kit);
    clip.lay(0.0, 0.0, 1.0, &sound);
    for (index, note) in [69.0, 74.0, 76.0, 81.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.7, 0.4);
        clip.lay(0.1 + index as f32 * 0.055, index as f32 * 0.3 - 0.45, 0.5, &string);
    }
    clip.room(DOME);
    clip
}

/// A card is used: a strange chord that bends into tune.
fn card_use(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let chord = kit.pick(&[[57.0, 64.0, 69.0, 74.0], [55.0, 62.0, 69.0, 76.0]]);
    for (index, note) in chord.into_iter().enumerate() {
        let sweep = tone(
            kit.rate,
            Waveform::Triangle,
            0.8,
            |t| hertz(note - 1.2 * (-t * 9.0).exp()),
            |t| swell(t, 0.06, 0.6, 0.8),
        );
        clip.lay(index as f32 * 0.02, index as f32 * 0.4 - 0.6, 0.4, &sweep);
    }
    let glass = bell(kit.rate, hertz(81.0), 0.7, 1.53, 1.2);
    clip.lay(0.08, 0.2, 0.18, &glass);
    clip.room(DOME);
    clip
}

fn card_discard(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.26, 0.8, |t| 2600.0 - 7000.0 * t, |t| swell(t, 0.06, 0.18, 0.26));
    clip.lay(0.0, 0.2, 0.9, &slide);
    clip.lay(0.01, -0.2, 0.6, &slide);
    clip.room(FELT);
    clip
}

/// Three cards are discarded and three are drawn: three snaps.
fn cards_cycle(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for card in 0..3 {
        let sound = snap(kit);
        clip.lay(card as f32 * kit.about(0.11, 0.1), card as f32 * 0.4 - 0.4, 0.9, &sound);
    }
    clip.room(FELT);
    clip
}

/// The isolation field is placed: a dome closes, with two tones that beat against each other.
fn field_isolation(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (offset, side) in [(0.0, -0.7), (0.11, 0.7), (7.0, -0.3), (7.08, 0.3)] {
        let line = tone(
            kit.rate,
            Waveform::Triangle,
            1.0,
            |t| hertz(50.0 + offset) * (1.0 + 0.02 * (-t * 8.0).exp()),
            |t| 0.5 * swell(t, 0.2, 0.7, 1.0),
        );
        clip.lay(0.0, side, 0.6, &line);
    }
    clip.room(DOME);
    clip
}

/// The positron field is placed: a rising series of small lights.
fn field_positron(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (index, note) in [69.0, 72.0, 76.0, 79.0, 81.0, 84.0].into_iter().enumerate() {
        let light = bell(kit.rate, hertz(note), 0.6, 2.0, 0.6);
        let side = if index % 2 == 0 { -0.5 } else { 0.5 };
        clip.lay(index as f32 * 0.065, side, 0.45, &light);
    }
    clip.room(DOME);
    clip
}

/// The repulsor field is placed: three rings that push outwards, each weaker than the previous one.
fn field_repulsor(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for ring in 0..3 {
        let push = tone(kit.rate, Waveform::Sine, 0.42, |t| hertz(50.0 - 9.0 * t), |t| swell(t, 0.05, 0.34, 0.42));
        let air = wind(kit.rate, &mut kit.dice, 0.4, 1.2, |t| 900.0 - 1500.0 * t, |t| 0.4 * swell(t, 0.05, 0.3, 0.4));
        let gain = 0.9 - 0.26 * ring as f32;
        clip.lay(ring as f32 * 0.2, 0.0, gain, &push);
        clip.lay(ring as f32 * 0.2, if ring % 2 == 0 { -0.5 } else { 0.5 }, gain, &air);
    }
    clip.room(DOME);
    clip
}

/// The relic ship is bought: an open fifth from far below, with a strange glint.
fn relic_bought(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(38.0, 0.0), (45.0, -0.4), (50.0, 0.4), (57.0, 0.0)] {
        let mut voice = tone(
            kit.rate,
            Waveform::Saw,
            1.5,
            |t| hertz(note) * (1.0 + 0.004 * (t * 27.0 + note).sin()),
            |t| swell(t, 0.4, 0.9, 1.5),
        );
        soften(kit.rate, &mut voice, 900.0);
        clip.lay(0.0, side, 0.5, &voice);
    }
    for (index, ratio) in [1.0, 1.53, 2.37].into_iter().enumerate() {
        let glass = bell(kit.rate, hertz(69.0) * ratio, 0.9, 1.41, 0.8);
        clip.lay(0.35 + index as f32 * 0.12, index as f32 * 0.5 - 0.5, 0.16, &glass);
    }
    clip.room(DOME);
    clip
}

/// The relic ship is returned: three low voices that sink.
fn relic_returned(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(57.0, -0.4), (50.0, 0.4), (45.0, 0.0)] {
        let mut voice =
            tone(kit.rate, Waveform::Saw, 1.1, |t| hertz(note - 4.0 * t * t), |t| swell(t, 0.08, 0.95, 1.1));
        soften(kit.rate, &mut voice, 700.0);
        clip.lay(0.0, side, 0.5, &voice);
    }
    clip.room(DOME);
    clip
}

/// A raid: a falling tone that cuts through the air, and a heavy blow.
fn raid(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let pitch = kit.pick(&[62.0, 59.0]);
    let mut cut = tone(
        kit.rate,
        Waveform::Saw,
        0.32,
        |t| hertz(pitch + 14.0 - 80.0 * t * t),
        |t| 0.6 * swell(t, 0.06, 0.2, 0.32),
    );
    soften(kit.rate, &mut cut, 1500.0);
    let hit = knock(kit.rate, &mut kit.dice, &[(62.0, 1.4, 0.4), (98.0, 0.8, 0.26), (233.0, 0.4, 0.12)], 0.8);
    clip.lay(0.0, -0.4, 0.7, &cut);
    clip.lay(0.01, 0.4, 0.5, &cut);
    clip.lay(0.26, 0.0, 1.0, &hit);
    clip.room(DOME);
    clip
}

/// A theft: three falling notes that move from right to left.
fn theft(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = kit.pick(&[[74.0, 70.0, 67.0], [72.0, 69.0, 65.0]]);
    for (index, note) in notes.into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.35, 0.3);
        clip.lay(index as f32 * 0.065, 0.6 - 0.6 * index as f32, 0.9, &string);
    }
    clip.room(CABIN);
    clip
}

/// Ships are evicted: a push, and the clatter of ships in the Maintenance Bay.
fn evicted(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let push = tone(kit.rate, Waveform::Sine, 0.3, |t| 150.0 - 260.0 * t, |t| strike(t, 0.005, 0.28));
    clip.lay(0.0, 0.0, 0.9, &push);
    let mut at = 0.16;
    let mut gap = 0.05;
    for hit in 0..6 {
        let body = kit.about(700.0, 0.3);
        let sound = knock(kit.rate, &mut kit.dice, &[(body, 0.7, 0.05), (body * 1.8, 0.4, 0.03)], 0.4);
        let pan = kit.dice.between(-0.5, 0.5);
        clip.lay(at, pan, 0.7 - 0.09 * hit as f32, &sound);
        at += gap;
        gap *= 1.22;
    }
    clip.room(CABIN);
    clip
}

/// The Plasma Cannon is fired: it charges and booms, and the dome echoes.
fn cannon(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let charge =
        tone(kit.rate, Waveform::Triangle, 0.4, |t| hertz(50.0 + 60.0 * t * t), |t| 0.5 * swell(t, 0.34, 0.05, 0.4));
    let boom = tone(kit.rate, Waveform::Sine, 0.8, |t| 48.0 + 70.0 * (-t * 14.0).exp(), |t| strike(t, 0.004, 0.75));
    let air =
        wind(kit.rate, &mut kit.dice, 0.7, 0.6, |t| 300.0 + 2200.0 * (-t * 7.0).exp(), |t| 0.6 * strike(t, 0.004, 0.6));
    clip.lay(0.0, 0.0, 0.6, &charge);
    clip.lay(0.38, 0.0, 1.2, &boom);
    clip.lay(0.38, -0.4, 0.6, &air);
    clip.lay(0.4, 0.4, 0.6, &air);
    clip.room(DOME);
    clip
}
