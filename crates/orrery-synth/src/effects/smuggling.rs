//! The sounds of metals and credits, upgrades and cards, fights between ships, and outlaws.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("metal-found", metal_found),
    ("metal-laid", metal_laid),
    ("metal-in", metal_in),
    ("metal-swap", metal_swap),
    ("metal-out", metal_out),
    ("metal-prize", metal_prize),
    ("metal-sold", metal_sold),
    ("metal-bought", metal_bought),
    ("bonus-drawn", bonus_drawn),
    ("bonus-played", bonus_played),
    ("upgrade-in", upgrade_in),
    ("upgrade-shown", upgrade_shown),
    ("upgrade-lost", upgrade_lost),
    ("broadside", broadside),
    ("black-flag", black_flag),
    ("volley", volley),
    ("shield-hit", shield_hit),
    ("stand-fast", stand_fast),
    ("burn-away", burn_away),
    ("fight-won", fight_won),
    ("breakdown", breakdown),
    ("repaired", repaired),
    ("hatch", hatch),
    ("plunder", plunder),
    ("declared", declared),
    ("die-crystal", die_crystal),
];

/// A metal is found: a pick on ore.
fn metal_found(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(1240.0, 0.12);
    let pick = knock(kit.rate, &mut kit.dice, &[(f, 0.7, 0.08), (f * 1.7, 0.4, 0.06), (210.0, 0.6, 0.06)], 0.5);
    clip.lay(0.0, 0.0, 1.0, &pick);
    clip.room(CABIN);
    clip
}

/// Metals are put down face up: three stones on felt.
fn metal_laid(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for nth in 0..3 {
        let f = kit.about(520.0, 0.2);
        let stone = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.05), (f * 0.4, 0.6, 0.06)], 0.5);
        clip.lay(0.06 * nth as f32, 0.2 * (nth as f32 - 1.0), 0.7, &stone);
    }
    clip.room(FELT);
    clip
}

/// A metal is stowed in its bay: a dull thud, and a latch.
fn metal_in(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(hertz(50.0), 0.02);
    let body = knock(kit.rate, &mut kit.dice, &[(f, 1.0, 0.14), (f * 2.4, 0.5, 0.08), (f * 5.1, 0.2, 0.05)], 0.5);
    let latch = knock(kit.rate, &mut kit.dice, &[(1450.0, 0.4, 0.02), (2700.0, 0.2, 0.02)], 0.3);
    clip.lay(0.0, 0.0, 1.0, &body);
    clip.lay(0.12, 0.1, 0.4, &latch);
    clip.room(FELT);
    clip
}

/// Metals are swapped: two thuds, the first on the left and the second on the right.
fn metal_swap(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, note, side) in [(0.0, 53.0, -0.3), (0.18, 50.0, 0.3)] {
        let f = hertz(note);
        let body = knock(kit.rate, &mut kit.dice, &[(f, 1.0, 0.12), (f * 2.3, 0.5, 0.07)], 0.5);
        clip.lay(at, side, 0.9, &body);
    }
    clip.room(FELT);
    clip
}

/// A metal is thrown overboard: a lock opens, and air escapes.
fn metal_out(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let lock = knock(kit.rate, &mut kit.dice, &[(140.0, 1.0, 0.1), (330.0, 0.4, 0.06)], 0.4);
    let air = wind(kit.rate, &mut kit.dice, 0.5, 0.8, |t| 2600.0 - 4400.0 * t, |t| 0.7 * strike(t, 0.01, 0.45));
    clip.lay(0.0, 0.0, 0.9, &lock);
    clip.lay(0.04, 0.3, 0.7, &air);
    clip.room(CABIN);
    clip
}

/// A metal is won as a prize: three rising bells.
fn metal_prize(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [69.0, 74.0, 77.0].into_iter().enumerate() {
        let shine = bell(kit.rate, hertz(note), 0.6, 2.76, 0.5);
        clip.lay(0.06 * nth as f32, 0.2 * nth as f32 - 0.2, 0.4, &shine);
    }
    clip.room(DOME);
    clip
}

