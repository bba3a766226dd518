//! The sounds of the goods and products of a foundry: ice, garnet and gold, the melt, the kiln, charge, brass, coins, and the
//! Cantina.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("good-skyrite", skyrite),
    ("good-rubion", rubion),
    ("good-galactium", galactium),
    ("good-product", product),
    ("good-stacked", stacked),
    ("supplies", supplies),
    ("melt", melt),
    ("kiln", kiln),
    ("belt", belt),
    ("charge", charge),
    ("charge-all", charge_all),
    ("brass-cascade", brass_cascade),
    ("credit", credit),
    ("sale", sale),
    ("cantina", cantina),
    ("cantina-glass", cantina_glass),
    ("hired", hired),
    ("hired-nobody", hired_nobody),
    ("freighter-comes", freighter_comes),
    ("freighter-opens", freighter_opens),
    ("product-laid", product_laid),
    ("fleet-given", fleet_given),
];

/// Returns the sound of the hold's floor when something is put down: dull, with a little brass in it.
fn floor(kit: &mut RecipeContext) -> Vec<f32> {
    knock(kit.rate, &mut kit.dice, &[(96.0, 0.7, 0.1), (214.0, 0.3, 0.06)], 0.2)
}

/// A skyrite is put down: three spikes of ice touch.
fn skyrite(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let notes = kit.pick(&[[93.0, 98.0, 102.9], [91.0, 96.0, 100.9]]);
    for (nth, note) in notes.into_iter().enumerate() {
        let f = hertz(note) * kit.dice.between(0.99, 1.01);
        let chime = bell(kit.rate, f, 0.26, 2.76, 0.35);
        clip.lay(0.022 * nth as f32, 0.3 - 0.3 * nth as f32, 0.5, &chime);
    }
    let floor = floor(kit);
    clip.lay(0.01, 0.0, 0.25, &floor);
    clip.room(CABIN);
    clip
}

/// A rubion is put down: a garnet ticks on iron.
fn rubion(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[81.0, 83.0]));
    let gem = knock(kit.rate, &mut kit.dice, &[(f, 0.9, 0.07), (f * 1.49, 0.5, 0.06), (f * 3.3, 0.3, 0.03)], 0.6);
    let floor = floor(kit);
    clip.lay(0.0, 0.1, 0.9, &gem);
    clip.lay(0.005, 0.0, 0.6, &floor);
    clip.room(FELT);
    clip
}

/// A galactium is put down: a ring of pale gold spins to rest.
fn galactium(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[76.0, 74.0]));
    let ring = bell(kit.rate, f, 0.42, 1.5, 0.6);
    clip.lay(0.0, -0.1, 0.8, &ring);
    for spin in 0..4 {
        let touch = knock(kit.rate, &mut kit.dice, &[(f * 1.5, 0.4, 0.03)], 0.2);
        let at = 0.07 + 0.05 * spin as f32 - 0.005 * (spin * spin) as f32;
        clip.lay(at, 0.1, 0.35 - 0.07 * spin as f32, &touch);
    }
    clip.room(CABIN);
    clip
}

/// A product is put down: an enamel case with something in it.
fn product(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(340.0, 0.06);
    let case = knock(kit.rate, &mut kit.dice, &[(f, 0.9, 0.1), (f * 2.2, 0.4, 0.06), (f * 4.7, 0.2, 0.04)], 0.4);
    let rattle = knock(kit.rate, &mut kit.dice, &[(1900.0, 0.4, 0.03)], 0.3);
    let floor = floor(kit);
    clip.lay(0.0, 0.0, 0.9, &case);
    clip.lay(0.06, 0.2, 0.3, &rattle);
    clip.lay(0.0, 0.0, 0.6, &floor);
    clip.room(FELT);
    clip
}

/// A good is stacked on another: two touches, the second one higher.
fn stacked(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, f) in [420.0, 630.0].into_iter().enumerate() {
        let f = kit.about(f, 0.03);
        let touch = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.08), (f * 2.4, 0.3, 0.05)], 0.4);
        clip.lay(0.09 * nth as f32, 0.0, 0.8, &touch);
    }
    clip.room(FELT);
    clip
}

