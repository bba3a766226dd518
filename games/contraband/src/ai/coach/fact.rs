//! Reasons: what moves the chance to win, as facts of the table.

use crate::rules::{Bonus, Metal, Objective, Spot, Token, Upgrade};

/// Something true of what a plan does, told of the player whose plan it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// An objective is fulfilled.
    Fulfils {
        /// Which.
        objective: Objective,
    },
    /// Metals are sold.
    Sells {
        /// For how much in all.
        credits: u16,
    },
    /// A metal is bought.
    Buys {
        /// Which.
        metal: Metal,
    },
    /// An upgrade is built in.
    Installs {
        /// Which.
        upgrade: Upgrade,
    },
    /// Metals come into the hold.
    Loads {
        /// Which.
        metal: Metal,
        /// How many.
        count: u8,
    },
    /// A metal is thrown out.
    Jettisons {
        /// Which.
        metal: Metal,
    },
    /// A mine is entered that nobody has seen into.
    Explores {
        /// Which.
        spot: Spot,
    },
    /// The turn ends in a place, where nobody is met.
    EndsIn {
        /// Which.
        spot: Spot,
    },
    /// The hold comes nearer to the market that pays best for the way.
    Nears {
        /// Turns that are left to it.
        turns: u8,
    },
    /// The ship, in breakdown, comes nearer to a spaceport.
    Homes {
        /// Turns that are left to it.
        turns: u8,
    },
    /// A token is met at once.
    Meets {
        /// Which.
        token: Token,
    },
    /// A token may reach the ship in the coming patrol step, and would cost it something.
    Exposes {
        /// Which.
        token: Token,
        /// How likely, in percent.
        percent: u8,
    },
    /// A ship is attacked.
    Attacks {
        /// The chance to win, in percent.
        percent: u8,
    },
    /// The fight is fought.
    Fights {
        /// The chance to win, in percent.
        percent: u8,
    },
    /// It flees.
    Flees,
    /// It submits to an inspection that finds nothing.
    SubmitsClean,
    /// It submits to an inspection that finds Plutonium.
    SubmitsCaught,
    /// Those who do not attack are let be.
    Leaves,
    /// A bonus card is played.
    Plays {
        /// Which.
        card: Bonus,
    },
    /// Through a gate.
    Warps,
    /// It stays where it is.
    Waits,
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
            Fact::Fulfils { .. } => "fulfils",
            Fact::Sells { .. } => "sells",
            Fact::Buys { .. } => "buys",
            Fact::Installs { .. } => "installs",
            Fact::Loads { .. } => "loads",
            Fact::Jettisons { .. } => "jettisons",
            Fact::Explores { .. } => "explores",
            Fact::EndsIn { .. } => "ends-in",
            Fact::Nears { .. } => "nears",
            Fact::Homes { .. } => "homes",
            Fact::Meets { .. } => "meets",
            Fact::Exposes { .. } => "exposes",
            Fact::Attacks { .. } => "attacks",
            Fact::Fights { .. } => "fights",
            Fact::Flees => "flees",
            Fact::SubmitsClean => "submits-clean",
            Fact::SubmitsCaught => "submits-caught",
            Fact::Leaves => "leaves",
            Fact::Plays { .. } => "plays",
            Fact::Warps => "warps",
            Fact::Waits => "waits",
            Fact::NothingBetter => "nothing-better",
            Fact::Balance => "balance",
        }
    }

    /// Whether it speaks against the plan that does it.
    #[must_use]
    pub const fn speaks_against(self) -> bool {
        match self {
            Fact::Meets { .. } | Fact::Exposes { .. } | Fact::SubmitsCaught | Fact::Jettisons { .. } => true,
            Fact::Fights { percent } | Fact::Attacks { percent } => percent < 50,
            _ => false,
        }
    }

    /// What it is worth to whoever does it, in about hundreds of credits: what is told first.
    pub(super) fn weight(self) -> f32 {
        match self {
            Fact::Fulfils { .. } => 12.0,
            Fact::Sells { credits } => f32::from(credits) / 100.0,
            Fact::Buys { metal } => 0.5 * f32::from(metal.worth()) / 100.0,
            Fact::Installs { upgrade } => f32::from(upgrade.price()) / 100.0,
            Fact::Loads { metal, count } => 0.6 * f32::from(metal.worth()) / 100.0 * f32::from(count),
            Fact::Jettisons { metal } => 0.5 * f32::from(metal.worth()) / 100.0,
            Fact::Explores { .. } => 2.0,
            Fact::EndsIn { .. } => 1.2,
            Fact::Nears { .. } | Fact::Homes { .. } => 1.6,
            Fact::Meets { .. } => 3.0,
            Fact::Exposes { percent, .. } => f32::from(percent) / 20.0,
            Fact::Attacks { percent } | Fact::Fights { percent } => 1.0 + (f32::from(percent) - 50.0).abs() / 15.0,
            Fact::Flees | Fact::SubmitsClean => 2.0,
            Fact::SubmitsCaught => 6.0,
            Fact::Leaves | Fact::Plays { .. } | Fact::Warps => 1.0,
            Fact::Waits => 0.4,
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
