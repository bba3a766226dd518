//! Reasons of the coach: the evaluation term that changes the win chance, and the fact in the game that causes it.

use crate::rules::{Card, Facility, Field, Territory};
use orrery_core::{Colour, Message, keyword_enum};

keyword_enum! {
    /// A group of features of a position that contribute to its evaluation. Its text is the message named `coach-term-` followed
    /// by its keyword.
    EvaluationTerm {
        /// Colonies placed, territories controlled and points.
        Territory = "territory",
        /// Ships in the fleet, including the relic ship.
        Fleet = "fleet",
        /// Fuel and ore held.
        Resources = "resources",
        /// Cards held, on display and in the deck.
        Cards = "cards",
        /// The colony on the player's own Colonist Hub track.
        Hub = "hub",
        /// The docks that ships block for the next player.
        Docks = "docks",
        /// The positions of the field generators.
        Fields = "fields",
        /// The other players' ships, fuel, ore and cards.
        Others = "others",
    }
}

/// A consequence of a plan from the point of view of its player ("the player" below). "The other plan" is the plan with which
/// this plan is compared. The text of a fact is the message named `coach-fact-` followed by the fact's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum CoachFact {
    /// The match ends and the player wins, perhaps together with others.
    Wins,
    /// The match ends and the player does not win.
    EndsMatch,
    /// The match continues, whereas the other plan ends it without a win.
    MatchGoesOn,
    /// The player takes control of a territory that had no controller.
    TakesTerritory {
        /// The territory taken.
        territory: Territory,
    },
    /// The player takes control of a territory from another player.
    TakesTerritoryFrom {
        /// The territory taken.
        territory: Territory,
        /// The player who loses control.
        from: Colour,
    },
    /// A territory that another player controlled no longer has a controller.
    BreaksTerritory {
        /// The territory that loses its controller.
        territory: Territory,
        /// The player who loses control.
        from: Colour,
    },
    /// The player keeps control of a territory and extends their lead, so that no other player can take or tie it with one more
    /// colony.
    SecuresTerritory {
        /// The territory secured.
        territory: Territory,
    },
    /// The player places one more colony on a territory without changing its control.
    PlacesColony {
        /// The territory of the new colony.
        territory: Territory,
        /// The number of colonies that the player still has to place.
        left: u8,
    },
    /// The player builds a ship.
    BuildsShip {
        /// The number of ships of the player's colour that are not in the stock, including the new one: 4, 5 or 6.
        nth: u8,
    },
    /// The player buys the relic ship.
    BuysRelic,
    /// The player ends the turn with more fuel or ore than they had at the start of the plan.
    Earns {
        /// Additional fuel, 0 if none.
        fuel: u8,
        /// Additional ore, 0 if none.
        ore: u8,
    },
    /// The player ends the turn with more fuel or ore than with the other plan.
    Saves {
        /// Additional fuel, 0 if none.
        fuel: u8,
        /// Additional ore, 0 if none.
        ore: u8,
    },
    /// The player gains a card.
    TakesCard {
        /// The card gained.
        card: Card,
    },
    /// The player uses the power of a card and keeps the card.
    UsesCard {
        /// The card used.
        card: Card,
    },
    /// The player discards a card for its discard power.
    DiscardsCard {
        /// The card discarded.
        card: Card,
    },
    /// The player keeps a card that the other plan gives away.
    KeepsCard {
        /// The card kept.
        card: Card,
    },
    /// The player replaces the cards on display.
    CyclesCards,
    /// The colony on the player's Hub track advances to a circle before the last one.
    AdvancesHub {
        /// The circle reached, 1 to 6.
        to: u8,
    },
    /// The colony on the player's Hub track reaches the last circle and is ready to be launched.
    FinishesHub,
    /// The player launches a colony from the Hub.
    Launches {
        /// The territory of the launched colony.
        territory: Territory,
    },
    /// The player takes fuel, ore or both from another player in a raid.
    RaidsResources {
        /// The raided player.
        from: Colour,
        /// Fuel taken.
        fuel: u8,
        /// Ore taken.
        ore: u8,
    },
    /// The player takes a card from another player in a raid.
    RaidsCard {
        /// The raided player.
        from: Colour,
        /// The card taken.
        card: Card,
    },
    /// The next player finds no free dock at a facility, even after their own ships have left.
    FillsDocks {
        /// The facility that has no free dock.
        facility: Facility,
        /// The next player.
        next: Colour,
    },
    /// The player docks a ship at the Lunar Mine that raises the lowest value required of the other players' ships.
    RaisesMine {
        /// The lowest value that the other players' ships may have, 2 to 6.
        to: u8,
    },
    /// The player docks a run at the Raiders' Outpost that the other players must exceed.
    HoldsOutpost {
        /// The total of the run.
        total: u8,
    },
    /// The player's Plasma Cannon removes ships of other players from their docks.
    FreesDocks {
        /// The facility with the docks.
        facility: Facility,
        /// The number of ships removed.
        ships: u8,
    },
    /// Another player's ship goes to its owner's stock.
    DestroysShip {
        /// The player who loses the ship.
        from: Colour,
    },
    /// The player places a field on a territory.
    PlacesField {
        /// The field placed.
        field: Field,
        /// The territory that receives the field.
        territory: Territory,
    },
    /// The player removes a field from the planet.
    RemovesField {
        /// The field removed.
        field: Field,
    },
    /// Another player loses the relic ship.
    TakesRelicAway {
        /// The player who loses the relic ship.
        from: Colour,
    },
    /// Playouts reverse the order in which static evaluation ranks the two plans.
    PlaysOut,
    /// No other plan is clearly better, even if this plan is bad.
    NothingBetter,
    /// No single fact accounts for the difference between the plans.
    Balance,
}

/// A reason why a plan is worth more or less than the plan with which it is compared.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoachReason {
    /// The evaluation term that changes the win chance.
    pub term: EvaluationTerm,
    /// The change in the player's win chance, −1 to 1. A positive change supports the plan, and the fact belongs to the plan. A
    /// negative change is a reason against the plan, and the fact belongs to the other plan; only [`CoachFact::EndsMatch`] is
    /// always a fact of the plan.
    pub share: f32,
    /// The fact that causes the change.
    pub fact: CoachFact,
}

impl CoachReason {
    /// Returns true if the reason is against the plan.
    pub fn is_against(&self) -> bool {
        self.share < 0.0 || self.fact == CoachFact::EndsMatch
    }
}
