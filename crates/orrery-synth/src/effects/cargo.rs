//! The sounds of cargo and payment: goods that are stowed, unloaded or lost, and rows of one, three or six coins.

use super::recipe::{CABIN, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Partial, Waveform, bell, hertz, knock, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("cargo-ore", ore),
    ("cargo-fuel", fuel),
    ("cargo-carbon", carbon),
    ("cargo-food", food),
    ("cargo-goods", goods),
    ("cargo-science", science),
    ("cargo-out", out),
    ("coin", coin),
    ("coins", coins),
    ("coin-run", coin_run),
    ("burnt-up", burnt_up),
    ("overboard", overboard),
];

/// Combines two sounds: something with this `body`, and the grating of a bay on which it is put down.
fn stowed(kit: &mut RecipeContext, body: &[Partial], touch: f32) -> Clip {
    let mut clip = kit.clip();
    let stray = kit.dice.between(0.97, 1.03);
    let body: Vec<Partial> = body.iter().map(|&(f, gain, gone)| (f * stray, gain, gone)).collect();
    let sound = knock(kit.rate, &mut kit.dice, &body, touch);
    let floor = knock(kit.rate, &mut kit.dice, &[(74.0, 0.8, 0.12), (121.0, 0.4, 0.08)], 0.15);
    let pan = kit.dice.between(-0.15, 0.15);
    clip.lay(0.0, pan, 1.0, &sound);
    clip.lay(0.004, 0.0, 0.7, &floor);
    clip
}

/// A cube of ore is stowed: the heaviest of the goods, stone with a little metal in it.
fn ore(kit: &mut RecipeContext) -> Clip {
    let f = hertz(45.0);
    let mut clip = stowed(kit, &[(f, 1.2, 0.16), (f * 2.3, 0.6, 0.1), (f * 5.9, 0.3, 0.12)], 0.6);
    clip.room(FELT);
    clip
}

/// A round cell of fuel is stowed: hollow, with something swinging inside.
fn fuel(kit: &mut RecipeContext) -> Clip {
    let f = hertz(50.0);
    let mut clip = stowed(kit, &[(f, 1.0, 0.22), (f * 1.58, 0.5, 0.16), (f * 3.1, 0.2, 0.06)], 0.25);
    let inside = tone(
        kit.rate,
        Waveform::Sine,
        0.24,
        |t| f * 2.0 * (1.0 + 0.05 * (t * 70.0).sin()),
        |t| 0.3 * swell(t, 0.04, 0.18, 0.24),
    );
    clip.lay(0.03, 0.0, 1.0, &inside);
    clip.room(FELT);
    clip
}

/// A hexagon of carbon is stowed: a dry and short sound.
fn carbon(kit: &mut RecipeContext) -> Clip {
    let f = hertz(57.0);
    let mut clip = stowed(kit, &[(f, 0.9, 0.07), (f * 2.76, 0.6, 0.05), (f * 6.2, 0.4, 0.03)], 0.8);
    clip.room(FELT);
    clip
}

/// Food is stowed: soft, like a basket rather than a box.
fn food(kit: &mut RecipeContext) -> Clip {
    let f = hertz(53.0);
    let mut clip = stowed(kit, &[(f, 1.0, 0.12), (f * 1.9, 0.3, 0.07)], 0.15);
    let straw =
        wind(kit.rate, &mut kit.dice, 0.14, 0.8, |t| 1700.0 - 5000.0 * t, |t| 0.35 * swell(t, 0.02, 0.11, 0.14));
    clip.lay(0.01, 0.1, 0.8, &straw);
    clip.room(FELT);
    clip
}

/// An urn of trade goods is stowed: fired clay that rings.
fn goods(kit: &mut RecipeContext) -> Clip {
    let f = hertz(62.0);
    let mut clip = stowed(kit, &[(f, 0.7, 0.26), (f * 2.1, 0.5, 0.2), (f * 3.4, 0.2, 0.12)], 0.3);
    clip.room(CABIN);
    clip
}

