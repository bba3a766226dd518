//! The sounds of a flight along a string of cards: glass that turns clear, pirates, sectors that close, and the skies of the
//! sectors.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("string-out", string_out),
    ("string-back", string_back),
    ("snap-back", snap_back),
    ("sector-closes", sector_closes),
    ("shutter", shutter),
    ("put-back", put_back),
    ("glass-clear", glass_clear),
    ("glass-dull", glass_dull),
    ("brass-pirates", brass_pirates),
    ("brass-corsairs", brass_corsairs),
    ("world-used", world_used),
    ("replacement", replacement),
    ("gap", gap),
    ("sky-1", first_sky),
    ("sky-2", second_sky),
    ("sky-3", third_sky),
    ("sky-4", fourth_sky),
];

/// Adds beads that run along a brass rail: ticks whose pitch rises if `rising`, or else falls.
fn beads(kit: &mut RecipeContext, clip: &mut Clip, length: f32, rising: bool) {
    const BEADS: u8 = 9;
    for bead in 0..BEADS {
        let way = (f32::from(bead) + 0.5) / f32::from(BEADS);
        let f = kit.about(if rising { 900.0 + 800.0 * way } else { 1700.0 - 800.0 * way }, 0.04);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.05), (f * 2.3, 0.2, 0.03)], 0.15);
        let side = if rising { way - 0.5 } else { 0.5 - way };
        clip.lay(way.sqrt() * length, side, 0.5, &tick);
    }
}

/// The flight begins: a rail with beads is drawn out of its window.
fn string_out(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.6, 1.6, |t| 400.0 + 1500.0 * t, |t| 0.6 * swell(t, 0.2, 0.35, 0.6));
    clip.lay(0.0, -0.2, 0.8, &slide);
    beads(kit, &mut clip, 0.6, true);
    clip.room(CABIN);
    clip
}

/// The flight ends: the rail with its beads is drawn back.
fn string_back(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.5, 1.6, |t| 1300.0 - 1700.0 * t, |t| 0.6 * swell(t, 0.15, 0.3, 0.5));
    clip.lay(0.0, 0.2, 0.8, &slide);
    beads(kit, &mut clip, 0.42, false);
    clip.room(CABIN);
    clip
}

/// The flight is lost: the rail snaps back.
fn snap_back(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let whip = wind(kit.rate, &mut kit.dice, 0.2, 1.2, |t| 3200.0 - 13_000.0 * t, |t| swell(t, 0.02, 0.16, 0.2));
    let spring = tone(
        kit.rate,
        Waveform::Triangle,
        0.6,
        |t| hertz(45.0) * (1.0 + 0.12 * (t * 55.0).sin() * (-t * 6.0).exp()),
        |t| 0.7 * strike(t, 0.004, 0.55),
    );
    clip.lay(0.0, 0.3, 0.9, &whip);
    clip.lay(0.09, 0.0, 0.9, &spring);
    clip.room(CABIN);
    clip
}

/// A sector closes: a riffle, as of a pack of cards.
fn sector_closes(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for leaf in 0..14 {
        let top = kit.about(2600.0, 0.2);
        let air = wind(kit.rate, &mut kit.dice, 0.05, 1.0, |t| top - 12_000.0 * t, |t| swell(t, 0.012, 0.035, 0.05));
        let way = leaf as f32 / 14.0;
        clip.lay(way * 0.42, 0.6 * (way - 0.5), 0.5 + 0.4 * way, &air);
    }
    let close = knock(kit.rate, &mut kit.dice, &[(150.0, 0.7, 0.08)], 0.2);
    clip.lay(0.46, 0.0, 0.5, &close);
    clip.room(FELT);
    clip
}

/// A hidden card appears in front of an eyepiece: the ticks of a shutter. The sound is the same for every card.
fn shutter(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for blade in 0..3 {
        let f = kit.about(1650.0, 0.08);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.4, 0.02), (f * 0.45, 0.4, 0.03)], 0.4);
        clip.lay(blade as f32 * 0.028, 0.2 * blade as f32 - 0.2, 0.6, &tick);
    }
    clip.room(FELT);
    clip
}

/// Inspected cards are put back: a slide, and a touch on felt.
fn put_back(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.28, 1.0, |t| 900.0 + 2400.0 * t, |t| 0.8 * swell(t, 0.1, 0.15, 0.28));
    let felt = knock(kit.rate, &mut kit.dice, &[(170.0, 0.8, 0.08), (410.0, 0.3, 0.04)], 0.2);
    clip.lay(0.0, -0.1, 0.8, &slide);
    clip.lay(0.24, 0.1, 0.7, &felt);
    clip.room(FELT);
    clip
}

/// Synthesises glass that turns clear: tones that slide to the chord `notes` from `rise` semitones below or, if `rise` is
/// negative, from above.
fn glass(kit: &mut RecipeContext, notes: &[f32], rise: f32) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.1;
    for (nth, &note) in notes.iter().enumerate() {
        let late = 0.05 * nth as f32;
        let line = tone(
            kit.rate,
            Waveform::Sine,
            length - late,
            |t| hertz(note - rise * (-t * 9.0).exp()) * (1.0 + 0.003 * (t * 30.0 + note).sin()),
            |t| 0.6 * swell(t, 0.12, length * 0.6, length - late),
        );
        clip.lay(late, 0.5 - 0.5 * nth as f32, 0.6, &line);
    }
    let touch = bell(kit.rate, hertz(notes[0]) * 2.0, 0.4, 1.53, 0.5);
    clip.lay(0.1, 0.1, 0.12, &touch);
    clip.room(CABIN);
    clip
}

