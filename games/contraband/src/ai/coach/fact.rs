//! Reasons for a change in the win chance, as facts about the table.

use crate::rules::{BoardSpot, BonusCard, Metal, Objective, PatrolToken, Upgrade};
use orrery_ai::coach::PlanFact;
use orrery_core::{Colour, Message};

/// A fact about the effect of a plan, from the perspective of its player. Its text is the message named `coach-fact-` followed by
/// its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum CoachFact {
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
    /// The metals aboard after the plan are to be sold in a later turn.
    SellsLater {
        /// The market that pays most for them, relative to the distance.
        spot: BoardSpot,
        /// The number of turns until the ship reaches the market.
        turns: u8,
        /// The total price in credits, as the market is now.
        credits: u16,
    },
    /// The plan buys a metal.
    Buys {
        /// The metal bought.
        metal: Metal,
    },
    /// The plan installs an upgrade.
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
        spot: BoardSpot,
    },
    /// The turn ends at a place, where no token can meet the ship.
    EndsIn {
        /// The place.
        spot: BoardSpot,
    },
    /// The ship gets nearer to the market that pays most for its hold, relative to the distance.
    Nears {
        /// The market.
        spot: BoardSpot,
        /// The number of turns left until the ship reaches the market.
        turns: u8,
    },
    /// The ship, with an empty hold, gets nearer to a mine.
    NearsMine {
        /// The mine.
        spot: BoardSpot,
        /// The number of turns left until the ship reaches the mine.
        turns: u8,
    },
    /// The ship reaches a spaceport with enough credits for an upgrade.
    Docks {
        /// The spaceport.
        spot: BoardSpot,
        /// The credits to spend.
        credits: u16,
    },
    /// The broken-down ship gets nearer to repairs.
    Homes {
        /// The spaceport or market that repairs the ship.
        spot: BoardSpot,
        /// The number of turns left until the repair.
        turns: u8,
        /// The price of the repair in credits.
        price: u16,
    },
    /// The ship stays broken down and gets no nearer to repairs.
    RepairsAhead {
        /// The spaceport or market that repairs the ship.
        spot: BoardSpot,
        /// The number of turns left until the repair.
        turns: u8,
        /// The price of the repair in credits.
        price: u16,
    },
    /// The ship is repaired.
    Repairs {
        /// The spaceport or market that repairs the ship.
        spot: BoardSpot,
        /// The price of the repair in credits.
        price: u16,
    },
    /// The player, without credits and metals, has to start again with metals from a mine.
    StartsOver {
        /// The nearest mine.
        spot: BoardSpot,
        /// The number of turns to the mine.
        turns: u8,
    },
    /// The ship meets a token at once.
    Meets {
        /// The token met.
        token: PatrolToken,
    },
    /// A token that would harm the ship may reach it in the coming patrol step.
    Exposes {
        /// The token that may reach the ship.
        token: PatrolToken,
        /// The chance that the token reaches the ship, in percent.
        percent: u8,
    },
    /// The plan attacks a ship.
    Attacks {
        /// The chance to win the attack, in percent.
        percent: u8,
    },
    /// The plan fights an opponent that the ship has met, or fights on against an attacker.
    Fights {
        /// The chance to win the fight, in percent.
        percent: u8,
    },
    /// The plan flees from a fight or an inspection.
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
        card: BonusCard,
    },
    /// The plan flies through a gate.
    Warps {
        /// The destination quadrant.
        quadrant: Colour,
    },
    /// The ship stays where it is.
    Waits {
        /// The spot of the ship.
        spot: BoardSpot,
    },
    /// No other plan is clearly better, although the plan gains little.
    NothingBetter,
    /// Nothing on the table stands out; one of the two plans is slightly better overall.
    Balance,
}

impl PlanFact for CoachFact {
    const BALANCE: Self = CoachFact::Balance;
    const NOTHING_BETTER: Self = CoachFact::NothingBetter;

    fn speaks_against(&self) -> bool {
        match *self {
            CoachFact::Meets { .. }
            | CoachFact::Exposes { .. }
            | CoachFact::SubmitsCaught
            | CoachFact::Jettisons { .. } => true,
            CoachFact::Fights { percent } | CoachFact::Attacks { percent } => percent < 50,
            _ => false,
        }
    }
}

impl CoachFact {
    /// Returns the approximate worth of the fact to the player, in hundreds of credits. Weightier facts are shown first.
    pub(super) fn weight(self) -> f32 {
        match self {
            CoachFact::Fulfils { .. } => 12.0,
            CoachFact::Sells { credits } => f32::from(credits) / 100.0,
            CoachFact::Buys { metal } => 0.5 * f32::from(metal.worth()) / 100.0,
            CoachFact::Installs { upgrade } => f32::from(upgrade.price()) / 100.0,
            CoachFact::Loads { metal, count } => 0.6 * f32::from(metal.worth()) / 100.0 * f32::from(count),
            CoachFact::Jettisons { metal } => 0.5 * f32::from(metal.worth()) / 100.0,
            CoachFact::Explores { .. } => 2.0,
            CoachFact::EndsIn { .. } => 1.2,
            CoachFact::Nears { .. } | CoachFact::NearsMine { .. } | CoachFact::Homes { .. } => 1.6,
            CoachFact::Docks { .. } => 1.8,
            CoachFact::Repairs { .. } => 4.0,
            CoachFact::RepairsAhead { .. } | CoachFact::StartsOver { .. } => 1.0,
            CoachFact::Meets { .. } => 3.0,
            CoachFact::Exposes { percent, .. } => f32::from(percent) / 20.0,
            CoachFact::Attacks { percent } | CoachFact::Fights { percent } => {
                1.0 + (f32::from(percent) - 50.0).abs() / 15.0
            }
            CoachFact::Flees | CoachFact::SubmitsClean => 2.0,
            CoachFact::SubmitsCaught => 6.0,
            CoachFact::SellsLater { .. } => 0.5,
            CoachFact::Leaves | CoachFact::Plays { .. } | CoachFact::Warps { .. } => 1.0,
            CoachFact::Waits { .. } => 0.4,
            CoachFact::NothingBetter | CoachFact::Balance => 0.0,
        }
    }
}

/// A reason of the coach of this game.
pub type CoachReason = orrery_ai::coach::CoachReason<CoachFact>;