/// A metal is sold: a drawer, and three coins. The lower the price, the lower the pitch at which the sound is played.
fn metal_sold(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let drawer = knock(kit.rate, &mut kit.dice, &[(260.0, 0.7, 0.06), (610.0, 0.3, 0.04)], 0.4);
    clip.lay(0.0, -0.1, 0.7, &drawer);
    for (nth, note) in [86.0, 89.0, 93.0].into_iter().enumerate() {
        let coin = knock(kit.rate, &mut kit.dice, &[(hertz(note), 0.6, 0.12), (hertz(note) * 1.5, 0.3, 0.08)], 0.2);
        clip.lay(0.08 + 0.06 * nth as f32, 0.1 * nth as f32, 0.6, &coin);
    }
    clip.room(CABIN);
    clip
}

/// A metal is bought: two coins, then a drawer.
fn metal_bought(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [89.0, 86.0].into_iter().enumerate() {
        let coin = knock(kit.rate, &mut kit.dice, &[(hertz(note), 0.6, 0.1), (hertz(note) * 1.5, 0.3, 0.07)], 0.2);
        clip.lay(0.07 * nth as f32, 0.1, 0.6, &coin);
    }
    let drawer = knock(kit.rate, &mut kit.dice, &[(230.0, 0.8, 0.07), (560.0, 0.3, 0.04)], 0.4);
    clip.lay(0.18, -0.1, 0.8, &drawer);
    clip.room(CABIN);
    clip
}

/// A card is drawn: a slide and a snap.
fn bonus_drawn(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.2, 1.2, |t| 2200.0 + 2400.0 * t, |t| 0.7 * swell(t, 0.06, 0.15, 0.2));
    let snap = knock(kit.rate, &mut kit.dice, &[(900.0, 0.5, 0.02), (1900.0, 0.3, 0.02)], 0.6);
    clip.lay(0.0, -0.1, 0.8, &slide);
    clip.lay(0.17, 0.1, 0.6, &snap);
    clip.room(FELT);
    clip
}

/// A card is played: a snap and a plucked chord.
fn bonus_played(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let snap = knock(kit.rate, &mut kit.dice, &[(760.0, 0.6, 0.03), (1700.0, 0.3, 0.02)], 0.6);
    clip.lay(0.0, 0.0, 0.7, &snap);
    for (nth, note) in [62.0, 69.0, 74.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.6, 0.5);
        clip.lay(0.05 + 0.04 * nth as f32, 0.25 * nth as f32 - 0.25, 0.5, &string);
    }
    clip.room(CABIN);
    clip
}

/// An upgrade is installed: three bolts, and a rising hum.
fn upgrade_in(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for bolt in 0..3 {
        let turn = knock(kit.rate, &mut kit.dice, &[(480.0, 0.5, 0.04), (1320.0, 0.4, 0.03)], 0.5);
        clip.lay(0.09 * bolt as f32, 0.2 * (bolt as f32 - 1.0), 0.7, &turn);
    }
    let hum = tone(kit.rate, Waveform::Triangle, 0.5, |t| hertz(50.0 + 7.0 * t), |t| 0.5 * swell(t, 0.2, 0.35, 0.5));
    clip.lay(0.26, 0.0, 0.6, &hum);
    clip.room(CABIN);
    clip
}

/// An upgrade is shown to all players: the clang of a metal plate.
fn upgrade_shown(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let plate = knock(kit.rate, &mut kit.dice, &[(620.0, 0.6, 0.08), (1710.0, 0.4, 0.06)], 0.3);
    clip.lay(0.0, 0.0, 0.9, &plate);
    clip.room(CABIN);
    clip
}

/// An upgrade is lost: a part comes loose, and a hum sinks.
fn upgrade_lost(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let loose = knock(kit.rate, &mut kit.dice, &[(390.0, 0.8, 0.1), (1040.0, 0.4, 0.07)], 0.6);
    let mut hum = tone(kit.rate, Waveform::Saw, 0.6, |t| hertz(53.0 - 18.0 * t), |t| 0.5 * swell(t, 0.02, 0.5, 0.6));
    soften(kit.rate, &mut hum, 800.0);
    clip.lay(0.0, -0.2, 0.8, &loose);
    clip.lay(0.06, 0.1, 0.7, &hum);
    clip.room(CABIN);
    clip
}

