//! The sounds of a ring of lanes between stars: moves, places, gates, patrols and encounters.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Partial, Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("lane-step", lane_step),
    ("mine-enter", mine_enter),
    ("market-hail", market_hail),
    ("harbour-clamp", harbour_clamp),
    ("gate-hum", gate_hum),
    ("gate-jump", gate_jump),
    ("token-laid", token_laid),
    ("token-lost", token_lost),
    ("patrol-police", patrol_police),
    ("patrol-alien", patrol_alien),
    ("patrol-corsair", patrol_corsair),
    ("patrol-rest", patrol_rest),
    ("siren", siren),
    ("aliens-call", aliens_call),
    ("raid-drum", raid_drum),
    ("corsair-horn", corsair_horn),
    ("pass-by", pass_by),
    ("cleared", cleared),
    ("confiscated", confiscated),
    ("fine", fine),
    ("towed", towed),
    ("round-bell", round_bell),
];

/// Synthesises jets for `length` seconds, with a pitch that changes from `from` to `to` hertz.
fn jets(kit: &mut RecipeContext, length: f32, from: f32, to: f32) -> Vec<f32> {
    let low = kit.about(from, 0.06);
    wind(
        kit.rate,
        &mut kit.dice,
        length,
        1.0,
        |t| low + (to - from) * t / length,
        |t| swell(t, length * 0.3, length * 0.55, length),
    )
}

/// A freighter moves along the lane: a long breath of its engine.
fn lane_step(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jets = jets(kit, 0.5, 420.0, 900.0);
    let body = tone(kit.rate, Waveform::Triangle, 0.5, |t| 73.4 + 20.0 * t, |t| 0.35 * swell(t, 0.1, 0.35, 0.5));
    clip.lay(0.0, 0.15, 0.8, &jets);
    clip.lay(0.0, -0.1, 0.7, &body);
    clip.room(CABIN);
    clip
}

/// The ship lands at a mine: jets, and a thud on rock.
fn mine_enter(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jets = jets(kit, 0.34, 800.0, 300.0);
    let rock = knock(kit.rate, &mut kit.dice, &[(92.0, 1.0, 0.16), (211.0, 0.5, 0.08), (640.0, 0.2, 0.04)], 0.8);
    clip.lay(0.0, 0.1, 0.6, &jets);
    clip.lay(0.28, 0.0, 1.0, &rock);
    clip.room(CABIN);
    clip
}

/// A market greets the ship: jets, and three glass bells.
fn market_hail(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jets = jets(kit, 0.3, 700.0, 350.0);
    clip.lay(0.0, 0.0, 0.5, &jets);
    for (nth, note) in [74.0, 77.0, 81.0].into_iter().enumerate() {
        let glass = bell(kit.rate, hertz(note), 0.4, 2.76, 0.5);
        clip.lay(0.2 + 0.07 * nth as f32, 0.2 * nth as f32 - 0.2, 0.4, &glass);
    }
    clip.room(DOME);
    clip
}

/// The ship docks at a harbour: jets, a heavy clamp, and a ring that closes.
fn harbour_clamp(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let claw = knock(kit.rate, &mut kit.dice, &[(104.0, 1.0, 0.2), (247.0, 0.5, 0.12), (720.0, 0.2, 0.05)], 0.5);
    let ring = bell(kit.rate, hertz(50.0), 0.7, 1.5, 0.8);
    let jets = jets(kit, 0.3, 600.0, 260.0);
    clip.lay(0.0, 0.1, 0.5, &jets);
    clip.lay(0.24, -0.1, 1.0, &claw);
    clip.lay(0.26, 0.1, 0.35, &ring);
    clip.room(DOME);
    clip
}

/// The ship is at a gate: the hum of the gate's ring.
fn gate_hum(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(50.0, -0.4), (50.14, 0.4), (57.0, 0.0)] {
        let mut hum = tone(kit.rate, Waveform::Saw, 0.9, |_| hertz(note), |t| 0.5 * swell(t, 0.35, 0.5, 0.9));
        soften(kit.rate, &mut hum, 700.0);
        clip.lay(0.0, side, 0.5, &hum);
    }
    clip.room(DOME);
    clip
}

