//! What can be heard in this game alone.

use far_space_foundry::rules::{Good, Half};
use orrery_sound::Cue;

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $new:expr;)+) => {
        $($(#[$meta])* pub const $cue: Cue = $new;)+

        /// Every sound of this game.
        pub const ALL: &[Cue] = &[$($cue),+];
    };
}

cues! {
    /// A dock is tried; higher for each before it.
    DOCK_TICK = Cue::new("dock-tick", 2);
    /// A shuttle flies to its dock.
    SHUTTLE_THRUST = Cue::new("shuttle-thrust", 1);
    /// It lies in its cradle.
    SHUTTLE_CLAMP = Cue::new("shuttle-clamp", 6);
    /// It leaves one.
    SHUTTLE_RELEASE = Cue::new("shuttle-release", 6);
    /// Somebody else's shuttle comes or goes.
    TRAFFIC = Cue::new("traffic", 5);
    /// The die touches glass.
    DIE_GLASS = Cue::new("die-glass", 3).from_anywhere();
    /// The die rises from its gimbal.
    DIE_RISES = Cue::new("die-rises", 4);
    /// A pilot is played.
    PILOT_PLAYED = Cue::new("pilot-played", 4);
    /// A pilot comes to a hand.
    PILOT_DRAWN = Cue::new("pilot-drawn", 2);
    /// Who begins.
    FIRST_PILOT = Cue::new("first-pilot", 5);
    /// The dock master is bribed.
    TOWER_PING = Cue::new("tower-ping", 7);
    /// The station turns over.
    STATION_TURNS = Cue::new("station-turns", 9);
    /// An alien goes along to Beta.
    PILOT_KEPT = Cue::new("pilot-kept", 3);
    /// An alien leaves.
    PILOT_LEAVES = Cue::new("pilot-leaves", 2);
    /// Freighters lift off at the end.
    FLEET_LIFTS = Cue::new("fleet-lifts", 8);
    /// The light of Alpha. It was made an octave higher.
    HALF_ALPHA = Cue::new("half-alpha", 6).raised(-12);
    /// That of Beta.
    HALF_BETA = Cue::new("half-beta", 6).raised(-12);
    /// Skyrite is put down.
    SKYRITE = Cue::new("good-skyrite", 4);
    /// Rubion is.
    RUBION = Cue::new("good-rubion", 4);
    /// Galactium is.
    GALACTIUM = Cue::new("good-galactium", 4);
    /// A product is.
    PRODUCT = Cue::new("good-product", 4);
    /// A good comes on top of another.
    STACKED = Cue::new("good-stacked", 4);
    /// First goods come into a warehouse.
    SUPPLIES = Cue::new("supplies", 3);
    /// Rubion becomes galactium.
    MELT = Cue::new("melt", 6);
    /// The kiln works.
    KILN = Cue::new("kiln", 6);
    /// What it made rides down the belt.
    BELT = Cue::new("belt", 3);
    /// A product is charged.
    CHARGE = Cue::new("charge", 6);
    /// All are.
    CHARGE_ALL = Cue::new("charge-all", 7);
    /// A freighter is upgraded.
    BRASS_CASCADE = Cue::new("brass-cascade", 7);
    /// A credit.
    CREDIT = Cue::new("credit", 4);
    /// Rubion is sold.
    SALE = Cue::new("sale", 6);
    /// The Cantina's door opens.
    CANTINA = Cue::new("cantina", 6);
    /// It shows a pilot.
    CANTINA_GLASS = Cue::new("cantina-glass", 2);
    /// A pilot is hired.
    HIRED = Cue::new("hired", 6);
    /// Nobody is.
    HIRED_NOBODY = Cue::new("hired-nobody", 4);
    /// A freighter comes with him.
    FREIGHTER_COMES = Cue::new("freighter-comes", 7);
    /// The next freighter of a pile lies open.
    FREIGHTER_OPENS = Cue::new("freighter-opens", 2);
    /// A product comes into play.
    PRODUCT_LAID = Cue::new("product-laid", 2);
    /// A fleet lies at its pier.
    FLEET_GIVEN = Cue::new("fleet-given", 5);
}

/// How much lower a credit sounds that is paid than one that is got, and a shuttle that goes than one that comes, in semitones.
const GOES: i8 = -5;
/// By how many semitones each dock of a count is higher than the first: the steps of the music's mode.
const STEPS: [i8; 9] = [0, 2, 3, 5, 7, 9, 10, 12, 14];

/// The `nth` dock that is tried, from 0.
#[must_use]
pub fn tick(nth: u8) -> Cue {
    DOCK_TICK.raised(STEPS[usize::from(nth).min(STEPS.len() - 1)])
}

/// A credit that is paid.
#[must_use]
pub const fn paid() -> Cue {
    CREDIT.raised(GOES)
}

/// Somebody else's shuttle comes, or goes.
#[must_use]
pub const fn traffic(came: bool) -> Cue {
    if came { TRAFFIC } else { TRAFFIC.raised(GOES) }
}

/// A good is put down, by itself or on top of another.
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

/// A half begins.
#[must_use]
pub const fn half(half: Half) -> Cue {
    match half {
        Half::Alpha => HALF_ALPHA,
        Half::Beta => HALF_BETA,
    }
}
