//! The sounds of a foundry in space: shuttles and their docks, the die over the melt, pilots, the dock master, and the station as
//! it turns over.

use super::recipe::{CABIN, DOME, EffectRecipe, FELT, RecipeContext};
use crate::clip::Clip;
use crate::dsp::{Waveform, bell, hertz, knock, pluck, soften, strike, swell, tone, wind};

pub(super) const RECIPES: &[(&str, EffectRecipe)] = &[
    ("dock-tick", dock_tick),
    ("shuttle-thrust", shuttle_thrust),
    ("shuttle-clamp", shuttle_clamp),
    ("shuttle-release", shuttle_release),
    ("traffic", traffic),
    ("die-glass", die_glass),
    ("die-rises", die_rises),
    ("pilot-played", pilot_played),
    ("pilot-drawn", pilot_drawn),
    ("first-pilot", first_pilot),
    ("tower-ping", tower_ping),
    ("station-turns", station_turns),
    ("half-alpha", half_alpha),
    ("half-beta", half_beta),
    ("pilot-kept", pilot_kept),
    ("pilot-leaves", pilot_leaves),
    ("fleet-lifts", fleet_lifts),
];

/// A dock is tried for a shuttle: a small brass bell. It is played at a higher pitch for each dock that was tried before.
fn dock_tick(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let f = hertz(74.0);
    let bead = bell(kit.rate, f, 0.18, 2.0, 0.5);
    let touch = knock(kit.rate, &mut kit.dice, &[(f * 1.5, 0.4, 0.02), (f * 0.5, 0.4, 0.03)], 0.3);
    clip.lay(0.0, 0.0, 0.8, &bead);
    clip.lay(0.0, 0.0, 0.5, &touch);
    clip.room(FELT);
    clip
}

/// Synthesises the jets of a shuttle for `length` seconds, with a pitch that changes from `from` to `to` hertz.
fn jets(kit: &mut RecipeContext, length: f32, from: f32, to: f32) -> Vec<f32> {
    let low = kit.about(from, 0.05);
    wind(
        kit.rate,
        &mut kit.dice,
        length,
        0.9,
        |t| low + (to - from) * t / length,
        |t| swell(t, length * 0.35, length * 0.5, length) * (0.9 + 0.1 * (t * 90.0).sin()),
    )
}

/// A shuttle arrives: jets that fade away.
fn shuttle_thrust(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let jets = jets(kit, 0.6, 1700.0, 500.0);
    let body = tone(kit.rate, Waveform::Triangle, 0.6, |t| 150.0 - 80.0 * t, |t| 0.25 * swell(t, 0.2, 0.35, 0.6));
    clip.lay(0.0, 0.25, 0.8, &jets);
    clip.lay(0.0, 0.0, 0.7, &body);
    clip.room(CABIN);
    clip
}

/// The cradle closes over the shuttle: two claws, and the ring that transmits the impact.
fn shuttle_clamp(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let claw = knock(kit.rate, &mut kit.dice, &[(118.0, 1.0, 0.16), (276.0, 0.5, 0.1), (840.0, 0.25, 0.05)], 0.5);
    let other = knock(kit.rate, &mut kit.dice, &[(131.0, 0.9, 0.14), (301.0, 0.4, 0.08)], 0.4);
    let ring = bell(kit.rate, hertz(50.0), 0.5, 1.41, 0.9);
    clip.lay(0.0, -0.2, 1.0, &claw);
    clip.lay(0.07, 0.2, 0.7, &other);
    clip.lay(0.02, 0.0, 0.25, &ring);
    clip.room(CABIN);
    clip
}

/// A shuttle departs: claws spring open, a hiss, and jets that rise.
fn shuttle_release(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let spring = knock(kit.rate, &mut kit.dice, &[(196.0, 0.8, 0.09), (530.0, 0.4, 0.05)], 0.5);
    let hiss = wind(kit.rate, &mut kit.dice, 0.18, 0.8, |t| 4200.0 - 9000.0 * t, |t| 0.5 * swell(t, 0.02, 0.15, 0.18));
    let jets = jets(kit, 0.62, 450.0, 1900.0);
    clip.lay(0.0, -0.15, 0.9, &spring);
    clip.lay(0.03, 0.1, 0.7, &hiss);
    clip.lay(0.1, -0.2, 0.8, &jets);
    clip.room(CABIN);
    clip
}

/// A shuttle that belongs to no player lands or leaves, far away. The sound is played at a lower pitch for one that leaves.
fn traffic(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let mut far = jets(kit, 0.55, 900.0, 700.0);
    soften(kit.rate, &mut far, 900.0);
    let buoy = bell(kit.rate, hertz(69.0), 0.35, 2.0, 0.3);
    clip.lay(0.0, -0.5, 0.9, &far);
    clip.lay(0.3, 0.4, 0.25, &buoy);
    clip.room(DOME);
    clip
}

