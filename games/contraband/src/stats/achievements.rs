//! Achievements in matches of this game against computer opponents, or in solo matches.

use super::figures::GameSeatStats;
use super::{MatchStats, SeatStats};
use crate::rules::Preset;
use orrery_learn::stats::AchievementMeasure::{Best, Bits, Sum};
use orrery_learn::stats::{achievements, margin, one_if, won};

/// Returns the winner's lead in points over the best other player; 0 for losers and in solo matches.
fn ahead(stats: &MatchStats, seat: &SeatStats) -> u32 {
    if stats.players() > 1 { won(seat, margin(stats, seat)) } else { 0 }
}

/// Returns 1 for a victory over others if the condition `so` holds, otherwise 0.
fn with(stats: &MatchStats, seat: &SeatStats, so: bool) -> u32 {
    one_if(seat.winner && stats.players() > 1 && so)
}

achievements! {
    over GameSeatStats, after FirstVoyage = "first-voyage";
    /// A victory by 1500 credits, including objectives.
    Landslide = "landslide", 1500, Best(ahead);
    /// A victory from 1000 credits behind.
    Comeback = "comeback", 1000, Best(|_, s| won(s, s.own.marks.behind));
    /// A victory over three other players.
    FourQuadrants = "four-quadrants", 1, Best(|m, s| one_if(s.winner && m.players() == 4));
    /// A victory by round 20.
    Express = "express", 1, Best(|m, s| with(m, s, m.rounds <= 20));
    /// 1000 credits in a solo match.
    RankTrader = "rank-trader", 1000, Best(|_, s| s.own.alone.best);
    /// 1500 credits in a solo match.
    RankSmuggler = "rank-smuggler", 1500, Best(|_, s| s.own.alone.best);
    /// 2000 credits in a solo match.
    RankCaptain = "rank-captain-of-industry", 2000, Best(|_, s| s.own.alone.best);
    /// 3000 credits in a solo match.
    RankLegend = "rank-legend", 3000, Best(|_, s| s.own.alone.best);
    /// A victory under the preset Secret.
    BlindFlight = "blind-flight", 1, Best(|m, s| with(m, s, m.preset.as_deref() == Some(Preset::Secret.word())));
    /// Eight mines entered first in a match.
    Prospector = "prospector", 8, Best(|_, s| s.own.trade.firsts);
    /// Six units of Plutonium sold in a match.
    BlackMarket = "black-market", 6, Best(|_, s| s.own.trade.sold[2]);
    /// A victory without selling Plutonium.
    HonestHauler = "honest-hauler", 1, Best(|m, s| with(m, s, s.own.trade.sold[2] == 0));
    /// Three units of Plutonium hidden from inspections in a match.
    FalseFloor = "false-floor", 3, Best(|_, s| s.own.trouble.hidden);
    /// Fines of 1000 credits in a match.
    RegularCustomer = "regular-customer", 1000, Best(|_, s| s.own.trade.fines);
    /// A fight won against the police.
    BlueShards = "blue-shards", 1, Sum(|_, s| s.own.trouble.won[0]);
    /// Three fights won against raiders in a match.
    RaiderHunter = "raider-hunter", 3, Best(|_, s| s.own.trouble.won[1]);
    /// A fight won against the corsair.
    CorsairsEnd = "corsairs-end", 1, Sum(|_, s| s.own.trouble.won[3]);
    /// Three escapes in a match.
    QuickHeels = "quick-heels", 3, Best(|_, s| s.own.trouble.fled);
    /// A victory without winning a fight, escaping or breaking down.
    NoShotFired = "no-shot-fired", 1, Best(|m, s| with(m, s, s.own.won() + s.own.trouble.fled == 0 && s.own.trouble.breakdowns == 0));
    /// A victory after a breakdown.
    BackFromTheDrift = "back-from-the-drift", 1, Best(|m, s| with(m, s, s.own.trouble.breakdowns > 0));
    /// A victory as a pirate.
    JollyRoger = "jolly-roger", 1, Best(|m, s| with(m, s, s.own.marks.flags > 0));
    /// Pirate tokens in three quadrants.
    MostWanted = "most-wanted", 3, Best(|_, s| s.own.marks.flags.into());
    /// Two metals taken in one robbery.
    FullNets = "full-nets", 2, Best(|_, s| s.own.marks.loot.into());
    /// Six levels of upgrades at the end.
    Flagship = "flagship", 6, Best(|_, s| s.own.marks.levels.into());
    /// All four spaceports visited in a match.
    FourPorts = "four-ports", 4, Best(|_, s| s.own.marks.ports.count_ones());
    /// Four passages through gates in a match.
    GateRunner = "gate-runner", 4, Best(|_, s| s.own.ways.gates);
    /// 4000 credits at the end.
    Hoard = "hoard", 4000, Best(|_, s| s.own.marks.credits);
    /// Each of the five objectives fulfilled.
    FiveAims = "five-aims", 5, Bits(|_, s| s.own.marks.objectives.into());
    /// Each of the eight kinds of bonus card played.
    FullHand = "full-hand", 8, Bits(|_, s| s.own.marks.kinds.into());
    /// Twenty-five victories.
    Veteran = "veteran", 25, Sum(|_, s| one_if(s.winner));
}
