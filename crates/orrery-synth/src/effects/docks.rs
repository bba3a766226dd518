//! The sounds of docking: the same soft clamp for every facility, followed by a sound of the facility's own.

use super::recipe::{CABIN, EffectRecipe, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("dock-solar-converter", solar_converter),
    ("dock-lunar-mine", lunar_mine),
    ("dock-orbital-market", orbital_market),
    ("dock-shipyard", shipyard),
    ("dock-colony-constructor", colony_constructor),
    ("dock-colonist-hub", colonist_hub),
    ("dock-raiders-outpost", raiders_outpost),
    ("dock-alien-artifact", alien_artifact),
    ("dock-terraforming-station", terraforming_station),
    ("dock-maintenance-bay", maintenance_bay),
];

/// Returns the sound of the closing clamp.
fn clamp(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = knock(kit.rate, &mut kit.dice, &[(128.0, 1.0, 0.12), (287.0, 0.45, 0.07), (610.0, 0.2, 0.04)], 0.3);
    let latch = knock(kit.rate, &mut kit.dice, &[(1320.0, 0.35, 0.025), (2140.0, 0.2, 0.02)], 0.25);
    clip.lay(0.0, 0.0, 0.9, &body);
    clip.lay(0.055, 0.15, 0.35, &latch);
    clip
}

/// A ship docks at the Solar Converter: a warm brass tone.
fn solar_converter(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for (index, note) in [62.0, 69.0, 74.0].into_iter().enumerate() {
        let side = index as f32 * 0.4 - 0.4;
        let ray = tone(
            kit.rate,
            Waveform::Triangle,
            0.5,
            |t| hertz(note) * (1.0 + 0.003 * (t * 31.0).sin()),
            |t| swell(t, 0.09, 0.35, 0.5),
        );
        clip.lay(0.04 + index as f32 * 0.03, side, 0.32, &ray);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Lunar Mine: a pick on stone, deep in the moon.
fn lunar_mine(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    let stone = knock(
        kit.rate,
        &mut kit.dice,
        &[(220.0, 0.9, 0.16), (523.0, 0.6, 0.22), (1240.0, 0.35, 0.28), (1905.0, 0.15, 0.2)],
        0.5,
    );
    clip.lay(0.06, -0.1, 0.7, &stone);
    clip.room(CABIN);
    clip
}

/// A ship docks at the Orbital Market: two coins.
fn orbital_market(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for (index, note) in [81.0, 86.0].into_iter().enumerate() {
        let coin = bell(kit.rate, hertz(note), 0.4, 1.41, 0.9);
        clip.lay(0.06 + index as f32 * 0.08, 0.4 - 0.8 * index as f32, 0.3, &coin);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Shipyard: a muffled anvil.
fn shipyard(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    let f = hertz(62.0);
    let anvil = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.3), (f * 2.76, 0.5, 0.22), (f * 5.4, 0.2, 0.1)], 0.4);
    clip.lay(0.07, 0.1, 0.55, &anvil);
    clip.lay(0.2, -0.15, 0.25, &anvil);
    clip.room(CABIN);
    clip
}

/// A ship docks at the Colony Constructor: a ratchet.
fn colony_constructor(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for tooth in 0..4 {
        let body = 760.0 + 90.0 * tooth as f32;
        let tick = knock(kit.rate, &mut kit.dice, &[(body, 0.7, 0.03), (body * 2.1, 0.3, 0.02)], 0.35);
        clip.lay(0.07 + tooth as f32 * 0.055, tooth as f32 * 0.15 - 0.2, 0.5, &tick);
    }
    let low = tone(kit.rate, Waveform::Triangle, 0.3, |_| hertz(53.0), |t| 0.4 * swell(t, 0.03, 0.24, 0.3));
    clip.lay(0.16, 0.0, 0.8, &low);
    clip.room(CABIN);
    clip
}

/// A ship docks at the Colonist Hub: two notes of a marimba, like a doorbell.
fn colonist_hub(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for (index, note) in [65.0, 72.0].into_iter().enumerate() {
        let f = hertz(note);
        let bar = knock(kit.rate, &mut kit.dice, &[(f, 1.0, 0.32), (f * 3.93, 0.2, 0.1)], 0.06);
        clip.lay(0.06 + index as f32 * 0.1, 0.25 - 0.5 * index as f32, 0.5, &bar);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Raiders' Outpost: a growl behind a door.
fn raiders_outpost(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for (note, side) in [(38.0, -0.3), (38.13, 0.3), (45.0, 0.0)] {
        let mut growl = tone(
            kit.rate,
            Waveform::Saw,
            0.45,
            |t| hertz(note - 0.8 * t),
            |t| swell(t, 0.03, 0.36, 0.45) * (0.75 + 0.25 * (t * 150.0).sin()),
        );
        soften(kit.rate, &mut growl, 620.0);
        clip.lay(0.04, side, 0.4, &growl);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Alien Artifact: glass with an inharmonic ring.
fn alien_artifact(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    for (index, ratio) in [1.0, 1.53, 2.37].into_iter().enumerate() {
        let glass = tone(
            kit.rate,
            Waveform::Sine,
            0.55,
            |t| hertz(71.0) * ratio * (1.0 + 0.006 * (t * 44.0 + ratio).sin()),
            |t| swell(t, 0.07, 0.42, 0.55),
        );
        clip.lay(0.05 + index as f32 * 0.04, index as f32 * 0.5 - 0.5, 0.26, &glass);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Terraforming Station: a breath over the planet.
fn terraforming_station(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    let breath = wind(kit.rate, &mut kit.dice, 0.55, 2.2, |t| 500.0 + 900.0 * t, |t| 0.9 * swell(t, 0.22, 0.3, 0.55));
    clip.lay(0.02, -0.3, 0.6, &breath);
    clip.lay(0.05, 0.3, 0.6, &breath);
    for note in [57.0, 64.0] {
        let voice = tone(kit.rate, Waveform::Triangle, 0.5, |_| hertz(note), |t| 0.4 * swell(t, 0.15, 0.3, 0.5));
        clip.lay(0.05, 0.0, 0.5, &voice);
    }
    clip.room(CABIN);
    clip
}

/// A ship docks at the Maintenance Bay: a dull thud and a low string.
fn maintenance_bay(kit: &mut RecipeContext) -> Clip {
    let mut clip = clamp(kit);
    let string = pluck(kit.rate, &mut kit.dice, hertz(45.0), 0.45, 0.08);
    let shelf = tone(kit.rate, Waveform::Sine, 0.14, |t| 96.0 - 120.0 * t, |t| strike(t, 0.003, 0.13));
    clip.lay(0.02, 0.0, 0.5, &string);
    clip.lay(0.05, 0.0, 0.8, &shelf);
    clip.room(CABIN);
    clip
}
