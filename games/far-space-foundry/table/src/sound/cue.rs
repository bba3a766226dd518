//! The sounds that only this game has.

use far_space_foundry::rules::{Good, Half};
use orrery_sound::Cue;

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $new:expr;)+) => {
        $($(#[$meta])* pub const $cue: Cue = $new;)+

        /// All sounds of this game.
        pub const ALL: &[Cue] = &[$($cue),+];
    };
}

cues! {
    /// A dock is tried; higher for each dock before it.
    DOCK_TICK = Cue::new("dock-tick", 2);
    /// A shuttle flies to its dock.
    SHUTTLE_THRUST = Cue::new("shuttle-thrust", 1);
    /// A shuttle settles in its cradle.
    SHUTTLE_CLAMP = Cue::new("shuttle-clamp", 6);
    /// A shuttle leaves its cradle.
    SHUTTLE_RELEASE = Cue::new("shuttle-release", 6);
    /// A shuttle of no player lands or leaves.
    TRAFFIC = Cue::new("traffic", 5);
    /// The die touches glass.
    DIE_GLASS = Cue::new("die-glass", 3).from_anywhere();
    /// The die rises from its gimbal.
    DIE_RISES = Cue::new("die-rises", 4);
    /// A pilot is played.
    PILOT_PLAYED = Cue::new("pilot-played", 4);
    /// A pilot is added to a hand.
    PILOT_DRAWN = Cue::new("pilot-drawn", 2);
    /// The first player is decided.
    FIRST_PILOT = Cue::new("first-pilot", 5);
    /// The dock master is bribed.
    TOWER_PING = Cue::new("tower-ping", 7);
    /// The station turns over.
    STATION_TURNS = Cue::new("station-turns", 9);
    /// An alien is kept for Beta.
    PILOT_KEPT = Cue::new("pilot-kept", 3);
    /// An alien leaves.
    PILOT_LEAVES = Cue::new("pilot-leaves", 2);
    /// Freighters lift off at the end.
    FLEET_LIFTS = Cue::new("fleet-lifts", 8);
    /// The light of Alpha. The recording is an octave higher.
    HALF_ALPHA = Cue::new("half-alpha", 6).raised(-12);
    /// The light of Beta. The recording is an octave higher.
    HALF_BETA = Cue::new("half-beta", 6).raised(-12);
    /// Skyrite is put down.
    SKYRITE = Cue::new("good-skyrite", 4);
    /// Rubion is put down.
    RUBION = Cue::new("good-rubion", 4);
    /// Galactium is put down.
    GALACTIUM = Cue::new("good-galactium", 4);
    /// A product is put down.
    PRODUCT = Cue::new("good-product", 4);
    /// A good is stacked on another.
    STACKED = Cue::new("good-stacked", 4);
    /// The first goods come into a warehouse.
    SUPPLIES = Cue::new("supplies", 3);
    /// Rubion becomes galactium.
    MELT = Cue::new("melt", 6);
    /// The kiln works.
    KILN = Cue::new("kiln", 6);
    /// A product moves along the belt.
    BELT = Cue::new("belt", 3);
    /// A product is charged.
    CHARGE = Cue::new("charge", 6);
    /// All products are charged.
    CHARGE_ALL = Cue::new("charge-all", 7);
    /// A freighter is upgraded.
    BRASS_CASCADE = Cue::new("brass-cascade", 7);
    /// A credit is gained.
    CREDIT = Cue::new("credit", 4);
    /// Rubion is sold.
    SALE = Cue::new("sale", 6);
    /// The Cantina's door opens.
    CANTINA = Cue::new("cantina", 6);
    /// The Cantina shows a pilot.
    CANTINA_GLASS = Cue::new("cantina-glass", 2);
    /// A pilot is hired.
    HIRED = Cue::new("hired", 6);
    /// No pilot is hired.
    HIRED_NOBODY = Cue::new("hired-nobody", 4);
    /// A freighter arrives with a pilot.
    FREIGHTER_COMES = Cue::new("freighter-comes", 7);
    /// The next freighter of a pile is opened.
    FREIGHTER_OPENS = Cue::new("freighter-opens", 2);
    /// A product comes into play.
    PRODUCT_LAID = Cue::new("product-laid", 2);
    /// A fleet arrives at its pier.
    FLEET_GIVEN = Cue::new("fleet-given", 5);
}

/// Pitch of a paid credit compared with a gained one, and of a leaving shuttle compared with a landing one, in
/// semitones.
const GOES: i8 = -5;
/// Pitch of each dock of a count above the first, in semitones: the steps of the music's mode.
const STEPS: [i8; 9] = [0, 2, 3, 5, 7, 9, 10, 12, 14];

/// Returns the sound of the `nth` dock tried, from 0.
#[must_use]
pub fn tick(nth: u8) -> Cue {
    DOCK_TICK.raised(STEPS[usize::from(nth).min(STEPS.len() - 1)])
}

/// Returns the sound of a paid credit.
#[must_use]
pub const fn paid() -> Cue {
    CREDIT.raised(GOES)
}

/// Returns the sound of a shuttle of no player that lands, or leaves.
#[must_use]
pub const fn traffic(came: bool) -> Cue {
    if came { TRAFFIC } else { TRAFFIC.raised(GOES) }
}

/// Returns the sound of a good that is put down, as a single one or on top of another.
#[must_use]
pub const fn put_down(good: Good, on: bool) -> Cue {
    match good {
        _ if on => STACKED,
        Good::Skyrite => SKYRITE,
        Good::Rubion => RUBION,
        Good::Galactium => GALACTIUM,
        _ => PRODUCT,
    }
}

/// Returns the sound of the start of a half.
#[must_use]
pub const fn half(half: Half) -> Cue {
    match half {
        Half::Alpha => HALF_ALPHA,
        Half::Beta => HALF_BETA,
    }
}