/// A ship attacks another: three cannon shots across the stereo field.
fn broadside(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, side) in [(0.0, -0.4), (0.09, 0.0), (0.17, 0.4)] {
        let thud = tone(kit.rate, Waveform::Sine, 0.5, |t| 48.0 + 80.0 * (-t * 20.0).exp(), |t| strike(t, 0.004, 0.45));
        let blast =
            wind(kit.rate, &mut kit.dice, 0.35, 0.7, |t| 300.0 + 1600.0 * (-t * 9.0).exp(), |t| strike(t, 0.004, 0.3));
        clip.lay(at, side, 0.8, &thud);
        clip.lay(at, -side, 0.5, &blast);
    }
    clip.room(DOME);
    clip
}

/// A player becomes a pirate: a black flag flutters, over three low strings.
fn black_flag(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let cloth = wind(
        kit.rate,
        &mut kit.dice,
        0.7,
        1.0,
        |t| 900.0 + 500.0 * (t * 30.0).sin(),
        |t| 0.6 * swell(t, 0.1, 0.5, 0.7) * (0.6 + 0.4 * (t * 40.0).sin()),
    );
    clip.lay(0.0, 0.2, 0.7, &cloth);
    for (nth, note) in [38.0, 41.0, 45.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 1.2, 0.4);
        clip.lay(0.1 + 0.02 * nth as f32, 0.3 * nth as f32 - 0.3, 0.7, &string);
    }
    clip.room(DOME);
    clip
}

/// Both ships fire: a shot from each side.
fn volley(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, side) in [(0.0, -0.6), (0.07, 0.6)] {
        let low = kit.about(900.0, 0.1);
        let ray = tone(kit.rate, Waveform::Saw, 0.24, |t| low - 2600.0 * t, |t| 0.6 * strike(t, 0.003, 0.22));
        let air = wind(kit.rate, &mut kit.dice, 0.24, 0.9, |t| 3200.0 - 9000.0 * t, |t| 0.5 * strike(t, 0.003, 0.2));
        clip.lay(at, side, 0.6, &ray);
        clip.lay(at, side, 0.5, &air);
    }
    clip.room(CABIN);
    clip
}

/// A shield breaks: shards of glass, and a thud.
fn shield_hit(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for _ in 0..5 {
        let f = kit.dice.between(1300.0, 3400.0);
        let shard = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.12), (f * 1.6, 0.3, 0.09)], 0.3);
        let at = kit.dice.between(0.0, 0.14);
        let pan = kit.dice.between(-0.6, 0.6);
        clip.lay(at, pan, 0.4, &shard);
    }
    let thud = tone(kit.rate, Waveform::Sine, 0.3, |t| 60.0 + 60.0 * (-t * 30.0).exp(), |t| strike(t, 0.003, 0.28));
    clip.lay(0.0, 0.0, 0.8, &thud);
    clip.room(CABIN);
    clip
}

/// The defender fights on: a heavy thud and a dull bell.
fn stand_fast(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let shield = bell(kit.rate, hertz(57.0), 0.5, 1.41, 0.8);
    let step = knock(kit.rate, &mut kit.dice, &[(110.0, 1.0, 0.1), (260.0, 0.4, 0.06)], 0.5);
    clip.lay(0.0, 0.0, 0.9, &step);
    clip.lay(0.02, 0.0, 0.3, &shield);
    clip.room(CABIN);
    clip
}

/// A ship flees: its engine at full thrust.
fn burn_away(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jets = wind(
        kit.rate,
        &mut kit.dice,
        0.9,
        0.9,
        |t| 500.0 + 2300.0 * t,
        |t| swell(t, 0.12, 0.6, 0.9) * (0.85 + 0.15 * (t * 80.0).sin()),
    );
    let body = tone(kit.rate, Waveform::Triangle, 0.9, |t| 73.0 + 120.0 * t, |t| 0.4 * swell(t, 0.1, 0.6, 0.9));
    clip.lay(0.0, -0.4, 0.7, &jets);
    clip.lay(0.1, 0.4, 0.5, &body);
    clip.room(DOME);
    clip
}

