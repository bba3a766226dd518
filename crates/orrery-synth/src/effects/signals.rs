//! The sounds of turns, controls, points, buttons, warnings and the end of a match.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("control-gained", control_gained),
    ("control-lost", control_lost),
    ("point", point),
    ("turn-own", turn_own),
    ("turn-other", turn_other),
    ("refused", refused),
    ("button", button),
    ("hover", hover),
    ("pick", pick),
    ("undo", undo),
    ("redo", redo),
    ("toast", toast),
    ("question", question),
    ("last-colony", last_colony),
    ("victory", victory),
    ("defeat", defeat),
    ("ratchet", ratchet),
    ("detent", detent),
];

/// Adds plucked strings, one after the other. Each note is given by its pitch, time in seconds, and gain.
fn strings(kit: &mut RecipeContext, clip: &mut Clip, notes: &[(f32, f32, f32)], ring: f32, bright: f32) {
    for (index, &(note, at, gain)) in notes.iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), ring, bright);
        let side = if index % 2 == 0 { -0.25 } else { 0.25 };
        clip.lay(at, side, gain, &string);
    }
}

/// Adds a soft, sustained chord below the strings.
fn bed(kit: &RecipeContext, clip: &mut Clip, notes: &[f32], at: f32, length: f32, gain: f32) {
    for (index, &note) in notes.iter().enumerate() {
        for detune in [-0.07, 0.07] {
            let mut voice = tone(
                kit.rate,
                Waveform::Saw,
                length,
                |t| hertz(note + detune) * (1.0 + 0.001 * (t * 5.0 + note).sin()),
                |t| swell(t, length * 0.3, length * 0.6, length),
            );
            soften(kit.rate, &mut voice, 850.0);
            let side = (index as f32 / notes.len() as f32 - 0.4) + detune * 4.0;
            clip.lay(at, side, gain, &voice);
        }
    }
}

fn control_gained(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    strings(kit, &mut clip, &[(57.0, 0.0, 0.8), (64.0, 0.12, 0.8), (69.0, 0.24, 0.9)], 1.0, 0.3);
    bed(kit, &mut clip, &[50.0, 57.0], 0.0, 1.0, 0.14);
    clip.room(DOME);
    clip
}

fn control_lost(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    strings(kit, &mut clip, &[(64.0, 0.0, 0.8), (60.0, 0.13, 0.7), (57.0, 0.26, 0.7)], 0.9, 0.14);
    bed(kit, &mut clip, &[45.0, 52.0], 0.0, 0.9, 0.12);
    clip.room(DOME);
    clip
}

/// The score changes: the tick of a small clock.
fn point(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[81.0, 79.0]));
    let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.18), (f * 2.76, 0.2, 0.08)], 0.15);
    clip.lay(0.0, 0.0, 1.0, &tick);
    clip.room(CABIN);
    clip
}

/// The player's own turn begins: an open chord, plucked upwards.
fn turn_own(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = [(50.0, 0.0, 0.7), (57.0, 0.09, 0.7), (62.0, 0.18, 0.7), (65.0, 0.27, 0.7), (72.0, 0.38, 0.8)];
    strings(kit, &mut clip, &notes, 1.4, 0.32);
    clip.room(DOME);
    clip
}

/// Another player's turn begins: two low notes, far away.
fn turn_other(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    strings(kit, &mut clip, &[(57.0, 0.0, 0.7), (50.0, 0.14, 0.7)], 0.8, 0.1);
    clip.room(DOME);
    clip
}

/// An order is refused: a soft double thud, not an alarm.
fn refused(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let low = kit.pick(&[116.0, 110.0]);
    for thud in 0..2 {
        let body = tone(
            kit.rate,
            Waveform::Triangle,
            0.13,
            |t| low * (1.0 - 0.12 * thud as f32) - 90.0 * t,
            |t| strike(t, 0.004, 0.12),
        );
        clip.lay(thud as f32 * 0.1, 0.0, 0.9, &body);
    }
    clip.room(FELT);
    clip
}

/// A button is pressed: the switch of an old instrument.
fn button(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = kit.about(900.0, 0.06);
    let down = knock(kit.rate, &mut kit.dice, &[(body * 0.33, 0.7, 0.04), (body, 0.5, 0.02)], 0.4);
    let up = knock(kit.rate, &mut kit.dice, &[(body * 1.5, 0.4, 0.015)], 0.3);
    clip.lay(0.0, 0.0, 1.0, &down);
    clip.lay(0.038, 0.0, 0.4, &up);
    clip.room(FELT);
    clip
}

/// The pointer moves onto a control: a short tick.
fn hover(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(1500.0, 0.05);
    let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.02), (f * 0.5, 0.4, 0.025)], 0.1);
    clip.lay(0.0, 0.0, 1.0, &tick);
    clip
}

/// A target is picked: a short ringing tick.
fn pick(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[74.0, 76.0]));
    let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.7, 0.12), (f * 2.0, 0.2, 0.06), (f * 0.5, 0.3, 0.08)], 0.2);
    clip.lay(0.0, 0.0, 1.0, &tick);
    clip.room(CABIN);
    clip
}

/// An order is undone: two notes played backwards.
fn undo(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    drawn(kit, &mut clip, &[69.0, 62.0]);
    clip.room(CABIN);
    clip
}

/// An order is redone: the same two notes in reverse order.
fn redo(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    drawn(kit, &mut clip, &[62.0, 69.0]);
    clip.room(CABIN);
    clip
}

