//! Reasons for a change in the chance to win, as facts of the table.

use crate::rules::{Bonus, Metal, Objective, Spot, Token, Upgrade};

/// A fact about the effect of a plan, from the perspective of its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The plan fulfils an objective.
    Fulfils {
        /// The fulfilled objective.
        objective: Objective,
    },
    /// The plan sells metals.
    Sells {
        /// The total price in credits.
        credits: u16,
    },
    /// The plan buys a metal.
    Buys {
        /// The metal bought.
        metal: Metal,
    },
    /// The plan builds in an upgrade.
    Installs {
        /// The new upgrade.
        upgrade: Upgrade,
    },
    /// The plan loads metals into the hold.
    Loads {
        /// The kind of metal.
        metal: Metal,
        /// The number of metals.
        count: u8,
    },
    /// The plan throws out a metal.
    Jettisons {
        /// The metal thrown out.
        metal: Metal,
    },
    /// The plan enters an unexplored mine.
    Explores {
        /// The mine.
        spot: Spot,
    },
    /// The turn ends in a place, where no token meets the ship.
    EndsIn {
        /// The place.
        spot: Spot,
    },
    /// The hold gets nearer to the market that pays best for the distance.
    Nears {
        /// The remaining turns to that market.
        turns: u8,
    },
    /// The ship, in breakdown, gets nearer to a spaceport.
    Homes {
        /// The remaining turns to that spaceport.
        turns: u8,
    },
    /// The ship meets a token at once.
    Meets {
        /// The token met.
        token: Token,
    },
    /// A token may reach the ship in the coming patrol step, at a cost.
    Exposes {
        /// The token that may come.
        token: Token,
        /// The chance that it comes, in percent.
        percent: u8,
    },
    /// The plan attacks a ship.
    Attacks {
        /// The chance to win, in percent.
        percent: u8,
    },
    /// The plan fights.
    Fights {
        /// The chance to win, in percent.
        percent: u8,
    },
    /// The plan flees.
    Flees,
    /// The plan submits to an inspection that finds nothing.
    SubmitsClean,
    /// The plan submits to an inspection that finds Plutonium.
    SubmitsCaught,
    /// The plan leaves peaceful aliens alone.
    Leaves,
    /// The plan plays a bonus card.
    Plays {
        /// The card played.
        card: Bonus,
    },
    /// The plan flies through a gate.
    Warps,
    /// The ship stays where it is.
    Waits,
    /// No other plan is clearly better, although this one gains little.
    NothingBetter,
    /// Nothing on the table stands out; the plan is slightly better overall.
    Balance,
}

impl Fact {
    /// Returns the stable name; the key of the text is `coach-fact-` followed by it.
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

    /// Reports whether the fact always counts against the plan that causes it.
    #[must_use]
    pub const fn speaks_against(self) -> bool {
        match self {
            Fact::Meets { .. } | Fact::Exposes { .. } | Fact::SubmitsCaught | Fact::Jettisons { .. } => true,
            Fact::Fights { percent } | Fact::Attacks { percent } => percent < 50,
            _ => false,
        }
    }

    /// Returns the approximate worth of the fact to the player, in hundreds of credits. Weightier facts are shown first.
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

/// A reason why a plan is worth more or less than the one it is compared with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reason {
    /// The fact of the table. If `against` is false it is a fact of this plan. Otherwise it is a fact of the plan compared with
    /// that is missing in this one, except for facts that always count against their own plan.
    pub fact: Fact,
    /// True if the reason counts against the plan.
    pub against: bool,
}

impl Reason {
    /// Reports whether the fact belongs to this plan rather than to the plan compared with.
    #[must_use]
    pub const fn is_of_this(&self) -> bool {
        !self.against || self.fact.speaks_against()
    }
}
