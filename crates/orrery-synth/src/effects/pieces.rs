//! The sounds of dice, ships, fuel, ore and colonies.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("die", die),
    ("shake", shake),
    ("flight", flight),
    ("gather", gather),
    ("fuel", fuel),
    ("ore", ore),
    ("pay", pay),
    ("trade", trade),
    ("built", built),
    ("advance", advance),
    ("landing", landing),
    ("launch", launch),
    ("colony-moved", colony_moved),
    ("value", value),
    ("teleport", teleport),
];

/// A die hits felt over wood: a few short partials, different each time, and a second, softer touch.
fn die(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = kit.about(1150.0, 0.22);
    for touch in 0..2 {
        let at = touch as f32 * kit.about(0.045, 0.4);
        let gain = if touch == 0 { 1.0 } else { kit.dice.between(0.2, 0.45) };
        let modes = [
            (body * 0.31, 0.5, 0.07),
            (body, 0.9, 0.045),
            (kit.about(body * 1.72, 0.05), 0.6, 0.03),
            (kit.about(body * 2.61, 0.07), 0.35, 0.02),
        ];
        let sound = knock(kit.rate, &mut kit.dice, &modes, 0.6);
        let pan = kit.dice.between(-0.25, 0.25);
        clip.lay(at, pan, gain, &sound);
    }
    clip.room(FELT);
    clip
}

/// Dice are shaken in the hand: many soft touches in a hollow.
fn shake(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut at = 0.01;
    while at < kit.seconds - 0.12 {
        let body = kit.about(820.0, 0.3);
        let modes = [(body, 0.7, 0.03), (body * 1.9, 0.4, 0.02), (body * 0.4, 0.4, 0.05)];
        let sound = knock(kit.rate, &mut kit.dice, &modes, 0.4);
        let pan = kit.dice.between(-0.4, 0.4);
        let gain = kit.dice.between(0.4, 1.0) * swell(at, 0.12, 0.15, kit.seconds);
        clip.lay(at, pan, gain, &sound);
        at += kit.dice.between(0.025, 0.07);
    }
    clip.room(FELT);
    clip
}

/// A small craft passes: a rush of air, and a quiet motor that leans into the curve.
fn flight(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.08;
    let top = kit.about(1500.0, 0.2);
    let air = wind(
        kit.rate,
        &mut kit.dice,
        length,
        1.1,
        |t| 300.0 + top * (std::f32::consts::PI * t / length).sin(),
        |t| swell(t, length * 0.45, length * 0.5, length),
    );
    let note = hertz(kit.pick(&[50.0, 53.0, 57.0]));
    let mut motor = tone(
        kit.rate,
        Waveform::Triangle,
        length,
        |t| note * (1.0 + 0.35 * (std::f32::consts::PI * t / length).sin()),
        |t| 0.16 * swell(t, length * 0.3, length * 0.6, length),
    );
    soften(kit.rate, &mut motor, 1400.0);
    let side = if kit.variant.is_multiple_of(2) { 0.35 } else { -0.35 };
    clip.lay(0.0, side, 1.0, &air);
    clip.lay(0.02, -side, 0.8, &air);
    clip.lay(0.0, 0.0, 1.0, &motor);
    clip.room(CABIN);
    clip
}

/// The fleet returns: a soft sweep towards the player, with a touch at its end.
fn gather(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.1;
    let air = wind(
        kit.rate,
        &mut kit.dice,
        length,
        0.8,
        |t| 1500.0 - 1150.0 * t / length,
        |t| swell(t, length * 0.3, length * 0.6, length),
    );
    clip.lay(0.0, 0.0, 1.0, &air);
    let touch = knock(kit.rate, &mut kit.dice, &[(180.0, 1.0, 0.12), (420.0, 0.4, 0.06)], 0.2);
    clip.lay(length * 0.75, 0.0, 0.35, &touch);
    clip.room(CABIN);
    clip
}