fn glass_clear(kit: &mut RecipeContext) -> Clip {
    let notes = kit.pick(&[[74.0, 81.0, 86.0], [72.0, 79.0, 84.0]]);
    glass(kit, &notes, 5.0)
}

/// The Lost Planet is revealed: the same glass, more than an octave lower and less clear.
fn glass_dull(kit: &mut RecipeContext) -> Clip {
    glass(kit, &[57.0, 63.9], -1.5)
}

/// Synthesises a low swell of brass.
fn brass(kit: &mut RecipeContext, notes: &[f32], bend: f32) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.2;
    for (nth, &note) in notes.iter().enumerate() {
        for detune in [-0.06, 0.06] {
            let mut horn = tone(
                kit.rate,
                Waveform::Saw,
                length,
                |t| hertz(note + detune + bend * t / length),
                |t| swell(t, length * 0.45, length * 0.5, length),
            );
            soften(kit.rate, &mut horn, 380.0 + 260.0 * nth as f32);
            clip.lay(0.0, 0.4 * nth as f32 - 0.4 + detune * 4.0, 0.4, &horn);
        }
    }
    let drum =
        tone(kit.rate, Waveform::Sine, 0.4, |t| 58.0 + 40.0 * (-t * 24.0).exp(), |t| 0.7 * strike(t, 0.008, 0.38));
    clip.lay(0.0, 0.0, 0.7, &drum);
    clip.room(DOME);
    clip
}

fn brass_pirates(kit: &mut RecipeContext) -> Clip {
    brass(kit, &[38.0, 45.0, 50.0], 0.0)
}

/// Corsairs, who demand more than pirates, are met: lower brass with a dissonant note.
fn brass_corsairs(kit: &mut RecipeContext) -> Clip {
    brass(kit, &[33.0, 40.0, 45.9], -0.4)
}

/// A card is used: a short tick of brass.
fn world_used(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let tick = knock(kit.rate, &mut kit.dice, &[(1320.0, 0.5, 0.05), (3050.0, 0.2, 0.02)], 0.2);
    clip.lay(0.0, 0.0, 1.0, &tick);
    clip.room(FELT);
    clip
}

/// A card from the reserve replaces another: it falls and lands.
fn replacement(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let fall = wind(kit.rate, &mut kit.dice, 0.2, 1.2, |t| 2200.0 - 6000.0 * t, |t| 0.6 * swell(t, 0.08, 0.1, 0.2));
    let lands = knock(kit.rate, &mut kit.dice, &[(hertz(57.0), 0.8, 0.14), (hertz(76.0), 0.4, 0.18)], 0.3);
    clip.lay(0.0, 0.2, 0.7, &fall);
    clip.lay(0.18, 0.0, 0.9, &lands);
    clip.room(CABIN);
    clip
}

/// The reserve is empty, and a card is not replaced: a hollow falling tone.
fn gap(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let hollow =
        tone(kit.rate, Waveform::Triangle, 0.45, |t| hertz(52.0 - 5.0 * t), |t| 0.6 * swell(t, 0.1, 0.3, 0.45));
    let air = wind(kit.rate, &mut kit.dice, 0.4, 2.0, |t| 800.0 - 1200.0 * t, |t| 0.4 * swell(t, 0.05, 0.3, 0.4));
    clip.lay(0.0, 0.0, 0.9, &hollow);
    clip.lay(0.0, 0.0, 0.6, &air);
    clip.room(DOME);
    clip
}

/// Synthesises a slow pad for the start of a flight; each sector's sky has its own chord and timbre. It is synthesised an octave
/// too high and played at half the speed, which halves the size of its file.
fn sky(kit: &mut RecipeContext, chord: &[f32], wave: Waveform, corner: f32, beat: f32) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds;
    for (nth, &note) in chord.iter().enumerate() {
        for (detune, side) in [(-0.05, -0.7), (0.05, 0.7)] {
            let phase = note + side;
            let mut voice = tone(
                kit.rate,
                wave,
                length,
                |_| hertz(note + 12.0 + detune),
                |t| swell(t, length * 0.4, length * 0.55, length) * (0.8 + 0.2 * (2.0 * t * beat + phase).sin()),
            );
            soften(kit.rate, &mut voice, 2.0 * corner);
            let at = 0.3 * nth as f32 / chord.len() as f32;
            clip.lay(at, side * (1.0 - 0.2 * nth as f32), 0.35, &voice);
        }
    }
    clip.room(DOME);
    clip
}

fn first_sky(kit: &mut RecipeContext) -> Clip {
    sky(kit, &[50.0, 57.0, 64.0, 69.0], Waveform::Triangle, 1400.0, 2.1)
}

fn second_sky(kit: &mut RecipeContext) -> Clip {
    sky(kit, &[48.0, 55.0, 64.0, 67.0], Waveform::Saw, 700.0, 3.0)
}

fn third_sky(kit: &mut RecipeContext) -> Clip {
    sky(kit, &[53.0, 60.0, 67.0, 76.0], Waveform::Sine, 4000.0, 5.2)
}

fn fourth_sky(kit: &mut RecipeContext) -> Clip {
    sky(kit, &[45.0, 52.0, 59.0, 60.0], Waveform::Saw, 480.0, 1.3)
}
