//! The figures that this game counts for a seat.

use orrery_learn::seat_stats;

use crate::rules::{DOCKS, Product};

/// Number of sources of points (FSF-END-1): raw goods, products, charged products, kinds and credits, and the losses for
/// freighters with an empty space and for plain freighters.
pub const SOURCES: usize = 7;
/// Number of possible results of a full solo match (FSF-SOLO-1): fewer than 22 points, 22, 23, or at least 24.
pub const SOLO_RANKS: usize = 4;
/// Number of docks, and of faces of the die.
const DOCK_COUNT: usize = DOCKS as usize;

seat_stats! {
    /// Figures about goods, flights and actions.
    pub struct ActionStats {
        /// Number of the seat's flights to or from each dock.
        sum pub docks: [u32; DOCK_COUNT],
        /// Flights to the foundry.
        sum pub landed: u32,
        /// Flights from the foundry.
        sum pub lifted: u32,
        /// Total capacity of all flights, in goods.
        sum pub capacity: u32,
        /// Goods taken from asteroids.
        sum pub mined: u32,
        /// Goods taken out of freighters.
        sum pub unloaded: u32,
        /// Goods loaded into freighters.
        sum pub loaded: u32,
        /// Goods stacked on identical ones.
        sum pub stacked: u32,
        /// Galactium gained by Process.
        sum pub processed: u32,
        /// Tokens made, by product.
        sum pub made: [u32; Product::COUNT],
        /// Products charged.
        sum pub charged: u32,
        /// Freighters upgraded.
        sum pub upgraded: u32,
    }

    /// Figures about credits and pilots.
    pub struct TradeStats {
        /// Rubion sold.
        sum pub sold: u32,
        /// Credits earned by selling rubion, or instead of an upgrade.
        sum pub credits: u32,
        /// Visits to the Cantina.
        sum pub visits: u32,
        /// Alien pilots hired.
        sum pub hired: u32,
        /// Freighters that arrived with hired pilots.
        sum pub freighters: u32,
        /// Bribes paid to the dock master.
        sum pub bribes: u32,
    }

    /// Figures about full solo matches.
    pub struct SoloStats {
        /// Number of matches by result.
        sum pub ranks: [u32; SOLO_RANKS],
        /// The highest number of points; 0 if it was never positive.
        max pub best: u32,
    }

    /// The largest values reached in a match, and the jobs and products that occurred in it. Achievements are calculated from
    /// them.
    pub struct AchievementStats {
        /// Largest capacity of a flight.
        max pub capacity: u8,
        /// Most goods moved in one turn.
        max pub moved: u8,
        /// Most galactium gained in one use of Process.
        max pub melted: u8,
        /// Freighters at the end.
        max pub freighters: u8,
        /// Freighters at the end that are full and upgraded.
        max pub finished: u8,
        /// Kinds of goods on board at the end.
        max pub kinds: u8,
        /// Charged products on board at the end.
        max pub charged: u8,
        /// Credits at the end.
        max pub credits: u8,
        /// Pairs on board at the end.
        max pub pairs: u8,
        /// Points of products on board at the end.
        max pub products: u8,
        /// Largest number of points behind the best other player at the end of a turn.
        max pub behind: u16,
        /// Jobs of the pilots played, one bit each.
        set pub jobs: u8,
        /// Products made, one bit each.
        set pub made: u8,
    }

    /// The figures of one seat in one match, in addition to those that every game has.
    pub struct GameSeatStats {
        /// Number of rolls of the die by value, 1 to 8.
        sum pub dice: [u32; DOCK_COUNT],
        /// Figures about goods, flights and actions.
        sum pub work: ActionStats,
        /// Figures about credits and pilots.
        sum pub trade: TradeStats,
        /// Points by source at the end, summed over matches.
        sum pub points: [u32; SOURCES],
        /// Figures about a full solo match; all zero for other matches.
        sum pub alone: SoloStats,
        /// The largest values, and the jobs and products, from which achievements are calculated.
        sum pub marks: AchievementStats,
    }
}

impl GameSeatStats {
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
