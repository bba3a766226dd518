//! The chords of the games on the title screen. A chord is played when its game comes to the front.
//!
//! The list of sounds of each game names its chord. All chords fit the bed of the music, regardless of its current chord.

use super::recipe::{CABIN, DOME, EffectRecipe, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("title", any),
    ("title-planet", planet),
    ("title-two-ships", two_ships),
    ("title-furnace", furnace),
    ("title-night-lane", night_lane),
];

/// Adds sustained voices below a chord, which swell and fade slowly. Their frequencies above `corner` are removed.
fn held(kit: &RecipeContext, clip: &mut Clip, notes: &[f32], corner: f32, gain: f32) {
    let length = kit.seconds;
    for (index, &note) in notes.iter().enumerate() {
        for detune in [-0.06, 0.06] {
            let mut voice = tone(
                kit.rate,
                Waveform::Saw,
                length,
                |t| hertz(note + detune) * (1.0 + 0.0012 * (t * 4.4 + note).sin()),
                |t| swell(t, length * 0.25, length * 0.6, length),
            );
            soften(kit.rate, &mut voice, corner);
            clip.lay(0.0, (index as f32 / notes.len() as f32 - 0.4) + detune * 4.0, gain, &voice);
        }
    }
}

/// Creates the chord of a game that has none of its own: an open fifth with its ninth, on glass.
fn any(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (index, note) in [62.0, 69.0, 76.0].into_iter().enumerate() {
        let glass = bell(kit.rate, hertz(note), 1.3, 2.0, 0.3);
        clip.lay(index as f32 * 0.09, index as f32 * 0.3 - 0.3, 0.5, &glass);
    }
    clip.room(DOME);
    clip
}

/// Creates the chord of a game about a planet: a warm ninth, plucked upwards, and a distant alien song.
fn planet(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    held(kit, &mut clip, &[38.0, 50.0, 57.0], 620.0, 0.13);
    for (index, note) in [57.0, 62.0, 65.0, 72.0, 76.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 1.6, 0.3);
        clip.lay(0.05 + 0.1 * index as f32, index as f32 * 0.2 - 0.4, 0.6, &string);
    }
    // The song slides up a fourth and ends in a vibrato.
    let arrives = |t: f32| ((t - 0.3) / 0.5).clamp(0.0, 1.0);
    let song = tone(
        kit.rate,
        Waveform::Sine,
        1.7,
        |t| hertz(76.0 + 5.0 * arrives(t) * arrives(t)) * (1.0 + 0.006 * arrives(t) * (t * 34.0).sin()),
        |t| swell(t, 0.5, 0.8, 1.7),
    );
    clip.lay(0.5, 0.35, 0.07, &song);
    clip.room(DOME);
    clip
}

/// Creates the chord of a game about two ships: fourths over the hum of engines, and a signal on the left that is answered on the
/// right.
fn two_ships(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    held(kit, &mut clip, &[33.0, 45.0], 360.0, 0.2);
    held(kit, &mut clip, &[57.0, 62.0, 67.0], 1100.0, 0.08);
    for (at, side, notes) in [(0.08, -0.6, [69.0, 74.0]), (0.62, 0.6, [67.0, 76.0])] {
        for (index, note) in notes.into_iter().enumerate() {
            let lamp = bell(kit.rate, hertz(note), 1.1, 2.0, 0.45);
            clip.lay(at + 0.13 * index as f32, side, 0.42, &lamp);
        }
    }
    let jet = wind(kit.rate, &mut kit.dice, 1.6, 0.8, |t| 380.0 + 300.0 * t, |t| 0.16 * swell(t, 0.7, 0.7, 1.6));
    clip.lay(0.2, 0.0, 0.8, &jet);
    clip.room(DOME);
    clip
}

/// Creates the chord of a game about a foundry: a furnace breathes, a hammer falls twice, and the metal continues to ring.
fn furnace(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    held(kit, &mut clip, &[29.0, 41.0, 48.0], 300.0, 0.22);
    let length = kit.seconds * 0.8;
    let fire = wind(kit.rate, &mut kit.dice, length, 0.9, |t| 210.0 + 120.0 * t, |t| 0.5 * swell(t, 0.5, 1.0, length));
    clip.lay(0.0, 0.0, 0.8, &fire);
    for (at, gain) in [(0.12, 1.0), (0.42, 0.6)] {
        let body = kit.about(392.0, 0.01);
        let modes = [(98.0, 0.9, 0.2), (body, 0.5, 0.5), (body * 2.67, 0.3, 0.35), (body * 4.9, 0.12, 0.2)];
        let hammer = knock(kit.rate, &mut kit.dice, &modes, 0.5);
        clip.lay(at, -0.15, 0.7 * gain, &hammer);
    }
    for (index, note) in [65.0, 69.0, 72.0, 76.0].into_iter().enumerate() {
        let brass = bell(kit.rate, hertz(note), 1.2, 1.0, 0.9);
        clip.lay(0.44 + 0.08 * index as f32, index as f32 * 0.25 - 0.35, 0.24, &brass);
    }
    clip.room(CABIN);
    clip
}

/// Creates the chord of a game about smugglers: a quiet walking bass over a low hum, a distant siren that passes from right to
/// left, and coins.
fn night_lane(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    held(kit, &mut clip, &[38.0, 45.0], 300.0, 0.16);
    for (at, note) in [(0.0, 50.0), (0.24, 53.0), (0.42, 55.0), (0.54, 56.0), (0.72, 57.0), (1.02, 50.0)] {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 1.1, 0.55);
        clip.lay(at, -0.1, 0.75, &string);
    }
    // The siren rises and falls three times, each time a little lower, because it recedes.
    for (part, (side, fall)) in [(0.6, 0.0), (0.1, -0.6), (-0.5, -1.4)].into_iter().enumerate() {
        let siren = tone(
            kit.rate,
            Waveform::Triangle,
            0.6,
            |t| hertz(74.0 + fall + 3.0 * (t * 5.2).sin()),
            |t| swell(t, 0.2, 0.35, 0.6),
        );
        clip.lay(0.5 + 0.42 * part as f32, side, 0.05, &siren);
    }
    for (at, note) in [(1.2, 88.0), (1.29, 93.0), (1.41, 86.0)] {
        let coin = bell(kit.rate, hertz(note), 0.7, 3.0, 0.6);
        clip.lay(at, 0.3, 0.2, &coin);
    }
    clip.room(CABIN);
    clip
}