/// Fuel is gained: two or three rising drops.
fn fuel(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes: &[f32] = kit.pick(&[&[69.0, 74.0], &[67.0, 72.0, 74.0], &[72.0, 77.0]]);
    for (index, &note) in notes.iter().enumerate() {
        let base = hertz(note);
        let drop =
            tone(kit.rate, Waveform::Sine, 0.22, |t| base * (1.0 - 0.5 * (-t * 26.0).exp()), |t| strike(t, 0.006, 0.2));
        let glow = tone(kit.rate, Waveform::Triangle, 0.3, |_| base, |t| 0.3 * strike(t, 0.02, 0.28));
        let pan = kit.dice.between(-0.3, 0.3);
        let at = index as f32 * kit.about(0.085, 0.1);
        clip.lay(at, pan, 1.0, &drop);
        clip.lay(at, -pan, 0.6, &glow);
    }
    clip.room(CABIN);
    clip
}

/// Ore is gained: two stones are put down, each with a clear short ring.
fn ore(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for stone in 0..2 {
        let body = kit.about(kit.pick(&[640.0, 560.0, 720.0]), 0.05) * if stone == 0 { 1.0 } else { 1.19 };
        let modes = [(body, 1.0, 0.09), (body * 2.32, 0.5, 0.06), (body * 3.9, 0.25, 0.16), (body * 0.35, 0.5, 0.08)];
        let sound = knock(kit.rate, &mut kit.dice, &modes, 0.35);
        let pan = kit.dice.between(-0.25, 0.25);
        clip.lay(stone as f32 * kit.about(0.09, 0.15), pan, 1.0 - 0.3 * stone as f32, &sound);
    }
    clip.room(FELT);
    clip
}

/// A payment: two soft notes, falling.
fn pay(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = kit.pick(&[[69.0, 62.0], [67.0, 60.0]]);
    for (index, note) in notes.into_iter().enumerate() {
        let sound = pluck(kit.rate, &mut kit.dice, hertz(note), 0.3, 0.18);
        clip.lay(index as f32 * 0.07, 0.1 - 0.2 * index as f32, 1.0, &sound);
    }
    clip.room(CABIN);
    clip
}

/// A trade: three notes, the second lower and the third higher than the first.
fn trade(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = kit.pick(&[[74.0, 69.0, 77.0], [72.0, 67.0, 76.0]]);
    for (index, note) in notes.into_iter().enumerate() {
        let sound = bell(kit.rate, hertz(note), 0.35, 2.76, 0.7);
        clip.lay(index as f32 * 0.075, index as f32 * 0.3 - 0.3, 0.9, &sound);
    }
    clip.room(CABIN);
    clip
}

/// A ship is built: three taps of a small hammer, and the tone of the hull.
fn built(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (tap, note) in [62.0, 69.0, 74.0].into_iter().enumerate() {
        let f = hertz(note);
        let modes = [(f, 0.8, 0.4), (f * 2.76, 0.3, 0.2), (f * 5.4, 0.12, 0.08)];
        let sound = knock(kit.rate, &mut kit.dice, &modes, 0.35);
        clip.lay(tap as f32 * 0.13, tap as f32 * 0.2 - 0.2, 0.9, &sound);
    }
    let hull = tone(kit.rate, Waveform::Triangle, 0.8, |_| hertz(50.0), |t| 0.5 * swell(t, 0.1, 0.6, 0.8));
    clip.lay(0.26, 0.0, 1.0, &hull);
    clip.room(DOME);
    clip
}

/// A colony advances on its track: the click of a ratchet, and a note of a marimba.
fn advance(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[62.0, 64.0, 65.0]));
    let tooth = knock(kit.rate, &mut kit.dice, &[(1450.0, 0.5, 0.02), (2300.0, 0.3, 0.015)], 0.4);
    let bar = knock(kit.rate, &mut kit.dice, &[(f, 1.0, 0.32), (f * 3.93, 0.22, 0.1), (f * 9.2, 0.05, 0.04)], 0.08);
    clip.lay(0.0, -0.1, 0.5, &tooth);
    clip.lay(0.04, 0.05, 1.0, &bar);
    clip.room(CABIN);
    clip
}