/// The die hits the glass over the melt, each time with different partials.
fn die_glass(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let body = kit.about(2300.0, 0.16);
    let modes = [
        (body * 0.41, 0.5, 0.05),
        (body, 0.8, 0.11),
        (body * 1.72, 0.4, 0.09),
        (kit.about(body * 2.6, 0.05), 0.2, 0.06),
    ];
    let touch = knock(kit.rate, &mut kit.dice, &modes, 0.35);
    let pan = kit.dice.between(-0.2, 0.2);
    clip.lay(0.0, pan, 1.0, &touch);
    clip.room(FELT);
    clip
}

/// The die leaves its gimbal and tumbles over the melt: a whirl, and bubbles below.
fn die_rises(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let gimbal = knock(kit.rate, &mut kit.dice, &[(640.0, 0.5, 0.06), (1480.0, 0.25, 0.04)], 0.3);
    let stir = tone(
        kit.rate,
        Waveform::Sine,
        0.5,
        |t| 66.0 * (1.0 + 0.25 * (t * 22.0).sin()),
        |t| 0.6 * swell(t, 0.15, 0.3, 0.5),
    );
    let whirl = wind(
        kit.rate,
        &mut kit.dice,
        0.4,
        1.6,
        |t| 800.0 + 1300.0 * t,
        |t| 0.6 * swell(t, 0.1, 0.25, 0.4) * (0.6 + 0.4 * (t * 110.0).sin()),
    );
    clip.lay(0.0, 0.0, 0.7, &gimbal);
    clip.lay(0.02, 0.0, 0.8, &stir);
    clip.lay(0.04, 0.15, 0.7, &whirl);
    clip.room(CABIN);
    clip
}

/// A pilot is played: a card laid on brass, and a call through a headset.
fn pilot_played(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let card = wind(kit.rate, &mut kit.dice, 0.12, 0.9, |t| 2800.0 - 9000.0 * t, |t| swell(t, 0.03, 0.08, 0.12));
    let laid = knock(kit.rate, &mut kit.dice, &[(210.0, 0.8, 0.06), (520.0, 0.3, 0.03)], 0.3);
    clip.lay(0.0, -0.1, 0.8, &card);
    clip.lay(0.1, 0.0, 0.8, &laid);
    for (nth, note) in [69.0, 74.0].into_iter().enumerate() {
        let call = tone(kit.rate, Waveform::Triangle, 0.1, |_| hertz(note), |t| 0.35 * swell(t, 0.01, 0.06, 0.1));
        clip.lay(0.16 + 0.11 * nth as f32, 0.15, 0.7, &call);
    }
    clip.room(CABIN);
    clip
}

/// A pilot is drawn: a sliding card. The sound is the same for every pilot, so it reveals nothing.
fn pilot_drawn(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let top = kit.about(2500.0, 0.08);
    let slide = wind(kit.rate, &mut kit.dice, 0.15, 0.9, |t| top - 6000.0 * t, |t| swell(t, 0.05, 0.09, 0.15));
    let edge = tone(kit.rate, Waveform::Sine, 0.07, |_| 230.0, |t| 0.4 * strike(t, 0.002, 0.065));
    clip.lay(0.0, 0.15, 0.9, &slide);
    clip.lay(0.12, 0.0, 0.6, &edge);
    clip.room(FELT);
    clip
}

/// The first player is announced: a bell on the bridge.
fn first_pilot(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let stroke = bell(kit.rate, hertz(69.0), 0.75, 1.41, 0.9);
    let under = bell(kit.rate, hertz(62.0), 0.7, 2.0, 0.4);
    clip.lay(0.0, -0.1, 0.8, &stroke);
    clip.lay(0.09, 0.1, 0.5, &under);
    clip.room(DOME);
    clip
}

/// The dock master is bribed: a coin, then the ping of the tower with its echo.
fn tower_ping(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let coin = bell(kit.rate, hertz(84.0), 0.2, 1.41, 0.8);
    clip.lay(0.0, 0.2, 0.35, &coin);
    for (nth, gain) in [0.8, 0.35, 0.15].into_iter().enumerate() {
        let ping = tone(kit.rate, Waveform::Sine, 0.3, |_| hertz(81.0), |t| strike(t, 0.004, 0.28));
        clip.lay(0.16 + 0.22 * nth as f32, 0.5 * nth as f32 - 0.4, gain, &ping);
    }
    clip.room(DOME);
    clip
}