/// A warehouse receives its first goods: a hatch, and crates over rollers.
fn supplies(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let hatch = knock(kit.rate, &mut kit.dice, &[(280.0, 0.5, 0.07), (690.0, 0.3, 0.03)], 0.5);
    clip.lay(0.0, -0.2, 0.7, &hatch);
    for nth in 0..4 {
        let f = kit.about(170.0, 0.15);
        let thump = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.08), (f * 2.6, 0.3, 0.05)], 0.3);
        clip.lay(0.1 + 0.09 * nth as f32, 0.25 * nth as f32 - 0.4, 0.7, &thump);
    }
    clip.room(CABIN);
    clip
}

/// A rubion is dipped into the melt and becomes galactium: a hiss, bubbling, and a tone that slides up to a bell.
fn melt(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let hiss = wind(kit.rate, &mut kit.dice, 0.55, 0.6, |t| 3600.0 - 3800.0 * t, |t| 0.8 * strike(t, 0.02, 0.5));
    let boil = tone(
        kit.rate,
        Waveform::Sine,
        0.6,
        |t| 72.0 * (1.0 + 0.35 * (t * 31.0).sin()),
        |t| 0.5 * swell(t, 0.08, 0.4, 0.6),
    );
    let gold = tone(
        kit.rate,
        Waveform::Triangle,
        0.55,
        |t| hertz(74.0 - 7.0 * (-t * 8.0).exp()),
        |t| 0.5 * swell(t, 0.1, 0.4, 0.55),
    );
    let star = bell(kit.rate, hertz(86.0), 0.4, 1.5, 0.5);
    clip.lay(0.0, -0.1, 0.8, &hiss);
    clip.lay(0.0, 0.0, 0.9, &boil);
    clip.lay(0.25, 0.0, 0.7, &gold);
    clip.lay(0.5, 0.15, 0.3, &star);
    clip.room(CABIN);
    clip
}

/// The hammer of the kiln strikes the goods: two blows and a hiss of steam.
fn kiln(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, gain) in [0.6, 1.0].into_iter().enumerate() {
        let modes = [(88.0, 1.1, 0.2), (203.0, 0.6, 0.16), (511.0, 0.4, 0.12), (1340.0, 0.2, 0.1)];
        let blow = knock(kit.rate, &mut kit.dice, &modes, 0.5);
        clip.lay(0.02 + 0.2 * nth as f32, 0.1 - 0.2 * nth as f32, gain, &blow);
    }
    let steam = wind(kit.rate, &mut kit.dice, 0.4, 0.7, |t| 2600.0 - 2000.0 * t, |t| 0.5 * swell(t, 0.05, 0.3, 0.4));
    clip.lay(0.3, 0.3, 0.7, &steam);
    clip.room(CABIN);
    clip
}

/// A product slides down the chute and along the belt: a rush, and the ticks of nine rollers.
fn belt(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let chute = wind(kit.rate, &mut kit.dice, 0.3, 1.4, |t| 700.0 + 1900.0 * t, |t| 0.6 * swell(t, 0.1, 0.15, 0.3));
    clip.lay(0.0, -0.3, 0.7, &chute);
    for roller in 0..9 {
        let f = kit.about(470.0, 0.07);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.03), (f * 2.3, 0.2, 0.02)], 0.3);
        let way = roller as f32 / 9.0;
        clip.lay(0.22 + 0.42 * way, way - 0.5, 0.5, &tick);
    }
    clip.room(FELT);
    clip
}

/// Synthesises charge that fills spaces: whines that climb from `notes` until they spark.
fn whine(kit: &mut RecipeContext, length: f32, notes: &[f32]) -> Clip {
    let mut clip = kit.clip();
    for (nth, &note) in notes.iter().enumerate() {
        let mut rise = tone(
            kit.rate,
            Waveform::Saw,
            length,
            |t| hertz(note + 19.0 * (t / length).powi(2)) * (1.0 + 0.004 * (t * 130.0).sin()),
            |t| 0.5 * swell(t, length * 0.5, length * 0.2, length),
        );
        soften(kit.rate, &mut rise, 1500.0);
        clip.lay(0.04 * nth as f32, 0.4 * nth as f32 - 0.2, 0.5, &rise);
    }
    for spark in 0..4 {
        let f = kit.dice.between(2600.0, 4600.0);
        let crack = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.014)], 0.8);
        let pan = kit.dice.between(-0.4, 0.4);
        clip.lay(length * 0.85 + 0.03 * spark as f32, pan, 0.5, &crack);
    }
    let lamp = bell(kit.rate, hertz(88.0), 0.3, 2.0, 0.4);
    clip.lay(length * 0.88, 0.0, 0.3, &lamp);
    clip.room(CABIN);
    clip
}