/// A colony lands: it comes down and touches the ground, dust settles around it, and five strings are plucked upwards.
fn landing(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let fall =
        wind(kit.rate, &mut kit.dice, 0.5, 1.4, |t| 1900.0 - 2900.0 * t.min(0.5), |t| 0.7 * swell(t, 0.25, 0.2, 0.5));
    let touch = knock(kit.rate, &mut kit.dice, &[(73.0, 1.3, 0.4), (110.0, 0.7, 0.25), (196.0, 0.3, 0.12)], 0.3);
    let dust = wind(kit.rate, &mut kit.dice, 0.6, 0.6, |t| 2400.0 - 2200.0 * t, |t| 0.3 * strike(t, 0.02, 0.6));
    clip.lay(0.0, 0.0, 0.8, &fall);
    clip.lay(0.42, 0.0, 1.0, &touch);
    clip.lay(0.44, -0.4, 0.6, &dust);
    clip.lay(0.46, 0.4, 0.6, &dust);
    for (index, note) in [50.0, 57.0, 62.0, 65.0, 69.0].into_iter().enumerate() {
        let sound = pluck(kit.rate, &mut kit.dice, hertz(note), 1.0, 0.25);
        clip.lay(0.47 + index as f32 * 0.035, index as f32 * 0.2 - 0.4, 0.45, &sound);
    }
    clip.room(DOME);
    clip
}

/// A finished colony leaves the Hub: a rising motor, and a rush of air.
fn launch(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let air = wind(kit.rate, &mut kit.dice, 0.9, 0.8, |t| 250.0 + 2300.0 * t * t, |t| 0.8 * swell(t, 0.35, 0.5, 0.9));
    let mut motor =
        tone(kit.rate, Waveform::Saw, 0.9, |t| hertz(38.0 + 14.0 * t * t), |t| 0.4 * swell(t, 0.1, 0.6, 0.9));
    soften(kit.rate, &mut motor, 700.0);
    clip.lay(0.0, -0.2, 0.8, &air);
    clip.lay(0.02, 0.3, 0.6, &air);
    clip.lay(0.0, 0.0, 1.0, &motor);
    clip.room(DOME);
    clip
}

/// A colony is moved to another territory: a glide, and a soft touch on the ground.
fn colony_moved(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let glide = tone(
        kit.rate,
        Waveform::Triangle,
        0.5,
        |t| hertz(57.0 + 5.0 * swell(t, 0.25, 0.25, 0.5)),
        |t| 0.6 * swell(t, 0.12, 0.3, 0.5),
    );
    let touch = knock(kit.rate, &mut kit.dice, &[(92.0, 1.0, 0.25), (147.0, 0.6, 0.18)], 0.2);
    clip.lay(0.0, 0.0, 0.8, &glide);
    clip.lay(0.42, 0.0, 0.9, &touch);
    clip.room(CABIN);
    clip
}

/// The value of a ship is changed: a click, and a short slide to another note.
fn value(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let (from, to) = kit.pick(&[(69.0, 74.0), (74.0, 67.0)]);
    let slide = tone(
        kit.rate,
        Waveform::Sine,
        0.28,
        |t| hertz(from + (to - from) * (t / 0.12).min(1.0)),
        |t| 0.7 * swell(t, 0.02, 0.18, 0.28),
    );
    let detent = knock(kit.rate, &mut kit.dice, &[(950.0, 0.6, 0.03), (1700.0, 0.3, 0.02)], 0.4);
    clip.lay(0.0, 0.0, 0.6, &detent);
    clip.lay(0.03, 0.0, 1.0, &slide);
    clip.lay(0.15, 0.1, 0.4, &detent);
    clip.room(CABIN);
    clip
}

/// A ship is teleported: four wavering tones that swell and break off, like a chord played backwards.
fn teleport(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (index, note) in [62.0, 69.0, 76.0, 79.0].into_iter().enumerate() {
        let side = index as f32 * 0.5 - 0.75;
        let rise = tone(
            kit.rate,
            Waveform::Sine,
            0.6,
            |t| hertz(note + 0.4 * (t * 34.0 + index as f32).sin() * (1.0 - t / 0.6)),
            |t| 0.5 * swell(t, 0.32, 0.12, 0.6),
        );
        clip.lay(index as f32 * 0.03, side, 0.7, &rise);
    }
    clip.room(DOME);
    clip
}
