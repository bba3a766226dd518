//! Reasons: what moves the chance to win, as facts of the table.

use crate::rules::{Good, Pilot, Product, Ship};

/// Something true of what a plan does, told of the player whose plan it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// Points that the fleet is worth more at the end of the turn.
    Points {
        /// How many, from 1.
        points: u8,
    },
    /// The last space of a freighter is used: its −2 is gone.
    Fills {
        /// Which.
        ship: Ship,
    },
    /// A freighter is upgraded: its −2 is gone.
    Upgrades {
        /// Which.
        ship: Ship,
    },
    /// A freighter is left with an empty space that had none.
    Opens {
        /// Which.
        ship: Ship,
    },
    /// A freighter that is still plain is empty, and so can be upgraded.
    Empties {
        /// Which.
        ship: Ship,
    },
    /// A kind that nothing on board had: a point.
    NewKind {
        /// Which.
        good: Good,
    },
    /// Products are made.
    Makes {
        /// Which.
        product: Product,
        /// How many tokens.
        count: u8,
    },
    /// With them the card has no token left.
    TakesLast {
        /// Which.
        product: Product,
    },
    /// Products are charged: a point each.
    Charges {
        /// How many.
        count: u8,
    },
    /// Rubion becomes galactium.
    Processes {
        /// How many.
        count: u8,
    },
    /// Goods come from an asteroid.
    Mines {
        /// Which.
        good: Good,
        /// How many.
        count: u8,
    },
    /// So many goods go on board in one flight.
    Loads {
        /// How many.
        count: u8,
    },
    /// What a product costs is in the warehouse.
    Provides {
        /// Which.
        product: Product,
    },
    /// Pilots are shown, and with one of them a freighter may come.
    Recruits,
    /// Pilots are shown; each brings a turn more.
    RecruitsMore,
    /// A pilot is hired.
    Hires {
        /// Who.
        pilot: Pilot,
    },
    /// A freighter comes with him.
    Brings {
        /// Which.
        ship: Ship,
        /// Of what size.
        size: u8,
    },
    /// Credits are gained.
    Earns {
        /// How many.
        credits: u8,
    },
    /// Credits are spent.
    Spends {
        /// How many.
        credits: u8,
    },
    /// A pilot stays in hand whom the plan compared with plays.
    Keeps {
        /// Who.
        pilot: Pilot,
    },
    /// Goods lie in pairs, which take one space for two.
    Stacks {
        /// Pairs more than before.
        pairs: u8,
    },
    /// From the next hand a flight with this capacity is open, as docks are now.
    Reaches {
        /// How many goods.
        capacity: u8,
    },
    /// The die is rolled.
    Rolls,
    /// Goods in the warehouse that the turn-over or the end takes away.
    Wastes {
        /// How many.
        count: u8,
    },
    /// No other plan is clearly better, little as this one brings.
    NothingBetter,
    /// Nothing on the table stands out: a little better all told.
    Balance,
}

impl Fact {
    /// A stable name; `coach-fact-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Fact::Points { .. } => "points",
            Fact::Fills { .. } => "fills",
            Fact::Upgrades { .. } => "upgrades",
            Fact::Opens { .. } => "opens",
            Fact::Empties { .. } => "empties",
            Fact::NewKind { .. } => "new-kind",
            Fact::Makes { .. } => "makes",
            Fact::TakesLast { .. } => "takes-last",
            Fact::Charges { .. } => "charges",
            Fact::Processes { .. } => "processes",
            Fact::Mines { .. } => "mines",
            Fact::Loads { .. } => "loads",
            Fact::Provides { .. } => "provides",
            Fact::Recruits => "recruits",
            Fact::RecruitsMore => "recruits-more",
            Fact::Hires { .. } => "hires",
            Fact::Brings { .. } => "brings",
            Fact::Earns { .. } => "earns",
            Fact::Spends { .. } => "spends",
            Fact::Keeps { .. } => "keeps",
            Fact::Stacks { .. } => "stacks",
            Fact::Reaches { .. } => "reaches",
            Fact::Rolls => "rolls",
            Fact::Wastes { .. } => "wastes",
            Fact::NothingBetter => "nothing-better",
            Fact::Balance => "balance",
        }
    }

    /// Whether it speaks against the plan that does it.
    #[must_use]
    pub const fn speaks_against(self) -> bool {
        matches!(self, Fact::Opens { .. } | Fact::Spends { .. } | Fact::Wastes { .. })
    }

    /// What it is worth to whoever does it, in about points: what is told first.
    pub(super) fn weight(self) -> f32 {
        match self {
            Fact::Points { points } => f32::from(points),
            Fact::Fills { .. } | Fact::Upgrades { .. } | Fact::Opens { .. } => 2.0,
            Fact::Empties { .. } => 0.8,
            Fact::NewKind { .. } => 1.0,
            Fact::Makes { product, count } => 0.9 * f32::from(product.card().points) * f32::from(count),
            Fact::TakesLast { .. } => 0.6,
            Fact::Charges { count } => 0.9 * f32::from(count),
            Fact::Processes { count } => 1.2 * f32::from(count),
            Fact::Mines { count, .. } => 0.4 * f32::from(count),
            Fact::Loads { count } => 0.5 * f32::from(count),
            Fact::Provides { product } => 0.3 * f32::from(product.card().points) * f32::from(product.card().tokens),
            Fact::Recruits => 3.0,
            Fact::RecruitsMore => 0.7,
            Fact::Hires { .. } => 1.5,
            Fact::Brings { size, .. } => 1.0 + 0.5 * f32::from(size),
            Fact::Earns { credits } | Fact::Spends { credits } => f32::from(credits),
            Fact::Keeps { .. } => 0.5,
            Fact::Stacks { pairs } => 1.1 * f32::from(pairs),
            Fact::Reaches { capacity } => 0.15 * f32::from(capacity),
            Fact::Rolls => 0.4,
            Fact::Wastes { count } => 0.5 * f32::from(count),
            Fact::NothingBetter | Fact::Balance => 0.0,
        }
    }
}

/// Why a plan is worth more or less than the one it is compared with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reason {
    /// What happens on the table. If `against` is false it is a fact of this plan; else, but for facts that always speak against
    /// their plan, it is one of the plan compared with, missing in this one.
    pub fact: Fact,
    /// Whether it speaks against the plan.
    pub against: bool,
}

impl Reason {
    /// Whether its fact is one of the plan itself, and not of the plan compared with.
    #[must_use]
    pub const fn is_of_this(&self) -> bool {
        !self.against || self.fact.speaks_against()
    }
}
