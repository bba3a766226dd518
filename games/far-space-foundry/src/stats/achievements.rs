//! The achievements of this game, for matches against computer opponents and solo matches.

use super::figures::GameSeatStats;
use super::{MatchStats, SeatStats};
use crate::rules::Preset;
use orrery_learn::stats::AchievementMeasure::{Best, Bits, Sum};
use orrery_learn::stats::{achievements, margin, one_if, won};

/// Returns the winner's lead over the best other player, in points; 0 for other seats and in solo matches.
fn ahead(stats: &MatchStats, seat: &SeatStats) -> u32 {
    if stats.players() > 1 { won(seat, margin(stats, seat)) } else { 0 }
}

/// Reports whether the seat won a match of this preset.
fn won_as(stats: &MatchStats, seat: &SeatStats, preset: Preset) -> bool {
    seat.winner && stats.preset.as_deref() == Some(preset.word())
}

achievements! {
    over GameSeatStats, after FirstShift = "first-shift";
    /// A victory by exactly one point.
    OnePoint = "one-point", 1, Best(|m, s| one_if(ahead(m, s) == 1));
    /// A victory by at least eight points.
    Landslide = "landslide", 8, Best(ahead);
    /// A victory after being at least five points behind at the end of a turn.
    Comeback = "comeback", 5, Best(|_, s| won(s, s.own.marks.behind.into()));
    /// A victory against three other players.
    FourHarbours = "four-harbours", 1, Best(|m, s| one_if(s.winner && m.players() == 4));
    /// A solo match with at least 22 points.
    RankPilot = "rank-pilot", 22, Best(|_, s| s.own.alone.best);
    /// A solo match with at least 23 points.
    RankMessenger = "rank-messenger", 23, Best(|_, s| s.own.alone.best);
    /// A solo match with at least 24 points.
    RankSuperintendent = "rank-superintendent", 24, Best(|_, s| s.own.alone.best);
    /// A solo match with at least 28 points.
    NightShift = "night-shift", 28, Best(|_, s| s.own.alone.best);
    /// A victory in a solo match with shuttle traffic.
    RushHour = "rush-hour", 1, Best(|m, s| one_if(won_as(m, s, Preset::BusySolo)));
    /// A flight with a capacity of at least 8.
    LongWay = "long-way", 8, Best(|_, s| s.own.marks.capacity.into());
    /// At least six goods moved in one turn.
    HeavyHaul = "heavy-haul", 6, Best(|_, s| s.own.marks.moved.into());
    /// At least three galactium from one use of Process.
    HotMelt = "hot-melt", 3, Best(|_, s| s.own.marks.melted.into());
    /// Four freighters at the end.
    FourProws = "four-prows", 4, Best(|_, s| s.own.marks.freighters.into());
    /// At least three freighters that are full and upgraded at the end.
    ShipShape = "ship-shape", 3, Best(|_, s| s.own.marks.finished.into());
    /// At least six kinds of goods on board at the end.
    OneOfEach = "one-of-each", 6, Best(|_, s| s.own.marks.kinds.into());
    /// At least five charged products on board at the end.
    HighVoltage = "high-voltage", 5, Best(|_, s| s.own.marks.charged.into());
    /// At least twenty points from products on board at the end.
    MasterSmith = "master-smith", 20, Best(|_, s| s.own.marks.products.into());
    /// At least three pairs on board at the end.
    DoubleBottom = "double-bottom", 3, Best(|_, s| s.own.marks.pairs.into());
    /// At least six credits at the end.
    FullPurse = "full-purse", 6, Best(|_, s| s.own.marks.credits.into());
    /// A victory without a bribe.
    Incorruptible = "incorruptible", 1, Best(|_, s| one_if(s.winner && s.own.trade.bribes == 0));
    /// A victory under the default rules without hiring an alien pilot.
    HomeCrew = "home-crew", 1, Best(|m, s| one_if(won_as(m, s, Preset::Seed) && s.own.trade.hired == 0));
    /// Alien pilots of all six jobs played, over all matches.
    SixJobs = "six-jobs", 6, Bits(|_, s| s.own.marks.jobs.into());
    /// All eight products made, over all matches.
    WholeBelt = "whole-belt", 8, Bits(|_, s| s.own.marks.made.into());
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| one_if(s.winner));
}
