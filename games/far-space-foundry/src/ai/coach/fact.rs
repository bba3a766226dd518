//! The effects of plans on the table, and the reasons that the coach derives from them.

use crate::rules::{FreighterKind, Good, Pilot, Product};
use orrery_ai::coach::PlanFact;
use orrery_core::Message;

/// An effect of a plan, from the point of view of the player who follows the plan. Its text is the message named `coach-fact-`
/// followed by its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum CoachFact {
    /// The fleet is worth more points at the end of the turn.
    Points {
        /// Number of points gained, 1 to 99.
        points: u8,
    },
    /// The last free space of a freighter is filled, which ends its loss of 2 points.
    Fills {
        /// The freighter that is full now.
        ship: FreighterKind,
    },
    /// A freighter is upgraded, which ends its loss of 2 points.
    Upgrades {
        /// The freighter that is upgraded.
        ship: FreighterKind,
    },
    /// A freighter that had no empty space has one at the end.
    Opens {
        /// The freighter with the empty space.
        ship: FreighterKind,
    },
    /// A plain freighter is emptied, so that it can be upgraded.
    Empties {
        /// The freighter that is emptied.
        ship: FreighterKind,
    },
    /// A new kind of good is on board, which is worth one point.
    NewKind {
        /// The new kind of good.
        good: Good,
    },
    /// Products are made.
    Makes {
        /// The product made.
        product: Product,
        /// Number of tokens gained.
        count: u8,
    },
    /// The player takes the last token of a product card. Not reported in solo matches.
    TakesLast {
        /// The product whose tokens are gone.
        product: Product,
    },
    /// Products are charged, which gives one point each.
    Charges {
        /// Number of products charged.
        count: u8,
    },
    /// Rubion is turned into galactium.
    Processes {
        /// Number of rubion turned into galactium.
        count: u8,
    },
    /// Goods are mined from an asteroid.
    Mines {
        /// The good of the asteroid.
        good: Good,
        /// Number of goods mined.
        count: u8,
    },
    /// Goods are loaded into freighters in one flight.
    Loads {
        /// Number of goods loaded.
        count: u8,
    },
    /// The warehouse now holds the cost of a product, and did not before.
    Provides {
        /// The product that can be paid for.
        product: Product,
    },
    /// Pilots are shown in the Cantina, and one of them may bring a freighter.
    Recruits,
    /// Pilots are shown in the Cantina. None of them brings a freighter, but a hired pilot gives the player one more turn.
    RecruitsMore,
    /// A pilot is hired.
    Hires {
        /// The pilot hired.
        pilot: Pilot,
    },
    /// A freighter arrives with the hired pilot.
    Brings {
        /// The freighter that arrives.
        ship: FreighterKind,
        /// Size of the freighter in spaces.
        size: u8,
    },
    /// Credits are gained.
    Earns {
        /// Number of credits gained.
        credits: u8,
    },
    /// Credits are spent.
    Spends {
        /// Number of credits spent.
        credits: u8,
    },
    /// A pilot stays in hand, whereas the other plan plays it.
    Keeps {
        /// The pilot kept.
        pilot: Pilot,
    },
    /// Goods are stacked in pairs, so that two of them take one space.
    Stacks {
        /// Number of additional pairs.
        pairs: u8,
    },
    /// With the current docks and die, the hand after the turn allows a flight of this capacity. Reported only in solo matches.
    Reaches {
        /// Number of goods the flight can carry.
        capacity: u8,
    },
    /// The player rolls the die.
    Rolls,
    /// Goods in the warehouse will be lost when the half ends.
    Wastes {
        /// Number of goods lost.
        count: u8,
    },
    /// The plan has no effect worth mentioning, but no other plan is clearly better.
    NothingBetter,
    /// No single effect is decisive: one plan is slightly better overall.
    Balance,
}

impl PlanFact for CoachFact {
    const BALANCE: Self = CoachFact::Balance;
    const NOTHING_BETTER: Self = CoachFact::NothingBetter;

    fn speaks_against(&self) -> bool {
        matches!(self, CoachFact::Opens { .. } | CoachFact::Spends { .. } | CoachFact::Wastes { .. })
    }
}

impl CoachFact {
    /// Returns the approximate value of the fact in points. Facts of higher weight are shown first.
    pub(super) fn weight(self) -> f32 {
        match self {
            CoachFact::Points { points } => f32::from(points),
            CoachFact::Fills { .. } | CoachFact::Upgrades { .. } | CoachFact::Opens { .. } => 2.0,
            CoachFact::Empties { .. } => 0.8,
            CoachFact::NewKind { .. } => 1.0,
            CoachFact::Makes { product, count } => 0.9 * f32::from(product.card().points) * f32::from(count),
            CoachFact::TakesLast { .. } => 0.6,
            CoachFact::Charges { count } => 0.9 * f32::from(count),
            CoachFact::Processes { count } => 1.2 * f32::from(count),
            CoachFact::Mines { count, .. } => 0.4 * f32::from(count),
            CoachFact::Loads { count } => 0.5 * f32::from(count),
            CoachFact::Provides { product } => {
                0.3 * f32::from(product.card().points) * f32::from(product.card().tokens)
            }
            CoachFact::Recruits => 3.0,
            CoachFact::RecruitsMore => 0.7,
            CoachFact::Hires { .. } => 1.5,
            CoachFact::Brings { size, .. } => 1.0 + 0.5 * f32::from(size),
            CoachFact::Earns { credits } | CoachFact::Spends { credits } => f32::from(credits),
            CoachFact::Keeps { .. } => 0.5,
            CoachFact::Stacks { pairs } => 1.1 * f32::from(pairs),
            CoachFact::Reaches { capacity } => 0.15 * f32::from(capacity),
            CoachFact::Rolls => 0.4,
            CoachFact::Wastes { count } => 0.5 * f32::from(count),
            CoachFact::NothingBetter | CoachFact::Balance => 0.0,
        }
    }
}

/// A reason of the coach of this game.
pub type CoachReason = orrery_ai::coach::CoachReason<CoachFact>;