fn charge(kit: &mut RecipeContext) -> Clip {
    whine(kit, 0.55, &[52.0])
}

/// Charge fills all spaces at once: three whines.
fn charge_all(kit: &mut RecipeContext) -> Clip {
    whine(kit, 0.75, &[45.0, 52.0, 57.0])
}

/// An upgrade is bought: the hull rings with brass from bottom to top.
fn brass_cascade(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let foot = knock(kit.rate, &mut kit.dice, &[(124.0, 0.9, 0.14), (287.0, 0.4, 0.09)], 0.4);
    clip.lay(0.0, 0.0, 0.8, &foot);
    for (nth, note) in [62.0, 65.0, 69.0, 74.0, 77.0, 81.0].into_iter().enumerate() {
        let collar = bell(kit.rate, hertz(note), 0.6, 1.41, 0.8);
        let bolt = knock(kit.rate, &mut kit.dice, &[(hertz(note) * 2.0, 0.3, 0.03)], 0.4);
        let at = 0.06 + 0.075 * nth as f32;
        clip.lay(at, 0.15 * nth as f32 - 0.4, 0.4, &collar);
        clip.lay(at, 0.15 * nth as f32 - 0.4, 0.4, &bolt);
    }
    clip.room(DOME);
    clip
}

/// A credit is received: a coin. It is played at a lower pitch for a credit that is paid.
fn credit(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(kit.pick(&[83.0, 84.0]));
    let ring = bell(kit.rate, f, 0.3, 1.41, 0.7);
    let edge = knock(kit.rate, &mut kit.dice, &[(f * 0.5, 0.5, 0.04), (f * 2.4, 0.2, 0.02)], 0.5);
    clip.lay(0.0, 0.1, 0.7, &ring);
    clip.lay(0.0, 0.1, 0.5, &edge);
    clip.room(CABIN);
    clip
}

/// Rubion is sold to the Traders: a thud on the counter, and coins that spin to rest.
fn sale(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let counter = knock(kit.rate, &mut kit.dice, &[(180.0, 0.8, 0.08), (430.0, 0.3, 0.05)], 0.3);
    clip.lay(0.0, -0.2, 0.8, &counter);
    for nth in 0..2 {
        let f = hertz(84.0 + 2.0 * nth as f32);
        let spin = tone(
            kit.rate,
            Waveform::Sine,
            0.35,
            |_| f,
            |t| strike(t, 0.003, 0.34) * (0.6 + 0.4 * (t * (60.0 + 200.0 * t)).sin()),
        );
        clip.lay(0.1 + 0.1 * nth as f32, 0.3 * nth as f32, 0.6, &spin);
    }
    clip.room(CABIN);
    clip
}

/// The Cantina is entered: murmuring voices, and a band at the back.
fn cantina(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.2;
    for voice in 0..5 {
        let middle = kit.dice.between(260.0, 620.0);
        let pace = kit.dice.between(16.0, 29.0);
        let phase = kit.dice.between(0.0, 6.0);
        let murmur = wind(
            kit.rate,
            &mut kit.dice,
            length,
            4.0,
            |t| middle * (1.0 + 0.25 * (t * pace * 0.4 + phase).sin()),
            |t| 0.6 * swell(t, 0.25, 0.6, length) * (0.5 + 0.5 * (t * pace + phase).sin()),
        );
        clip.lay(0.0, 0.35 * voice as f32 - 0.7, 0.6, &murmur);
    }
    for (nth, note) in [50.0, 57.0, 53.0, 60.0].into_iter().enumerate() {
        let bass = pluck(kit.rate, &mut kit.dice, hertz(note), 0.35, 0.1);
        clip.lay(0.15 + 0.24 * nth as f32, -0.3, 0.35, &bass);
    }
    clip.room(CABIN);
    clip
}

