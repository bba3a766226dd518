//! The sounds of fights: steel dice, guns, the rewards of victory and the costs of defeat.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("steel", steel),
    ("tumble", tumble),
    ("cannon-thud", cannon_thud),
    ("turned-off", turned_off),
    ("laurel", laurel),
    ("prize-left", prize_left),
    ("gun-dark", gun_dark),
    ("falling-gear", falling_gear),
];

/// A die hits steel: it rings longer than on felt, each time with different partials.
fn steel(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = kit.about(1500.0, 0.18);
    let modes = [
        (body * 0.34, 0.4, 0.05),
        (body, 0.8, 0.12),
        (kit.about(body * 1.83, 0.05), 0.5, 0.16),
        (kit.about(body * 2.94, 0.06), 0.3, 0.1),
    ];
    let sound = knock(kit.rate, &mut kit.dice, &modes, 0.5);
    let pan = kit.dice.between(-0.25, 0.25);
    clip.lay(0.0, pan, 1.0, &sound);
    clip.room(FELT);
    clip
}

/// Dice are rolled: a die leaves its cup and spins over the rail.
fn tumble(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let low = kit.about(650.0, 0.1);
    let whirr = wind(
        kit.rate,
        &mut kit.dice,
        0.36,
        1.8,
        |t| low + 900.0 * t,
        |t| swell(t, 0.08, 0.24, 0.36) * (0.6 + 0.4 * (t * 130.0).sin()),
    );
    clip.lay(0.0, 0.1, 0.9, &whirr);
    for touch in 0..3 {
        let f = kit.about(1300.0, 0.2);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.03), (f * 2.1, 0.3, 0.02)], 0.4);
        clip.lay(touch as f32 * kit.about(0.05, 0.3), 0.2 - 0.2 * touch as f32, 0.5, &tick);
    }
    clip.room(FELT);
    clip
}

/// Guns fire behind the hull: a very low thud, and the rattle that follows.
fn cannon_thud(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let thud = tone(kit.rate, Waveform::Sine, 0.7, |t| 44.0 + 90.0 * (-t * 22.0).exp(), |t| strike(t, 0.004, 0.65));
    let blast =
        wind(kit.rate, &mut kit.dice, 0.5, 0.6, |t| 250.0 + 1900.0 * (-t * 9.0).exp(), |t| strike(t, 0.004, 0.45));
    let plates = knock(kit.rate, &mut kit.dice, &[(165.0, 0.6, 0.3), (392.0, 0.35, 0.24), (811.0, 0.15, 0.16)], 0.4);
    clip.lay(0.0, 0.0, 1.0, &thud);
    clip.lay(0.0, -0.3, 0.7, &blast);
    clip.lay(0.05, 0.3, 0.5, &plates);
    clip.room(DOME);
    clip
}

/// Pirates are paid and turn away: a growl passes and fades.
fn turned_off(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(45.0, 0.2), (45.12, 0.6)] {
        let mut growl = tone(kit.rate, Waveform::Saw, 0.65, |t| hertz(note - 7.0 * t), |t| swell(t, 0.12, 0.5, 0.65));
        soften(kit.rate, &mut growl, 560.0);
        clip.lay(0.0, side, 0.5, &growl);
    }
    let wake = wind(kit.rate, &mut kit.dice, 0.6, 0.9, |t| 1200.0 - 1400.0 * t, |t| 0.4 * swell(t, 0.1, 0.45, 0.6));
    clip.lay(0.05, 0.6, 0.8, &wake);
    clip.room(CABIN);
    clip
}

/// The fight is won: four rising strings, and a bell.
fn laurel(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [62.0, 67.0, 69.0, 74.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.7, 0.45);
        clip.lay(0.06 * nth as f32, 0.25 * nth as f32 - 0.4, 0.6, &string);
    }
    let leaf = bell(kit.rate, hertz(86.0), 0.5, 2.0, 0.4);
    clip.lay(0.26, 0.3, 0.2, &leaf);
    clip.room(DOME);
    clip
}

/// A prize is not taken: a lid closes again.
fn prize_left(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let lid = knock(kit.rate, &mut kit.dice, &[(230.0, 0.8, 0.09), (540.0, 0.3, 0.05)], 0.3);
    clip.lay(0.02, 0.0, 0.9, &lid);
    clip.lay(0.11, 0.05, 0.25, &lid);
    clip.room(FELT);
    clip
}

/// Adds `count` sparks to the clip, beginning at `from` seconds.
fn sparks(kit: &mut RecipeContext, clip: &mut Clip, from: f32, count: u8) {
    let mut at = from;
    for _ in 0..count {
        let f = kit.dice.between(2600.0, 4800.0);
        let crack = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.01)], 0.8);
        let pan = kit.dice.between(-0.5, 0.5);
        clip.lay(at, pan, 0.4, &crack);
        at += kit.dice.between(0.02, 0.08);
    }
}

/// A cannon is lost: its hum sinks among sparks.
fn gun_dark(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut hum = tone(kit.rate, Waveform::Saw, 0.7, |t| hertz(57.0 - 22.0 * t), |t| 0.6 * swell(t, 0.02, 0.6, 0.7));
    soften(kit.rate, &mut hum, 900.0);
    clip.lay(0.0, 0.0, 0.8, &hum);
    sparks(kit, &mut clip, 0.04, 7);
    clip.room(CABIN);
    clip
}

/// A module is lost: a gear comes loose and falls through the ship, in steps of falling pitch.
fn falling_gear(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    sparks(kit, &mut clip, 0.0, 4);
    let (mut at, mut fall) = (0.08, 0.19);
    for step in 0..6 {
        let f = kit.about(hertz(69.0 - 3.5 * step as f32), 0.02);
        let tooth = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.16), (f * 2.76, 0.4, 0.1), (f * 5.4, 0.15, 0.05)], 0.5);
        clip.lay(at, if step % 2 == 0 { -0.3 } else { 0.3 }, 0.8 - 0.07 * step as f32, &tooth);
        at += fall;
        fall *= 0.8;
    }
    clip.room(DOME);
    clip
}