/// The ship passes through a gate: a rising tone, a rush of air, and a chord of bells.
fn gate_jump(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let fold = tone(kit.rate, Waveform::Sine, 0.5, |t| 110.0 + 900.0 * t * t * 4.0, |t| 0.7 * swell(t, 0.3, 0.45, 0.5));
    let out = wind(kit.rate, &mut kit.dice, 0.8, 0.8, |t| 3600.0 - 3600.0 * t, |t| strike(t, 0.01, 0.7));
    clip.lay(0.0, -0.3, 0.7, &fold);
    clip.lay(0.5, 0.3, 0.8, &out);
    for (nth, note) in [62.0, 69.0, 76.0].into_iter().enumerate() {
        let star = bell(kit.rate, hertz(note), 0.8, 2.0, 0.4);
        clip.lay(0.52 + 0.03 * nth as f32, 0.3 * nth as f32 - 0.3, 0.25, &star);
    }
    clip.room(DOME);
    clip
}

/// Tokens are put down face down: two dull clicks.
fn token_laid(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = kit.about(420.0, 0.08);
    let disc = knock(kit.rate, &mut kit.dice, &[(f, 0.8, 0.05), (f * 2.4, 0.4, 0.03)], 0.5);
    clip.lay(0.0, 0.0, 1.0, &disc);
    clip.lay(0.07, 0.05, 0.4, &disc);
    clip.room(FELT);
    clip
}

/// A token is lost because it cannot be carried out: it slides off and falls.
fn token_lost(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let slide = wind(kit.rate, &mut kit.dice, 0.24, 1.4, |t| 1500.0 - 4200.0 * t, |t| 0.6 * swell(t, 0.05, 0.18, 0.24));
    let fall = knock(kit.rate, &mut kit.dice, &[(180.0, 0.8, 0.08), (410.0, 0.4, 0.05)], 0.4);
    clip.lay(0.0, 0.0, 0.7, &slide);
    clip.lay(0.22, 0.2, 0.8, &fall);
    clip.room(FELT);
    clip
}

/// The police patrol moves: two notes of a beacon, straight and cold.
fn patrol_police(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let sweep = jets(kit, 0.6, 1200.0, 1500.0);
    clip.lay(0.0, 0.0, 0.35, &sweep);
    for (at, note) in [(0.0, 74.0), (0.26, 69.0)] {
        let beacon = tone(kit.rate, Waveform::Triangle, 0.28, |_| hertz(note), |t| 0.5 * swell(t, 0.02, 0.16, 0.28));
        clip.lay(at, 0.3 - at, 0.5, &beacon);
    }
    clip.room(DOME);
    clip
}

/// The alien patrol moves: two voices that bend.
fn patrol_alien(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(57.0, -0.4), (60.3, 0.4)] {
        let mut voice = tone(
            kit.rate,
            Waveform::Saw,
            0.8,
            |t| hertz(note + 1.4 * (t * 7.0).sin()),
            |t| 0.5 * swell(t, 0.25, 0.45, 0.8),
        );
        soften(kit.rate, &mut voice, 1100.0);
        clip.lay(0.0, side, 0.4, &voice);
    }
    clip.room(DOME);
    clip
}

/// The corsair moves: three strokes of iron oars.
fn patrol_corsair(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for stroke in 0..3 {
        let iron = knock(kit.rate, &mut kit.dice, &[(88.0, 0.9, 0.18), (173.0, 0.5, 0.12), (415.0, 0.3, 0.06)], 0.4);
        clip.lay(0.2 * stroke as f32, 0.3 * (stroke as f32 - 1.0), 0.8, &iron);
    }
    clip.room(DOME);
    clip
}

/// The patrols stay in place: one low bell.
fn patrol_rest(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let low = bell(kit.rate, hertz(45.0), 0.9, 1.5, 0.7);
    clip.lay(0.0, 0.0, 0.7, &low);
    clip.room(DOME);
    clip
}

/// The police stop a ship: a rotating siren.
fn siren(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (shift, side) in [(0.0, -0.35), (0.08, 0.35)] {
        let mut turn = tone(
            kit.rate,
            Waveform::Triangle,
            1.0,
            |t| hertz(69.0 + shift) * (1.0 + 0.16 * (t * 9.0).sin()),
            |t| 0.6 * swell(t, 0.06, 0.7, 1.0),
        );
        soften(kit.rate, &mut turn, 2400.0);
        clip.lay(0.0, side, 0.5, &turn);
    }
    clip.room(DOME);
    clip
}

/// Peaceful aliens are met: a call and its answer.
fn aliens_call(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, note, side) in [(0.0, 64.0, -0.4), (0.3, 67.0, 0.4)] {
        let call = tone(
            kit.rate,
            Waveform::Sine,
            0.4,
            |t| hertz(note + 3.0 * t) * (1.0 + 0.03 * (t * 60.0).sin()),
            |t| 0.6 * swell(t, 0.08, 0.25, 0.4),
        );
        clip.lay(at, side, 0.6, &call);
    }
    clip.room(DOME);
    clip
}