fn drawn(kit: &mut RecipeContext, clip: &mut Clip, notes: &[f32]) {
    for (index, &note) in notes.iter().enumerate() {
        let mut string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.22, 0.3);
        string.reverse();
        let last = string.len();
        for (i, sample) in string.iter_mut().rev().enumerate().take(last.min(200)) {
            *sample *= i as f32 / 200.0;
        }
        clip.lay(index as f32 * 0.1, 0.2 - 0.4 * index as f32, 0.9, &string);
    }
}

/// A message appears: one muffled bell.
fn toast(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let sound = bell(kit.rate, hertz(72.0), 0.6, 2.0, 0.5);
    clip.lay(0.0, 0.2, 0.6, &sound);
    clip.room(DOME);
    clip
}

/// A question appears: two notes that do not resolve.
fn question(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (index, note) in [67.0, 74.0].into_iter().enumerate() {
        let sound = bell(kit.rate, hertz(note), 0.55, 2.0, 0.4);
        clip.lay(index as f32 * 0.14, index as f32 * 0.4 - 0.2, 0.6, &sound);
    }
    clip.room(DOME);
    clip
}

/// A player has one colony left to land: two heartbeats, and a distant bell.
fn last_colony(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, gain) in [(0.0, 1.0), (0.22, 0.7), (0.9, 1.0), (1.12, 0.7)] {
        let beat =
            tone(kit.rate, Waveform::Sine, 0.26, |t| 52.0 + 46.0 * (-t * 30.0).exp(), |t| strike(t, 0.006, 0.24));
        clip.lay(at, 0.0, gain, &beat);
    }
    let far = bell(kit.rate, hertz(69.0), 1.2, 1.41, 0.8);
    clip.lay(0.45, 0.4, 0.18, &far);
    clip.room(DOME);
    clip
}

/// The match is won: the chord of the music unfolds upwards and is sustained.
fn victory(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = [50.0, 57.0, 62.0, 65.0, 69.0, 74.0, 76.0, 81.0];
    let run: Vec<_> = notes.iter().enumerate().map(|(i, &note)| (note, i as f32 * 0.14, 0.6)).collect();
    strings(kit, &mut clip, &run, 2.2, 0.4);
    bed(kit, &mut clip, &[50.0, 57.0, 62.0, 64.0, 69.0], 0.3, 3.2, 0.12);
    for (index, note) in [81.0, 86.0, 88.0].into_iter().enumerate() {
        let light = bell(kit.rate, hertz(note), 1.4, 2.0, 0.5);
        clip.lay(1.2 + index as f32 * 0.16, index as f32 * 0.5 - 0.5, 0.14, &light);
    }
    clip.room(DOME);
    clip
}

/// The match is lost: the same chord downwards, gently.
fn defeat(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let run = [(69.0, 0.0, 0.6), (65.0, 0.24, 0.6), (62.0, 0.48, 0.6), (57.0, 0.78, 0.6), (50.0, 1.1, 0.7)];
    strings(kit, &mut clip, &run, 1.8, 0.16);
    bed(kit, &mut clip, &[45.0, 50.0, 57.0, 60.0], 0.3, 2.6, 0.12);
    let air = wind(kit.rate, &mut kit.dice, 2.0, 0.7, |t| 900.0 - 300.0 * t, |t| 0.05 * swell(t, 0.8, 1.0, 2.0));
    clip.lay(0.5, 0.0, 1.0, &air);
    clip.room(DOME);
    clip
}

/// The title orrery turns: a soft whirr of gears, and a ratchet that speeds up and slows down, with one click per tooth.
fn ratchet(kit: &mut RecipeContext) -> Clip {
    /// The number of teeth that pass.
    const TEETH: u8 = 16;
    let mut clip = kit.clip();
    let length = kit.seconds * 0.86;
    // The turn is slow at its beginning and its end.
    let speed = |t: f32| (t / length * std::f32::consts::PI).sin().max(0.0);
    let (low, high) = (kit.about(420.0, 0.05), kit.about(640.0, 0.05));
    let whirr = wind(kit.rate, &mut kit.dice, length, 2.4, |t| low + (high - low) * speed(t), |t| speed(t).powf(1.5));
    clip.lay(0.0, 0.0, 0.5, &whirr);
    let hum = tone(kit.rate, Waveform::Triangle, length, |t| hertz(38.0) * (0.7 + 0.3 * speed(t)), |t| speed(t) * 0.5);
    clip.lay(0.0, 0.0, 0.4, &hum);
    for tooth in 0..TEETH {
        // The time at which the turn reaches this tooth.
        let part = (f32::from(tooth) + 0.5) / f32::from(TEETH);
        let at = (1.0 - 2.0 * part).acos() / std::f32::consts::PI * length;
        let body = kit.about(1900.0, 0.06);
        let click = knock(kit.rate, &mut kit.dice, &[(body, 0.5, 0.018), (body * 0.42, 0.5, 0.03)], 0.25);
        clip.lay(at, (part - 0.5) * 0.5, 0.22 + 0.1 * (1.0 - speed(at)), &click);
    }
    clip.room(CABIN);
    clip
}

/// An arm of the orrery arrives: the catch drops into its notch, and felt dampens the ringing.
fn detent(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let brass = kit.about(hertz(74.0), 0.01);
    let catch = knock(kit.rate, &mut kit.dice, &[(brass, 0.5, 0.10), (brass * 2.76, 0.25, 0.05)], 0.5);
    let felt = knock(kit.rate, &mut kit.dice, &[(150.0, 0.9, 0.09), (92.0, 0.5, 0.12)], 0.2);
    clip.lay(0.0, 0.0, 0.7, &catch);
    clip.lay(0.035, 0.0, 0.8, &felt);
    clip.room(CABIN);
    clip
}