/// The whole station turns over: groaning bearings, a rotating weight, and a lock.
fn station_turns(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds - 0.5;
    for (note, side) in [(33.0, -0.5), (33.2, 0.5), (40.0, 0.0)] {
        let mut groan = tone(
            kit.rate,
            Waveform::Saw,
            length,
            |t| hertz(note + 5.0 * swell(t, length * 0.5, length * 0.5, length)),
            |t| swell(t, length * 0.3, length * 0.35, length) * (0.8 + 0.2 * (t * 13.0).sin()),
        );
        soften(kit.rate, &mut groan, 340.0);
        clip.lay(0.0, side, 0.6, &groan);
    }
    for tooth in 0..14 {
        let way = tooth as f32 / 13.0;
        let f = kit.about(420.0 + 260.0 * (way * std::f32::consts::PI).sin(), 0.05);
        let tick = knock(kit.rate, &mut kit.dice, &[(f, 0.5, 0.05), (f * 2.7, 0.2, 0.03)], 0.3);
        clip.lay(0.1 + (length - 0.3) * way, 0.7 * (way - 0.5), 0.35, &tick);
    }
    let lock = knock(kit.rate, &mut kit.dice, &[(64.0, 1.2, 0.35), (148.0, 0.6, 0.2), (402.0, 0.25, 0.1)], 0.4);
    clip.lay(length - 0.05, 0.0, 1.0, &lock);
    clip.room(DOME);
    clip
}

/// Creates the chord at the beginning of a half of the match. It is synthesised an octave too high, because it is played at half
/// the speed.
fn dawn(kit: &mut RecipeContext, chord: &[f32], wave: Waveform, corner: f32, beat: f32) -> Clip {
    let mut clip = kit.clip();
    let length = kit.seconds;
    for (nth, &note) in chord.iter().enumerate() {
        for (detune, side) in [(-0.05, -0.6), (0.05, 0.6)] {
            let mut voice = tone(
                kit.rate,
                wave,
                length,
                |_| hertz(note + 12.0 + detune),
                |t| swell(t, length * 0.35, length * 0.6, length) * (0.85 + 0.15 * (2.0 * t * beat + note).sin()),
            );
            soften(kit.rate, &mut voice, 2.0 * corner);
            clip.lay(0.2 * nth as f32 / chord.len() as f32, side, 0.35, &voice);
        }
    }
    clip.room(DOME);
    clip
}

/// Half Alpha begins: a wide and cold chord, with glints of ice.
fn half_alpha(kit: &mut RecipeContext) -> Clip {
    let mut clip = dawn(kit, &[50.0, 57.0, 64.0, 71.0], Waveform::Triangle, 2600.0, 3.4);
    for (nth, note) in [93.0, 98.0, 100.0].into_iter().enumerate() {
        let glint = bell(kit.rate, hertz(note), 0.5, 2.0, 0.3);
        clip.lay(0.3 + 0.21 * nth as f32, 0.5 - 0.5 * nth as f32, 0.09, &glint);
    }
    clip
}

/// Half Beta begins: a low and warm chord, with a hammer far away.
fn half_beta(kit: &mut RecipeContext) -> Clip {
    let mut clip = dawn(kit, &[38.0, 45.0, 50.0, 53.0], Waveform::Saw, 520.0, 1.7);
    for stroke in 0..3 {
        let hammer = knock(kit.rate, &mut kit.dice, &[(190.0, 0.8, 0.2), (470.0, 0.4, 0.14), (1210.0, 0.2, 0.1)], 0.3);
        clip.lay(0.35 + 0.38 * stroke as f32, 0.3, 0.16, &hammer);
    }
    clip
}

/// An alien stays for half Beta: two plucked notes, the second higher.
fn pilot_kept(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [65.0, 72.0].into_iter().enumerate() {
        let string = pluck(kit.rate, &mut kit.dice, hertz(note), 0.5, 0.3);
        clip.lay(0.09 * nth as f32, 0.2 - 0.4 * nth as f32, 0.8, &string);
    }
    clip.room(CABIN);
    clip
}

/// An alien leaves: escaping air, and a lock that closes.
fn pilot_leaves(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    let air = wind(kit.rate, &mut kit.dice, 0.4, 0.9, |t| 1800.0 - 3400.0 * t, |t| 0.7 * swell(t, 0.05, 0.3, 0.4));
    let door = knock(kit.rate, &mut kit.dice, &[(104.0, 0.9, 0.14), (233.0, 0.4, 0.08)], 0.4);
    clip.lay(0.0, 0.3, 0.8, &air);
    clip.lay(0.3, 0.0, 0.8, &door);
    clip.room(CABIN);
    clip
}

/// The match ends: freighters lift off one after the other, and a chord unfolds under them.
fn fleet_lifts(kit: &mut RecipeContext) -> Clip {
    let mut clip = kit.clip();
    for (nth, note) in [50.0, 57.0, 62.0, 65.0, 69.0].into_iter().enumerate() {
        let late = 0.13 * nth as f32;
        let length = kit.seconds - late - 0.2;
        let mut voice = tone(
            kit.rate,
            Waveform::Saw,
            length,
            |_| hertz(note),
            |t| 0.6 * swell(t, length * 0.3, length * 0.6, length),
        );
        soften(kit.rate, &mut voice, 700.0 + 200.0 * nth as f32);
        clip.lay(late, 0.3 * nth as f32 - 0.6, 0.4, &voice);
    }
    let engines = jets(kit, 1.2, 240.0, 1400.0);
    clip.lay(0.1, 0.0, 0.6, &engines);
    clip.room(DOME);
    clip
}