/// Raiders attack: three beats of a drum behind the hull.
fn raid_drum(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (at, loud) in [(0.0, 1.0), (0.22, 0.7), (0.4, 1.0)] {
        let skin = tone(kit.rate, Waveform::Sine, 0.4, |t| 55.0 + 70.0 * (-t * 24.0).exp(), |t| strike(t, 0.004, 0.35));
        let rattle = knock(kit.rate, &mut kit.dice, &[(330.0, 0.4, 0.06), (901.0, 0.2, 0.03)], 0.6);
        clip.lay(at, -0.1, loud, &skin);
        clip.lay(at + 0.01, 0.3, 0.4 * loud, &rattle);
    }
    clip.room(DOME);
    clip
}

/// The corsair attacks: a horn in the distance.
fn corsair_horn(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (note, side) in [(38.0, -0.2), (45.0, 0.2), (50.1, 0.0)] {
        let mut horn =
            tone(kit.rate, Waveform::Saw, 1.1, |t| hertz(note - 0.6 * t), |t| 0.6 * swell(t, 0.14, 0.75, 1.1));
        soften(kit.rate, &mut horn, 620.0);
        clip.lay(0.0, side, 0.5, &horn);
    }
    clip.room(DOME);
    clip
}

/// A patrol passes without an encounter: jets from left to right.
fn pass_by(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut wake = jets(kit, 0.6, 900.0, 420.0);
    soften(kit.rate, &mut wake, 1200.0);
    clip.lay(0.0, -0.5, 0.6, &wake);
    clip.lay(0.12, 0.5, 0.5, &wake);
    clip.room(CABIN);
    clip
}

/// An inspection finds nothing: a stamp, and a light that turns green.
fn cleared(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let stamp = knock(kit.rate, &mut kit.dice, &[(150.0, 1.0, 0.09), (390.0, 0.4, 0.05)], 0.7);
    let light = bell(kit.rate, hertz(81.0), 0.6, 2.0, 0.4);
    clip.lay(0.0, 0.0, 1.0, &stamp);
    clip.lay(0.16, 0.2, 0.35, &light);
    clip.room(CABIN);
    clip
}

/// The hold is emptied: one crate after another, each at a lower pitch.
fn confiscated(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for crate_ in 0..4 {
        let f = hertz(57.0 - 3.0 * crate_ as f32);
        let modes: [Partial; 3] = [(f, 1.0, 0.14), (f * 2.2, 0.5, 0.08), (f * 4.7, 0.2, 0.04)];
        let thump = knock(kit.rate, &mut kit.dice, &modes, 0.5);
        clip.lay(0.17 * crate_ as f32, 0.2 * crate_ as f32 - 0.3, 0.9, &thump);
    }
    clip.room(CABIN);
    clip
}

/// A fine is paid: six coins, each at a lower pitch.
fn fine(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for coin in 0..6 {
        let f = kit.about(hertz(86.0 - 2.0 * coin as f32), 0.01);
        let ring = knock(kit.rate, &mut kit.dice, &[(f, 0.7, 0.1), (f * 1.5, 0.4, 0.07)], 0.2);
        clip.lay(0.07 * coin as f32, 0.2, 0.6, &ring);
    }
    clip.room(CABIN);
    clip
}

/// The ship is towed to a harbour: a cable that groans, and a hook.
fn towed(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut cable = tone(kit.rate, Waveform::Saw, 0.7, |t| 98.0 - 20.0 * t, |t| 0.5 * swell(t, 0.1, 0.5, 0.7));
    soften(kit.rate, &mut cable, 500.0);
    let hook = pluck(kit.rate, &mut kit.dice, hertz(45.0), 0.4, 0.6);
    clip.lay(0.0, 0.0, 0.7, &cable);
    clip.lay(0.0, -0.2, 0.6, &hook);
    clip.room(CABIN);
    clip
}

/// A round begins: two bells.
fn round_bell(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [50.0, 57.0].into_iter().enumerate() {
        let ring = bell(kit.rate, hertz(note), 1.0, 2.0, 0.5);
        clip.lay(0.14 * nth as f32, 0.3 * nth as f32 - 0.15, 0.5, &ring);
    }
    clip.room(DOME);
    clip
}
