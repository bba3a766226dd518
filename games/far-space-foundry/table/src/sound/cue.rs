//! The sounds that only this game has.

use far_space_foundry::rules::{Good, MatchHalf};
use orrery_sound::SoundCue;

orrery_sound::cues! {
    /// A dock is tried. The pitch rises with each dock of the count.
    DOCK_TICK = SoundCue::new("dock-tick", 2);
    /// A shuttle flies to its dock.
    SHUTTLE_THRUST = SoundCue::new("shuttle-thrust", 1);
    /// A shuttle settles in its cradle.
    SHUTTLE_CLAMP = SoundCue::new("shuttle-clamp", 6);
    /// A shuttle leaves its cradle.
    SHUTTLE_RELEASE = SoundCue::new("shuttle-release", 6);
    /// A shuttle lands or leaves in the solo traffic.
    TRAFFIC = SoundCue::new("traffic", 5);
    /// The die hits glass.
    DIE_GLASS = SoundCue::new("die-glass", 3).from_anywhere();
    /// The die rises from its gimbal.
    DIE_RISES = SoundCue::new("die-rises", 4);
    /// A pilot is played.
    PILOT_PLAYED = SoundCue::new("pilot-played", 4);
    /// A pilot is added to a hand.
    PILOT_DRAWN = SoundCue::new("pilot-drawn", 2);
    /// The first player is determined.
    FIRST_PILOT = SoundCue::new("first-pilot", 5);
    /// The dock master is bribed.
    TOWER_PING = SoundCue::new("tower-ping", 7);
    /// The station turns over.
    STATION_TURNS = SoundCue::new("station-turns", 9);
    /// An alien pilot is kept for Beta.
    PILOT_KEPT = SoundCue::new("pilot-kept", 3);
    /// An alien pilot leaves the game.
    PILOT_LEAVES = SoundCue::new("pilot-leaves", 2);
    /// The freighters lift off at the end of the match.
    FLEET_LIFTS = SoundCue::new("fleet-lifts", 8);
    /// The light of Alpha appears. The recording is an octave higher.
    HALF_ALPHA = SoundCue::new("half-alpha", 6).raised(-12);
    /// The light of Beta appears. The recording is an octave higher.
    HALF_BETA = SoundCue::new("half-beta", 6).raised(-12);
    /// Skyrite is put down.
    SKYRITE = SoundCue::new("good-skyrite", 4);
    /// Rubion is put down.
    RUBION = SoundCue::new("good-rubion", 4);
    /// Galactium is put down.
    GALACTIUM = SoundCue::new("good-galactium", 4);
    /// A product is put down.
    PRODUCT = SoundCue::new("good-product", 4);
    /// A good is stacked on another.
    STACKED = SoundCue::new("good-stacked", 4);
    /// A warehouse gets its first goods, or its goods are returned to the asteroids after Alpha.
    SUPPLIES = SoundCue::new("supplies", 3);
    /// Rubion becomes galactium.
    MELT = SoundCue::new("melt", 6);
    /// The kiln works.
    KILN = SoundCue::new("kiln", 6);
    /// A product moves along the belt.
    BELT = SoundCue::new("belt", 3);
    /// A product is charged.
    CHARGE = SoundCue::new("charge", 6);
    /// All products are charged.
    CHARGE_ALL = SoundCue::new("charge-all", 7);
    /// A freighter is upgraded.
    BRASS_CASCADE = SoundCue::new("brass-cascade", 7);
    /// A credit is gained.
    CREDIT = SoundCue::new("credit", 4);
    /// Rubion is sold.
    SALE = SoundCue::new("sale", 6);
    /// The Cantina's door opens.
    CANTINA = SoundCue::new("cantina", 6);
    /// The Cantina shows a pilot.
    CANTINA_GLASS = SoundCue::new("cantina-glass", 2);
    /// A pilot is hired.
    HIRED = SoundCue::new("hired", 6);
    /// No pilot is hired.
    HIRED_NOBODY = SoundCue::new("hired-nobody", 4);
    /// A freighter arrives with a pilot.
    FREIGHTER_COMES = SoundCue::new("freighter-comes", 7);
    /// The next freighter of a pile is opened.
    FREIGHTER_OPENS = SoundCue::new("freighter-opens", 2);
    /// A product card is put into play.
    PRODUCT_LAID = SoundCue::new("product-laid", 2);
    /// A fleet arrives at its pier.
    FLEET_GIVEN = SoundCue::new("fleet-given", 5);
}

/// The pitch of a paid credit compared with a gained credit, and of a leaving shuttle compared with a landing one, in semitones.
const GOES: i8 = -5;
/// The pitch of each dock of a count relative to the first dock, in semitones: the steps of the music's mode.
const STEPS: [i8; 9] = [0, 2, 3, 5, 7, 9, 10, 12, 14];

/// Returns the sound of the dock with index `nth` in a count.
pub fn tick(nth: u8) -> SoundCue {
    DOCK_TICK.raised(STEPS[usize::from(nth).min(STEPS.len() - 1)])
}

/// Returns the sound of a paid credit.
pub const fn paid() -> SoundCue {
    CREDIT.raised(GOES)
}

/// Returns the sound of a shuttle that lands or leaves in the solo traffic.
pub const fn traffic(came: bool) -> SoundCue {
    if came { TRAFFIC } else { TRAFFIC.raised(GOES) }
}

/// Returns the sound of a good that is put down, as a single good or on top of another.
pub const fn put_down(good: Good, on: bool) -> SoundCue {
    match good {
        _ if on => STACKED,
        Good::Skyrite => SKYRITE,
        Good::Rubion => RUBION,
        Good::Galactium => GALACTIUM,
        _ => PRODUCT,
    }
}

/// Returns the sound of the start of a half.
pub const fn half(half: MatchHalf) -> SoundCue {
    match half {
        MatchHalf::Alpha => HALF_ALPHA,
        MatchHalf::Beta => HALF_BETA,
    }
}
