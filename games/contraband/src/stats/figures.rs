//! The statistics of a seat in this game.

use orrery_learn::seat_stats;

use crate::rules::{Metal, RANKS};

/// The number of ranks of solo matches (CB-SOL-1).
pub const SOLO_RANKS: usize = RANKS.len();

seat_stats! {
    /// The figures of trade: metals, markets and expenses.
    pub struct TradeStats {
        /// The number of mines that the player was the first to enter.
        sum pub firsts: u32,
        /// The number of metals taken in mines.
        sum pub mined: u32,
        /// The number of metals sold of each kind.
        sum pub sold: [u32; Metal::COUNT],
        /// The credits gained by sales.
        sum pub sales: u32,
        /// The number of metals bought.
        sum pub bought: u32,
        /// The number of metals thrown out.
        sum pub thrown: u32,
        /// The number of upgrades installed.
        sum pub upgrades: u32,
        /// The credits paid as fines.
        sum pub fines: u32,
    }

    /// The figures of travel: steps, gates, lost tokens and bonus cards.
    pub struct MovementStats {
        /// The number of steps.
        sum pub steps: u32,
        /// The number of passages through gates.
        sum pub gates: u32,
        /// The number of planned tokens that were lost (CB-SIM-2).
        sum pub lost: u32,
        /// The number of bonus cards played.
        sum pub cards: u32,
    }

    /// The figures of encounters: meetings, escapes and fights.
    pub struct EncounterStats {
        /// The number of meetings with the police.
        sum pub police: u32,
        /// The number of inspections that found nothing.
        sum pub cleared: u32,
        /// The number of units of Plutonium hidden from inspections.
        sum pub hidden: u32,
        /// The number of times that the player was fined for Plutonium.
        sum pub caught: u32,
        /// The number of meetings with aliens or the corsair.
        sum pub aliens: u32,
        /// The number of escapes, including those in which the ship broke down.
        sum pub fled: u32,
        /// The numbers of fights won against the police, raiders, miners, the corsair and ships, in this order.
        sum pub won: [u32; 5],
        /// The number of breakdowns.
        sum pub breakdowns: u32,
        /// The number of attacks on ships.
        sum pub attacks: u32,
        /// The number of metals that the player took as a robber.
        sum pub looted: u32,
        /// The number of metals that the player lost to robbers.
        sum pub robbed: u32,
    }

    /// The figures of solo matches.
    pub struct SoloStats {
        /// The number of matches by rank, the highest rank first.
        sum pub ranks: [u32; SOLO_RANKS],
        /// The most credits in a match.
        max pub best: u32,
    }

    /// The figures for achievements: the highest values in a match, and sets of spaceports, objectives and cards.
    pub struct AchievementStats {
        /// The credits at the end.
        max pub credits: u32,
        /// The largest deficit to the best other player after a turn, in credits.
        max pub behind: u32,
        /// The sum of the levels of all systems at the end.
        max pub levels: u8,
        /// The number of quadrants with the player's pirate token at the end.
        max pub flags: u8,
        /// The most metals taken in one robbery.
        max pub loot: u8,
        /// The spaceports entered, one bit each.
        set pub ports: u8,
        /// The fulfilled objectives, one bit each.
        set pub objectives: u8,
        /// The kinds of bonus cards played, one bit each.
        set pub kinds: u8,
    }

    /// The statistics of one seat in one match, in addition to those counted in every game.
    pub struct GameSeatStats {
        /// Trade figures.
        sum pub trade: TradeStats,
        /// Travel figures.
        sum pub ways: MovementStats,
        /// Figures of meetings and fights.
        sum pub trouble: EncounterStats,
        /// The result of a solo match.
        sum pub alone: SoloStats,
        /// The figures for achievements.
        sum pub marks: AchievementStats,
    }
}

impl GameSeatStats {
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
