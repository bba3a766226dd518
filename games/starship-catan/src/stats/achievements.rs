//! Achievements of matches against computer opponents.

use super::figures::GameSeatStats;
use orrery_learn::stats::AchievementMeasure::{Best, Bits, Sum};
use orrery_learn::stats::{achievements, margin, one_if, won};

/// The maximum number of turns that the player may take in a swift victory.
const SWIFT: u32 = 14;

achievements! {
    over GameSeatStats, after MaidenFlight = "maiden-flight";
    /// A victory by exactly one point.
    OnePoint = "one-point", 1, Best(|m, s| one_if(s.winner && margin(m, s) == 1));
    /// A victory by at least five points.
    Landslide = "landslide", 5, Best(|m, s| won(s, margin(m, s)));
    /// A victory after being at least three points behind.
    Comeback = "comeback", 3, Best(|_, s| won(s, u32::from(s.own.marks.behind)));
    /// A victory in fourteen turns or fewer.
    Swift = "swift", 1, Best(|_, s| one_if(s.winner && s.turns <= SWIFT));
    /// A victory without a fight.
    Peaceful = "peaceful", 1, Best(|_, s| one_if(s.winner && s.own.flights.won + s.own.flights.lost == 0));
    /// A victory without a module of level 2.
    PlainShip = "plain-ship", 1, Best(|_, s| one_if(s.winner && s.own.marks.level_two == 0));
    /// Nine cards revealed in one flight.
    LongFlight = "long-flight", 9, Best(|_, s| u32::from(s.own.marks.cards));
    /// Four actions in one flight.
    BusyFlight = "busy-flight", 4, Best(|_, s| u32::from(s.own.marks.actions));
    /// Fifteen Astro earned in one flight.
    Margin = "margin", 15, Best(|_, s| u32::from(s.own.marks.earned));
    /// Sixty Astro at once.
    Treasury = "treasury", 60, Best(|_, s| u32::from(s.own.marks.astro));
    /// A colony and a trading post in one flight.
    BothFounded = "both-founded", 1, Best(|_, s| one_if(s.own.marks.both_founded));
    /// Six colonies at once.
    Settler = "settler", 6, Best(|_, s| u32::from(s.own.marks.colonies));
    /// Five trading posts at once.
    Consul = "consul", 5, Best(|_, s| u32::from(s.own.marks.posts));
    /// Five pirates beaten in one match.
    Hunter = "hunter", 5, Best(|_, s| u32::from(s.own.marks.beaten));
    /// Corsairs of strength 7 beaten.
    Giant = "giant", 7, Best(|_, s| u32::from(s.own.marks.strongest));
    /// Three modules of level 2 at once.
    Engineer = "engineer", 3, Best(|_, s| u32::from(s.own.marks.level_two));
    /// Friend and Hero at once.
    BothHonours = "both-honours", 1, Best(|_, s| one_if(s.own.marks.both_honours));
    /// Each of the twelve adventures, done in any number of matches.
    Storyteller = "storyteller", 12, Bits(|_, s| u32::from(s.own.marks.adventures));
    /// Victories as Moon and as Sun.
    BothSides = "both-sides", 2, Bits(|_, s| won(s, u32::from(s.own.marks.seats)));
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| one_if(s.winner));
}