/// A flask for the laboratory is stowed: glass, and a bubble.
fn science(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(86.0);
    let glass = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.3), (f * 2.32, 0.3, 0.16), (f * 0.25, 0.3, 0.06)], 0.2);
    let bubble = tone(kit.rate, Waveform::Sine, 0.12, |t| hertz(69.0) * (1.0 + 3.0 * t), |t| strike(t, 0.008, 0.11));
    clip.lay(0.0, -0.1, 0.8, &glass);
    clip.lay(kit.about(0.11, 0.1), 0.15, 0.5, &bubble);
    clip.room(CABIN);
    clip
}

/// Cargo is unloaded: a hatch opens, and something slides away over rollers.
fn out(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let hatch = knock(kit.rate, &mut kit.dice, &[(310.0, 0.5, 0.06), (720.0, 0.3, 0.03)], 0.5);
    clip.lay(0.0, -0.1, 0.7, &hatch);
    let mut at = 0.05;
    for roller in 0..5 {
        let f = kit.about(560.0 - 50.0 * roller as f32, 0.05);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.03), (f * 0.4, 0.4, 0.04)], 0.3);
        clip.lay(at, roller as f32 * 0.15 - 0.2, 0.6 - 0.08 * roller as f32, &tick);
        at += kit.about(0.034, 0.15);
    }
    clip.room(FELT);
    clip
}

/// Synthesises `count` coins, each at a slightly higher pitch than the previous one.
fn row_of_coins(kit: &mut RecipeContext, count: u8) -> Clip {
    let mut clip = kit.clip();
    let mut at = 0.0;
    for nth in 0..count {
        let f = hertz(kit.pick(&[84.0, 86.0]) + 1.2 * f32::from(nth));
        let ring = bell(kit.rate, f, 0.28, 1.41, 0.8);
        let edge = knock(kit.rate, &mut kit.dice, &[(f * 0.52, 0.4, 0.03)], 0.5);
        let pan = kit.dice.between(-0.3, 0.3);
        clip.lay(at, pan, 0.8, &ring);
        clip.lay(at, pan, 0.5, &edge);
        at += kit.about(0.07, 0.12);
    }
    clip.room(CABIN);
    clip
}

fn coin(kit: &mut RecipeContext) -> Clip {
    row_of_coins(kit, 1)
}

fn coins(kit: &mut RecipeContext) -> Clip {
    row_of_coins(kit, 3)
}

fn coin_run(kit: &mut RecipeContext) -> Clip {
    row_of_coins(kit, 6)
}

/// Cargo for which there is no room burns up at the full bay.
fn burnt_up(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let flare =
        wind(kit.rate, &mut kit.dice, 0.5, 0.7, |t| 700.0 + 2600.0 * (-t * 7.0).exp(), |t| strike(t, 0.03, 0.5));
    clip.lay(0.0, 0.0, 0.9, &flare);
    for spark in 0..6 {
        let f = kit.dice.between(2200.0, 4200.0);
        let crack = knock(kit.rate, &mut kit.dice, &[(f, 0.4, 0.012)], 0.6);
        let pan = kit.dice.between(-0.6, 0.6);
        clip.lay(0.05 + spark as f32 * kit.about(0.05, 0.5), pan, 0.5, &crack);
    }
    clip.room(CABIN);
    clip
}

/// A bay is torn open: a groan, escaping air, and the cargo that falls out.
fn overboard(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut groan = tone(kit.rate, Waveform::Saw, 0.5, |t| hertz(43.0 - 9.0 * t), |t| 0.4 * swell(t, 0.05, 0.4, 0.5));
    soften(kit.rate, &mut groan, 500.0);
    let air = wind(kit.rate, &mut kit.dice, 0.55, 0.8, |t| 2400.0 - 3600.0 * t, |t| swell(t, 0.04, 0.5, 0.55));
    clip.lay(0.0, 0.0, 1.0, &groan);
    clip.lay(0.02, 0.3, 0.7, &air);
    for thing in 0..3 {
        let f = kit.about(240.0, 0.3);
        let tumble = knock(kit.rate, &mut kit.dice, &[(f, 0.7, 0.07), (f * 2.4, 0.3, 0.04)], 0.3);
        clip.lay(0.1 + thing as f32 * 0.1, 0.3 * thing as f32 - 0.2, 0.6 - 0.15 * thing as f32, &tumble);
    }
    clip.room(CABIN);
    clip
}
