//! The sounds of a ship under construction and in flight: the engine, modules, guns, small ships in orbit, and calls between
//! ships.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("engine", engine),
    ("first-room", first_room),
    ("room-lit", room_lit),
    ("second-lamp", second_lamp),
    ("vessel-docks", vessel_docks),
    ("booster-fits", booster_fits),
    ("cannon-fits", cannon_fits),
    ("orbit-colony", orbit_colony),
    ("orbit-post", orbit_post),
    ("friend", friend),
    ("hero", hero),
    ("honour-back", honour_back),
    ("offered", offered),
    ("accepted", accepted),
    ("declined", declined),
    ("adventure-done", adventure_done),
    ("adventure-turned", adventure_turned),
];

/// The engines run: a hum. The more speed is left, the higher the pitch at which it is played.
fn engine(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds;
    for (note, side) in [(38.0, -0.4), (38.1, 0.4), (50.0, 0.0)] {
        let mut hum = tone(
            kit.rate,
            Waveform::Saw,
            length,
            |t| hertz(note) * (1.0 + 0.03 * swell(t, length * 0.4, length * 0.6, length)),
            |t| swell(t, length * 0.3, length * 0.6, length) * (0.85 + 0.15 * (t * 40.0).sin()),
        );
        soften(kit.rate, &mut hum, 520.0);
        clip.lay(0.0, side, 0.6, &hum);
    }
    let air =
        wind(kit.rate, &mut kit.dice, length, 0.9, |_| 520.0, |t| 0.2 * swell(t, length * 0.3, length * 0.6, length));
    clip.lay(0.0, 0.0, 0.7, &air);
    clip.room(CABIN);
    clip
}

/// Synthesises a lamp that is switched on: a click, and `notes` that ring one after the other.
fn lit(kit: &mut RecipeContext, notes: &[f32], step: f32, ring: f32) -> Clip {
    let mut clip = kit.clip();
    let switch = knock(kit.rate, &mut kit.dice, &[(880.0, 0.5, 0.025), (310.0, 0.5, 0.05)], 0.4);
    clip.lay(0.0, 0.0, 0.6, &switch);
    for (nth, &note) in notes.iter().enumerate() {
        let light = bell(kit.rate, hertz(note), ring, 2.0, 0.35);
        clip.lay(0.06 + step * nth as f32, 0.25 - 0.25 * nth as f32, 0.6, &light);
    }
    clip.room(CABIN);
    clip
}

fn room_lit(kit: &mut RecipeContext) -> Clip {
    lit(kit, &[81.0, 76.0, 69.0], 0.08, 0.5)
}

/// The free first module is chosen: the bells of a lamp that is switched on, over the low tone of the waking ship.
fn first_room(kit: &mut RecipeContext) -> Clip {
    let mut clip = lit(kit, &[81.0, 76.0, 69.0, 62.0], 0.1, 0.6);
    let ship = tone(kit.rate, Waveform::Triangle, 0.8, |_| hertz(50.0), |t| 0.4 * swell(t, 0.3, 0.45, 0.8));
    clip.lay(0.15, 0.0, 1.0, &ship);
    clip
}

/// A module or ship is raised to level 2: ascending notes, with a bright glint.
fn second_lamp(kit: &mut RecipeContext) -> Clip {
    let mut clip = lit(kit, &[69.0, 74.0, 81.0], 0.09, 0.6);
    for (nth, note) in [86.0, 88.0].into_iter().enumerate() {
        let star = bell(kit.rate, hertz(note), 0.5, 2.0, 0.4);
        clip.lay(0.36 + 0.09 * nth as f32, 0.4 - 0.8 * nth as f32, 0.25, &star);
    }
    clip
}

/// A small ship docks: a jet, and a clamp.
fn vessel_docks(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jet = wind(kit.rate, &mut kit.dice, 0.45, 1.2, |t| 1600.0 - 2200.0 * t, |t| 0.8 * swell(t, 0.2, 0.2, 0.45));
    let clamp = knock(kit.rate, &mut kit.dice, &[(128.0, 1.0, 0.14), (290.0, 0.5, 0.08), (930.0, 0.2, 0.03)], 0.4);
    clip.lay(0.0, 0.3, 0.8, &jet);
    clip.lay(0.38, 0.0, 1.0, &clamp);
    clip.lay(0.47, -0.1, 0.35, &clamp);
    clip.room(CABIN);
    clip
}

/// A booster is installed: bolts, and the first breath of the nozzle.
fn booster_fits(kit: &mut RecipeContext) -> Clip {
    let mut clip = bolts(kit);
    let breath = wind(kit.rate, &mut kit.dice, 0.4, 0.8, |t| 300.0 + 2200.0 * t, |t| 0.8 * swell(t, 0.1, 0.28, 0.4));
    clip.lay(0.24, 0.0, 0.8, &breath);
    clip.room(CABIN);
    clip
}

/// A cannon is installed: bolts, and a heavy breech that closes.
fn cannon_fits(kit: &mut RecipeContext) -> Clip {
    let mut clip = bolts(kit);
    let breech = knock(kit.rate, &mut kit.dice, &[(98.0, 1.1, 0.22), (247.0, 0.6, 0.14), (622.0, 0.25, 0.09)], 0.5);
    clip.lay(0.28, 0.0, 1.0, &breech);
    clip.room(CABIN);
    clip
}