/// A fight is won: four rising brass bells.
fn fight_won(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [57.0, 62.0, 65.0, 69.0].into_iter().enumerate() {
        let brass = bell(kit.rate, hertz(note), 0.9, 1.0, 0.6);
        clip.lay(0.07 * nth as f32, 0.2 * nth as f32 - 0.3, 0.5, &brass);
    }
    clip.room(DOME);
    clip
}

/// A ship breaks down: a hum sinks, and four lights go out one by one.
fn breakdown(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut hum = tone(kit.rate, Waveform::Saw, 1.2, |t| hertz(50.0 - 16.0 * t), |t| 0.6 * swell(t, 0.02, 1.0, 1.2));
    soften(kit.rate, &mut hum, 600.0);
    clip.lay(0.0, 0.0, 0.8, &hum);
    for light in 0..4 {
        let f = hertz(81.0 - 4.0 * light as f32);
        let out = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.06), (f * 0.5, 0.3, 0.05)], 0.3);
        clip.lay(0.16 * light as f32 + 0.1, 0.2 * (1.5 - light as f32), 0.4, &out);
    }
    clip.room(DOME);
    clip
}

/// A ship is repaired: four lights come on again, over a rising hum.
fn repaired(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for light in 0..4 {
        let f = hertz(69.0 + 4.0 * light as f32);
        let on = bell(kit.rate, f, 0.4, 2.0, 0.4);
        clip.lay(0.11 * light as f32, 0.2 * (light as f32 - 1.5), 0.35, &on);
    }
    let hum = tone(kit.rate, Waveform::Triangle, 0.8, |t| hertz(38.0 + 10.0 * t), |t| 0.5 * swell(t, 0.4, 0.6, 0.8));
    clip.lay(0.1, 0.0, 0.7, &hum);
    clip.room(CABIN);
    clip
}

/// A hatch is opened or closed: a hinge and a lid.
fn hatch(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let hinge = wind(kit.rate, &mut kit.dice, 0.2, 2.2, |t| 700.0 + 900.0 * t, |t| 0.5 * swell(t, 0.08, 0.15, 0.2));
    let lid = knock(kit.rate, &mut kit.dice, &[(170.0, 1.0, 0.09), (430.0, 0.4, 0.05)], 0.4);
    clip.lay(0.0, 0.0, 0.5, &hinge);
    clip.lay(0.18, 0.0, 0.9, &lid);
    clip.room(FELT);
    clip
}

/// Metals are taken by force: three thuds, each at a higher pitch.
fn plunder(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for nth in 0..3 {
        let f = kit.about(hertz(48.0 + 3.0 * nth as f32), 0.02);
        let body = knock(kit.rate, &mut kit.dice, &[(f, 1.0, 0.12), (f * 2.4, 0.5, 0.08), (f * 6.0, 0.2, 0.05)], 0.6);
        clip.lay(0.13 * nth as f32, 0.6 - 0.5 * nth as f32, 0.9, &body);
    }
    clip.room(CABIN);
    clip
}

/// An objective is declared: five rising bells.
fn declared(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [62.0, 65.0, 69.0, 74.0, 77.0].into_iter().enumerate() {
        let ring = bell(kit.rate, hertz(note), 1.2, 2.0, 0.5);
        clip.lay(0.08 * nth as f32, 0.25 * (nth as f32 - 2.0), 0.4, &ring);
    }
    clip.room(DOME);
    clip
}

/// A crystal die hits the table, and bounces once.
fn die_crystal(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = kit.about(1900.0, 0.18);
    let touch = knock(kit.rate, &mut kit.dice, &[(body, 0.8, 0.07), (body * 1.9, 0.4, 0.05), (240.0, 0.4, 0.04)], 0.5);
    clip.lay(0.0, -0.1, 1.0, &touch);
    let again = kit.about(0.12, 0.2);
    clip.lay(again, 0.15, 0.5, &touch);
    clip.room(FELT);
    clip
}
