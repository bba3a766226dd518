//! The figures that this game counts for a seat.

use orrery_learn::merge_stats;
use serde::{Deserialize, Serialize};

use crate::rules::{DOCKS, Product};

/// Number of sources of points (FSF-END-1): raw goods, products, charged products, kinds and credits, and the losses for
/// freighters with an empty space and for plain freighters.
pub const SOURCES: usize = 7;
/// Number of possible results of a full solo match (FSF-SOLO-1): fewer than 22 points, 22, 23, or at least 24.
pub const SOLO_RANKS: usize = 4;
/// Number of docks, and of faces of the die.
const DOCK_COUNT: usize = DOCKS as usize;

/// Figures about goods, flights and actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ActionStats {
    /// Number of the seat's flights to or from each dock.
    pub docks: [u32; DOCK_COUNT],
    /// Flights to the foundry.
    pub landed: u32,
    /// Flights from the foundry.
    pub lifted: u32,
    /// Total capacity of all flights, in goods.
    pub capacity: u32,
    /// Goods taken from asteroids.
    pub mined: u32,
    /// Goods taken out of freighters.
    pub unloaded: u32,
    /// Goods loaded into freighters.
    pub loaded: u32,
    /// Goods stacked on identical ones.
    pub stacked: u32,
    /// Galactium gained by Process.
    pub processed: u32,
    /// Tokens made, by product.
    pub made: [u32; Product::COUNT],
    /// Products charged.
    pub charged: u32,
    /// Freighters upgraded.
    pub upgraded: u32,
}

/// Figures about credits and pilots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TradeStats {
    /// Rubion sold.
    pub sold: u32,
    /// Credits earned by selling rubion, or instead of an upgrade.
    pub credits: u32,
    /// Visits to the Cantina.
    pub visits: u32,
    /// Alien pilots hired.
    pub hired: u32,
    /// Freighters that arrived with hired pilots.
    pub freighters: u32,
    /// Bribes paid to the dock master.
    pub bribes: u32,
}

/// Figures about full solo matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SoloStats {
    /// Number of matches by result.
    pub ranks: [u32; SOLO_RANKS],
    /// The highest number of points; 0 if it was never positive.
    pub best: u32,
}

/// The maxima of a match, and the jobs and products that occurred in it. Achievements are calculated from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchMaxima {
    /// Largest capacity of a flight.
    pub capacity: u8,
    /// Most goods moved in one turn.
    pub moved: u8,
    /// Most galactium gained in one use of Process.
    pub melted: u8,
    /// Freighters at the end.
    pub freighters: u8,
    /// Freighters at the end that are full and upgraded.
    pub finished: u8,
    /// Kinds of goods on board at the end.
    pub kinds: u8,
    /// Charged products on board at the end.
    pub charged: u8,
    /// Credits at the end.
    pub credits: u8,
    /// Pairs on board at the end.
    pub pairs: u8,
    /// Points of products on board at the end.
    pub products: u8,
    /// Largest number of points behind the best other player at the end of a turn.
    pub behind: u16,
    /// Jobs of the pilots played, one bit each.
    pub jobs: u8,
    /// Products made, one bit each.
    pub made: u8,
}

/// The figures of one seat in one match, in addition to those that every game has.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GameStats {
    /// Number of rolls of the die by value, 1 to 8.
    pub dice: [u32; DOCK_COUNT],
    /// Figures about goods, flights and actions.
    pub work: ActionStats,
    /// Figures about credits and pilots.
    pub trade: TradeStats,
    /// Points by source at the end, summed over matches.
    pub points: [u32; SOURCES],
    /// Figures about a full solo match; all zero for other matches.
    pub alone: SoloStats,
    /// The maxima, jobs and products from which achievements are calculated.
    pub marks: MatchMaxima,
}

impl GameStats {
    /// Returns the total number of tokens made, of all products together.
    pub fn made(&self) -> u32 {
        self.work.made.iter().sum()
    }
}

impl SoloStats {
    /// Returns the number of full solo matches.
    pub fn played(&self) -> u32 {
        self.ranks.iter().sum()
    }

    /// Returns the number of full solo matches won.
    pub fn won(&self) -> u32 {
        self.ranks[1..].iter().sum()
    }

    /// Returns the share of full solo matches won, in whole percent.
    pub fn share(&self) -> u32 {
        100 * self.won() / self.played().max(1)
    }
}

merge_stats! { GameStats:
    sum dice, points;
    part work, trade, alone, marks;
}

merge_stats! { SoloStats:
    sum ranks;
    max best;
}

merge_stats! { ActionStats:
    sum docks, made, landed, lifted, capacity, mined, unloaded, loaded, stacked, processed, charged, upgraded;
}

merge_stats! { TradeStats:
    sum sold, credits, visits, hired, freighters, bribes;
}

merge_stats! { MatchMaxima:
    max capacity, moved, melted, freighters, finished, kinds, charged, credits, pairs, products, behind;
    set jobs, made;
}