/// A pilot is revealed: a glass is put down.
fn cantina_glass(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(2050.0, 0.1);
    let glass = knock(kit.rate, &mut kit.dice, &[(f, 0.7, 0.16), (f * 2.3, 0.3, 0.09)], 0.2);
    let table = knock(kit.rate, &mut kit.dice, &[(190.0, 0.7, 0.06)], 0.2);
    clip.lay(0.0, 0.1, 0.7, &glass);
    clip.lay(0.0, 0.0, 0.6, &table);
    clip.room(CABIN);
    clip
}

/// A pilot is hired: two glasses, and three notes in harmony.
fn hired(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, f) in [2093.0, 2637.0].into_iter().enumerate() {
        let glass = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.2), (f * 2.3, 0.2, 0.1)], 0.15);
        clip.lay(0.0, 0.4 * nth as f32 - 0.2, 0.5, &glass);
    }
    for (nth, note) in [62.0, 69.0, 74.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.6, 0.35);
        clip.lay(0.12 + 0.09 * nth as f32, 0.2 - 0.2 * nth as f32, 0.6, &string);
    }
    clip.room(CABIN);
    clip
}

/// No pilot is hired: a stool is pushed back.
fn hired_nobody(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut scrape = tone(
        kit.rate,
        Waveform::Saw,
        0.22,
        |t| 140.0 + 120.0 * t + 18.0 * (t * 170.0).sin(),
        |t| 0.5 * swell(t, 0.04, 0.12, 0.22),
    );
    soften(kit.rate, &mut scrape, 800.0);
    let legs = knock(kit.rate, &mut kit.dice, &[(150.0, 0.8, 0.08), (380.0, 0.3, 0.05)], 0.3);
    clip.lay(0.0, -0.1, 0.7, &scrape);
    clip.lay(0.26, 0.1, 0.7, &legs);
    clip.room(FELT);
    clip
}

/// A freighter arrives at its pier: large engines that fade away, and a heavy thud.
fn freighter_comes(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(33.0, -0.4), (33.1, 0.4), (45.0, 0.0)] {
        let mut hum = tone(
            kit.rate,
            Waveform::Saw,
            0.9,
            |t| hertz(note + 4.0 * (-t * 3.0).exp()),
            |t| 0.7 * swell(t, 0.15, 0.6, 0.9),
        );
        soften(kit.rate, &mut hum, 480.0);
        clip.lay(0.0, side, 0.6, &hum);
    }
    let pier = knock(kit.rate, &mut kit.dice, &[(71.0, 1.1, 0.25), (166.0, 0.5, 0.14), (455.0, 0.2, 0.07)], 0.4);
    clip.lay(0.68, 0.0, 0.9, &pier);
    clip.room(CABIN);
    clip
}

/// The next freighter of a pile is revealed: a slide, and a metallic thud.
fn freighter_opens(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.2, 1.1, |t| 1500.0 - 3000.0 * t, |t| 0.7 * swell(t, 0.06, 0.12, 0.2));
    let hull = knock(kit.rate, &mut kit.dice, &[(156.0, 0.8, 0.1), (390.0, 0.4, 0.07)], 0.3);
    clip.lay(0.0, 0.2, 0.7, &slide);
    clip.lay(0.16, 0.0, 0.8, &hull);
    clip.room(FELT);
    clip
}

/// A product card enters play: four tokens that click into a row.
fn product_laid(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for token in 0..4 {
        let f = kit.about(760.0 + 60.0 * token as f32, 0.03);
        let click = knock(kit.rate, &mut kit.dice, &[(f, 0.6, 0.04), (f * 0.4, 0.5, 0.05)], 0.3);
        clip.lay(0.06 * token as f32, 0.2 * token as f32 - 0.3, 0.7, &click);
    }
    clip.room(FELT);
    clip
}

/// A fleet is assigned to its pier: four horns, and a heavy thud.
fn fleet_given(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [45.0, 50.0, 57.0, 62.0].into_iter().enumerate() {
        let horn = tone(kit.rate, Waveform::Triangle, 0.5, |_| hertz(note), |t| 0.7 * swell(t, 0.06, 0.35, 0.5));
        clip.lay(0.12 * nth as f32, 0.3 * nth as f32 - 0.45, 0.6, &horn);
    }
    let pier = knock(kit.rate, &mut kit.dice, &[(84.0, 0.9, 0.16), (190.0, 0.4, 0.1)], 0.4);
    clip.lay(0.5, 0.0, 0.7, &pier);
    clip.room(DOME);
    clip
}
