//! The achievements of this game, for matches against computer opponents and solo matches.

use super::figures::GameFigures;
use super::{MatchStats, SeatStats};
use crate::rules::Preset;
use orrery_learn::stats::AchievementMeasure::{Best, Bits, Sum};
use orrery_learn::stats::{achievements, beat, margin, one_if, won};

/// Returns the lead over the best other player in points; 0 without one.
fn ahead(stats: &MatchStats, seat: &SeatStats) -> u32 {
    if stats.players() > 1 { won(seat, margin(stats, seat)) } else { 0 }
}

/// Reports whether the seat won a match of this preset.
fn won_as(stats: &MatchStats, seat: &SeatStats, preset: Preset) -> bool {
    seat.winner && stats.preset.as_deref() == Some(preset.word())
}

achievements! {
    over GameFigures;
    /// A match played to its end.
    FirstShift = "first-shift", 1, Sum(|_, _| 1);
    /// A victory over a Cadet.
    BeatCadet = "beat-cadet", 1, Best(|m, s| beat(m, s, "cadet"));
    /// A victory over a Pilot.
    BeatPilot = "beat-pilot", 1, Best(|m, s| beat(m, s, "pilot"));
    /// A victory over a Captain.
    BeatCaptain = "beat-captain", 1, Best(|m, s| beat(m, s, "captain"));
    /// A victory over a Commodore.
    BeatCommodore = "beat-commodore", 1, Best(|m, s| beat(m, s, "commodore"));
    /// A victory over an Admiral.
    BeatAdmiral = "beat-admiral", 1, Best(|m, s| beat(m, s, "admiral"));
    /// A victory by exactly one point.
    OnePoint = "one-point", 1, Best(|m, s| one_if(ahead(m, s) == 1));
    /// A victory by eight points.
    Landslide = "landslide", 8, Best(ahead);
    /// A victory after being five points behind.
    Comeback = "comeback", 5, Best(|_, s| won(s, s.own.marks.behind.into()));
    /// A victory over three others.
    FourHarbours = "four-harbours", 1, Best(|m, s| one_if(s.winner && m.players() == 4));
    /// A solo match with 22 points.
    RankPilot = "rank-pilot", 22, Best(|_, s| s.own.alone.best);
    /// A solo match with 23 points.
    RankMessenger = "rank-messenger", 23, Best(|_, s| s.own.alone.best);
    /// A solo match with 24 points.
    RankSuperintendent = "rank-superintendent", 24, Best(|_, s| s.own.alone.best);
    /// A solo match with 28 points.
    NightShift = "night-shift", 28, Best(|_, s| s.own.alone.best);
    /// A solo victory among other shuttles.
    RushHour = "rush-hour", 1, Best(|m, s| one_if(won_as(m, s, Preset::BusySolo)));
    /// A flight with capacity 8.
    LongWay = "long-way", 8, Best(|_, s| s.own.marks.capacity.into());
    /// Six goods moved in one turn.
    HeavyHaul = "heavy-haul", 6, Best(|_, s| s.own.marks.moved.into());
    /// Three galactium in one use of Process.
    HotMelt = "hot-melt", 3, Best(|_, s| s.own.marks.melted.into());
    /// Four freighters at the end.
    FourProws = "four-prows", 4, Best(|_, s| s.own.marks.freighters.into());
    /// Three freighters full and upgraded at the end.
    ShipShape = "ship-shape", 3, Best(|_, s| s.own.marks.finished.into());
    /// Six kinds on board at the end.
    OneOfEach = "one-of-each", 6, Best(|_, s| s.own.marks.kinds.into());
    /// Five charged products on board at the end.
    HighVoltage = "high-voltage", 5, Best(|_, s| s.own.marks.charged.into());
    /// Twenty points of products on board at the end.
    MasterSmith = "master-smith", 20, Best(|_, s| s.own.marks.products.into());
    /// Three pairs on board at the end.
    DoubleBottom = "double-bottom", 3, Best(|_, s| s.own.marks.pairs.into());
    /// Six credits at the end.
    FullPurse = "full-purse", 6, Best(|_, s| s.own.marks.credits.into());
    /// A victory without a bribe.
    Incorruptible = "incorruptible", 1, Best(|_, s| one_if(s.winner && s.own.trade.bribes == 0));
    /// A victory in both halves without an alien pilot.
    HomeCrew = "home-crew", 1, Best(|m, s| one_if(won_as(m, s, Preset::Seed) && s.own.trade.hired == 0));
    /// Each of the six jobs.
    SixJobs = "six-jobs", 6, Bits(|_, s| s.own.marks.jobs.into());
    /// Each of the eight products.
    WholeBelt = "whole-belt", 8, Bits(|_, s| s.own.marks.made.into());
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| one_if(s.winner));
}