fn bolts(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for bolt in 0..4 {
        let f = kit.about(1250.0, 0.05);
        let turn = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.025), (f * 0.36, 0.5, 0.04)], 0.4);
        clip.lay(bolt as f32 * 0.055, 0.3 - 0.2 * bolt as f32, 0.55, &turn);
    }
    clip
}

/// Synthesises chimes that circle the listener once and end on the chord `home`.
fn orbit(kit: &mut RecipeContext, notes: &[f32], home: &[f32]) -> Clip {
    let mut clip = kit.clip();
    let count = notes.len() as f32;
    for (nth, &note) in notes.iter().enumerate() {
        let round = std::f32::consts::TAU * nth as f32 / count;
        let chime = bell(kit.rate, hertz(note), 0.55, 2.0, 0.6);
        // Chimes that are behind the listener sound farther away.
        clip.lay(nth as f32 * 0.085, 0.8 * round.sin(), 0.45 + 0.2 * round.cos(), &chime);
    }
    for &note in home {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.7, 0.3);
        clip.lay(count * 0.085, 0.0, 0.6, &string);
    }
    clip.room(DOME);
    clip
}

/// A colony is founded: the chimes circle and end on a full chord.
fn orbit_colony(kit: &mut RecipeContext) -> Clip {
    orbit(kit, &[74.0, 76.0, 79.0, 81.0, 79.0, 76.0], &[50.0, 57.0, 62.0, 65.0])
}

/// A trading post is founded: a shorter circle, and an open fifth.
fn orbit_post(kit: &mut RecipeContext) -> Clip {
    orbit(kit, &[72.0, 77.0, 79.0, 77.0], &[53.0, 60.0])
}

/// Synthesises the three notes of a title, each a string with a voice below it.
fn title(kit: &mut RecipeContext, notes: [f32; 3], wave: Waveform, bright: f32) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in notes.into_iter().enumerate() {
        let at = 0.2 * nth as f32;
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.9, bright);
        let mut voice = tone(kit.rate, wave, 0.7, |_| hertz(note - 12.0), |t| 0.3 * swell(t, 0.08, 0.5, 0.7));
        soften(kit.rate, &mut voice, 1200.0);
        clip.lay(at, 0.3 * nth as f32 - 0.3, 0.8, &string);
        clip.lay(at, 0.0, 0.8, &voice);
    }
    clip.room(DOME);
    clip
}

/// A player becomes Friend of the People: three notes that rise gently.
fn friend(kit: &mut RecipeContext) -> Clip {
    title(kit, [65.0, 69.0, 72.0], Waveform::Triangle, 0.2)
}

/// A player becomes Hero of the People: three rising notes with a brass timbre.
fn hero(kit: &mut RecipeContext) -> Clip {
    title(kit, [62.0, 69.0, 74.0], Waveform::Saw, 0.5)
}

/// A title returns to the supply: two falling notes.
fn honour_back(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [69.0, 62.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.7, 0.12);
        clip.lay(0.18 * nth as f32, 0.2 - 0.4 * nth as f32, 0.8, &string);
    }
    clip.room(DOME);
    clip
}

/// Synthesises a call between ships: tones through a small loudspeaker.
fn hail(kit: &mut RecipeContext, notes: &[f32]) -> Clip {
    let mut clip = kit.clip();
    for (nth, &note) in notes.iter().enumerate() {
        let call = tone(
            kit.rate,
            Waveform::Triangle,
            0.16,
            |t| hertz(note) * (1.0 + 0.01 * (t * 60.0).sin()),
            |t| swell(t, 0.015, 0.1, 0.16),
        );
        clip.lay(0.13 * nth as f32, 0.2, 0.7, &call);
    }
    let hiss = wind(kit.rate, &mut kit.dice, 0.3, 1.4, |_| 2300.0, |t| 0.12 * swell(t, 0.02, 0.2, 0.3));
    clip.lay(0.0, 0.2, 1.0, &hiss);
    clip.room(CABIN);
    clip
}

fn offered(kit: &mut RecipeContext) -> Clip {
    hail(kit, &[69.0, 74.0])
}

fn accepted(kit: &mut RecipeContext) -> Clip {
    hail(kit, &[69.0, 74.0, 81.0])
}

fn declined(kit: &mut RecipeContext) -> Clip {
    hail(kit, &[74.0, 67.0])
}

/// An adventure is completed: a seal is stamped, and a chord unfolds.
fn adventure_done(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let seal = knock(kit.rate, &mut kit.dice, &[(110.0, 1.0, 0.16), (260.0, 0.4, 0.08)], 0.4);
    clip.lay(0.0, 0.0, 0.9, &seal);
    for (nth, note) in [62.0, 65.0, 69.0, 76.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.8, 0.35);
        clip.lay(0.1 + 0.05 * nth as f32, 0.3 * nth as f32 - 0.45, 0.5, &string);
    }
    clip.room(DOME);
    clip
}

/// An adventure is revealed: the rustle of paper, and a single bell.
fn adventure_turned(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let leaf = wind(kit.rate, &mut kit.dice, 0.16, 0.9, |t| 3000.0 - 9000.0 * t, |t| swell(t, 0.04, 0.1, 0.16));
    let edge = tone(kit.rate, Waveform::Sine, 0.1, |_| 190.0, |t| 0.5 * strike(t, 0.002, 0.09));
    let ask = bell(kit.rate, hertz(76.0), 0.3, 2.0, 0.3);
    clip.lay(0.0, -0.2, 0.9, &leaf);
    clip.lay(0.1, 0.0, 0.6, &edge);
    clip.lay(0.14, 0.2, 0.3, &ask);
    clip.room(FELT);
    clip
}
