//! The statistics of a seat in this game.

use orrery_learn::merge_stats;
use serde::{Deserialize, Serialize};

use crate::rules::{Metal, RANKS};

/// The number of ranks of solo matches (CB-SOL-1).
pub const SOLO_RANKS: usize = RANKS.len();

/// The figures of trade: metals, markets and expenses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TradeStats {
    /// The number of mines that the player was the first to enter.
    pub firsts: u32,
    /// The number of metals taken in mines.
    pub mined: u32,
    /// The number of metals sold of each kind.
    pub sold: [u32; Metal::COUNT],
    /// The credits gained by sales.
    pub sales: u32,
    /// The number of metals bought.
    pub bought: u32,
    /// The number of metals thrown out.
    pub thrown: u32,
    /// The number of upgrades installed.
    pub upgrades: u32,
    /// The credits paid as fines.
    pub fines: u32,
}

/// The figures of travel: steps, gates, lost tokens and bonus cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MovementStats {
    /// The number of steps.
    pub steps: u32,
    /// The number of passages through gates.
    pub gates: u32,
    /// The number of planned tokens that were lost (CB-SIM-2).
    pub lost: u32,
    /// The number of bonus cards played.
    pub cards: u32,
}

/// The figures of encounters: meetings, escapes and fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EncounterStats {
    /// The number of meetings with the police.
    pub police: u32,
    /// The number of inspections that found nothing.
    pub cleared: u32,
    /// The number of units of Plutonium hidden from inspections.
    pub hidden: u32,
    /// The number of times that the player was fined for Plutonium.
    pub caught: u32,
    /// The number of meetings with aliens or the corsair.
    pub aliens: u32,
    /// The number of escapes, including those in which the ship broke down.
    pub fled: u32,
    /// The numbers of fights won against the police, raiders, miners, the corsair and ships, in this order.
    pub won: [u32; 5],
    /// The number of breakdowns.
    pub breakdowns: u32,
    /// The number of attacks on ships.
    pub attacks: u32,
    /// The number of metals that the player took as a robber.
    pub looted: u32,
    /// The number of metals that the player lost to robbers.
    pub robbed: u32,
}

/// The figures of solo matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SoloStats {
    /// The number of matches by rank, the highest rank first.
    pub ranks: [u32; SOLO_RANKS],
    /// The most credits in a match.
    pub best: u32,
}

/// The maxima of a match, and the sets of spaceports, objectives and cards, for achievements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchMaxima {
    /// The credits at the end.
    pub credits: u32,
    /// The largest deficit to the best other player after a turn, in credits.
    pub behind: u32,
    /// The sum of the levels of all systems at the end.
    pub levels: u8,
    /// The number of quadrants with the player's pirate token at the end.
    pub flags: u8,
    /// The most metals taken in one robbery.
    pub loot: u8,
    /// The spaceports entered, one bit each.
    pub ports: u8,
    /// The fulfilled objectives, one bit each.
    pub objectives: u8,
    /// The kinds of bonus cards played, one bit each.
    pub kinds: u8,
}

/// The statistics of one seat in one match, in addition to those counted in every game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameStats {
    /// Trade figures.
    pub trade: TradeStats,
    /// Travel figures.
    pub ways: MovementStats,
    /// Figures of meetings and fights.
    pub trouble: EncounterStats,
    /// The result of a solo match.
    pub alone: SoloStats,
    /// The maxima and sets of the match.
    pub marks: MatchMaxima,
}

impl GameStats {
    /// Returns the number of metals sold, of all kinds.
    pub fn sold(&self) -> u32 {
        self.trade.sold.iter().sum()
    }

    /// Returns the number of fights won, against any opponent.
    pub fn won(&self) -> u32 {
        self.trouble.won.iter().sum()
    }
}

impl SoloStats {
    /// Returns the number of solo matches.
    pub fn played(&self) -> u32 {
        self.ranks.iter().sum()
    }
}

merge_stats! { GameStats:
    part trade, ways, trouble, alone, marks;
}

merge_stats! { SoloStats:
    sum ranks;
    max best;
}

merge_stats! { TradeStats:
    sum sold, firsts, mined, sales, bought, thrown, upgrades, fines;
}

merge_stats! { MovementStats:
    sum steps, gates, lost, cards;
}

merge_stats! { EncounterStats:
    sum won, police, cleared, hidden, caught, aliens, fled, breakdowns, attacks, looted, robbed;
}

merge_stats! { MatchMaxima:
    max credits, behind, levels, flags, loot;
    set ports, objectives, kinds;
}
