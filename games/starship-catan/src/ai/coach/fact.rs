//! Facts about a plan that affect the win chance. They serve as reasons for advice.

use crate::rules::{Adventure, Card, Commodity, HonourCard, Module, Resource, Ship};
use orrery_ai::coach::PlanFact;
use orrery_core::{Message, keyword_enum};

pub use crate::ai::goals::BuildGoal;

keyword_enum! {
    /// A possible result of a flight. Its text is the message named `coach-prospect-` followed by its keyword.
    FlightResult {
        /// A colony is founded.
        Colony = "colony",
        /// A trading post is founded.
        Post = "post",
        /// An adventure is done.
        Adventure = "adventure",
        /// Pirates are beaten.
        Medal = "medal",
        /// A fight is lost, and with it the rest of the flight.
        Defeat = "defeat",
    }
}

impl FlightResult {
    /// Reports whether the result is good for the player.
    pub const fn is_welcome(self) -> bool {
        !matches!(self, FlightResult::Defeat)
    }
}

/// A fact about the effect of a plan for its player. Cards are named only if the player sees them at this moment, or if the
/// options show the cards that the player has seen (SC-HID-5). The text of a fact is the message named `coach-fact-` followed by
/// the fact's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum CoachFact {
    /// The player wins at once with ten points.
    Wins,
    /// The player becomes Friend or Hero of the People: one point.
    TakesHonour {
        /// The special card.
        honour: HonourCard,
        /// True if the other player loses the card: a difference of two points.
        from_other: bool,
    },
    /// The player comes closer to being Friend or Hero of the People.
    NearsHonour {
        /// The special card.
        honour: HonourCard,
        /// The number of friendship or fame points that are still missing, at least 1.
        lacks: u8,
    },
    /// The player founds a colony.
    FoundsColony {
        /// The colony planet.
        card: Card,
    },
    /// The founded colony produces on a roll for which the player had no producing colony.
    CoversRoll {
        /// The roll, 1 to 3.
        roll: u8,
    },
    /// The player founds a trading post.
    FoundsPost {
        /// The planet or outpost.
        card: Card,
    },
    /// The player does an adventure.
    DoesAdventure {
        /// The adventure done.
        adventure: Adventure,
    },
    /// The player upgrades a module to level 2: one point.
    RaisesModule {
        /// The upgraded module.
        module: Module,
    },
    /// The player upgrades a module to level 2. The other player has it at level 1 and can no longer upgrade it.
    DeniesModule {
        /// The upgraded module.
        module: Module,
    },
    /// The player builds a module, or chooses it as the free first module.
    BuildsModule {
        /// The module built.
        module: Module,
    },
    /// The player builds a ship.
    BuildsShip {
        /// The ship built.
        ship: Ship,
    },
    /// The player's boosters become stronger.
    Boost {
        /// The boost afterwards, 1 to 6.
        to: u8,
    },
    /// The player's cannons become stronger.
    Firepower {
        /// The firepower afterwards, 1 to 6.
        to: u8,
    },
    /// The player can now pay for something that they want to build.
    Affords {
        /// The thing to build or to upgrade.
        goal: BuildGoal,
    },
    /// The player comes closer to something that they want to build, and at most three things are still missing.
    NearsGoal {
        /// The thing to build or to upgrade.
        goal: BuildGoal,
        /// The number of missing things, 1 to 3.
        lacks: u8,
    },
    /// The player sells something.
    Sells {
        /// The commodity sold.
        thing: Commodity,
        /// The amount sold.
        count: u8,
        /// The Astro received in total.
        astro: u8,
    },
    /// The player buys something.
    Buys {
        /// The commodity bought.
        thing: Commodity,
        /// The amount bought.
        count: u8,
        /// The Astro paid in total.
        astro: u8,
    },
    /// The player uses the Trade module to take a resource from the other player.
    TakesFromOther {
        /// The resource taken.
        resource: Resource,
    },
    /// The player gains a commodity through production, a prize or an exchange.
    Gains {
        /// The commodity gained.
        thing: Commodity,
        /// The amount gained.
        count: u8,
    },
    /// With this plan, the player has more of a commodity at the end than with the compared plan.
    Keeps {
        /// The commodity of which the player has more.
        thing: Commodity,
        /// The difference between the two amounts.
        count: u8,
    },
    /// A result occurs more or less often in the simulated flights of this plan than in those of the compared plan.
    Promises {
        /// The result of the flight.
        prospect: FlightResult,
        /// The frequency with this plan, in percent, 0 to 100.
        percent: u8,
        /// The frequency with the compared plan, in percent, 0 to 100.
        other: u8,
    },
    /// The player is certain that the sector to which the plan flies contains a card for which they have a use now. Given only if
    /// the options show the cards that the player has seen.
    Knows {
        /// The card in the sector.
        card: Card,
    },
    /// The player is certain that the sector of the compared plan contains pirates whose strength exceeds the player's firepower
    /// by at least 2. Given only if the options show the cards that the player has seen.
    Avoids {
        /// The pirates' card.
        card: Card,
    },
    /// The sector to which the plan flies has clearly more cards that the player does not know than the sector of the compared
    /// plan.
    Unseen {
        /// The number of unknown cards, at least 2.
        cards: u8,
    },
    /// The player keeps an action for the cards that may still come.
    KeepsAction {
        /// The number of actions left, at least 1.
        actions: u8,
        /// The number of cards that may still come, at least 1.
        cards: u8,
    },
    /// The flight ends with this plan.
    EndsFlight {
        /// The number of cards that might still have come, at least 1.
        cards: u8,
    },
    /// The mean chance to win the fight, over all rolls of the dice and all pirates that may be on the card.
    FightOdds {
        /// The chance in percent, 0 to 100.
        percent: u8,
    },
    /// The plan fights and saves a ransom that the player could pay.
    SavesRansom {
        /// The ransom saved, in Astro.
        astro: u8,
    },
    /// The plan pays the ransom. It avoids a fight whose loss ends the flight and may cost a cannon or a module.
    RisksNothing,
    /// The plan risks losing a fight. A defeat ends the flight and may cost a cannon or a module.
    Risks {
        /// The number of cards that might still come in this flight.
        cards: u8,
    },
    /// An exchange helps the player more than the other player.
    ExchangeHelps,
    /// The plan gains little, and no other is clearly better.
    NothingBetter,
    /// No fact stands out: the plan is a little better overall.
    Balance,
}

impl PlanFact for CoachFact {
    const BALANCE: Self = CoachFact::Balance;
    const NOTHING_BETTER: Self = CoachFact::NothingBetter;

    fn speaks_against(&self) -> bool {
        match self {
            CoachFact::EndsFlight { .. } | CoachFact::Risks { .. } => true,
            CoachFact::Promises { prospect, percent, other } => prospect.is_welcome() != (*percent > *other),
            _ => false,
        }
    }
}

/// A reason of the coach of this game.
pub type CoachReason = orrery_ai::coach::CoachReason<CoachFact>;
