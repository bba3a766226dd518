//! Events: everything that an order caused, in the order in which it happened.

use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::{Colour, Message};

/// The reason why fuel or ore was gained or paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TransferCause {
    /// A facility's effect or price.
    Facility(Facility),
    /// A card's power.
    Card(Card),
    /// A trade at the Orbital Market.
    Trade,
    /// The launch of a finished colony.
    Launch,
    /// The purchase of the relic ship.
    Relic,
    /// Goods given up because of the limit of eight.
    Shed,
}

/// Something that happened as a result of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum Event {
    /// A player's turn began.
    TurnBegan {
        /// The player whose turn began.
        colour: Colour,
    },
    /// A ship went to its owner's stock, or the relic ship to Burroughs Desert.
    ShipToStock {
        /// The owner of the ship.
        colour: Colour,
        /// The facility that the ship left, which may be the Bay.
        facility: Facility,
        /// The ship that went to its owner's stock or to the Desert.
        ship: Ship,
    },
    /// The mover took their ships from the board and the Bay into their hand, except a ship spent at the Terraforming Station.
    Gathered {
        /// The owner of the ships.
        colour: Colour,
        /// The number of ships.
        ships: u8,
    },
    /// The fleet was rolled.
    Rolled {
        /// The owner of the fleet.
        colour: Colour,
        /// The values rolled.
        ships: Ships,
    },
    /// The Temporal Warper rolled ships again.
    Rerolled {
        /// The owner of the ships.
        colour: Colour,
        /// The ships with their previous values.
        before: Ships,
        /// The ships with their new values.
        after: Ships,
    },
    /// Ships were docked, or put in the Bay.
    Docked {
        /// The owner of the ships.
        colour: Colour,
        /// The facility where the ships were docked.
        facility: Facility,
        /// The ships docked.
        ships: Ships,
    },
    /// Fuel, ore or both were gained from the supply.
    Gained {
        /// The player who gained them.
        colour: Colour,
        /// Fuel gained.
        fuel: u8,
        /// Ore gained.
        ore: u8,
        /// The reason for the gain.
        cause: TransferCause,
    },
    /// Fuel, ore or both were paid to the supply.
    Paid {
        /// The player who paid.
        colour: Colour,
        /// Fuel paid.
        fuel: u8,
        /// Ore paid.
        ore: u8,
        /// The purpose of the payment.
        cause: TransferCause,
    },
    /// A raid took fuel, ore or both from a player.
    Stolen {
        /// The raided player.
        from: Colour,
        /// The raider.
        to: Colour,
        /// Fuel taken.
        fuel: u8,
        /// Ore taken.
        ore: u8,
    },
    /// A raid took a card from a player.
    CardStolen {
        /// The raided player.
        from: Colour,
        /// The raider.
        to: Colour,
        /// The card taken.
        card: Card,
        /// True if the raider kept the card. False if they already held such a card, so that it went to the discard pile.
        kept: bool,
    },
    /// A new ship was built and put in the Bay.
    ShipBuilt {
        /// The owner of the ship.
        colour: Colour,
    },
    /// Ships were evicted from their docks into the Bay.
    Evicted {
        /// The owner of the ships.
        colour: Colour,
        /// The facility where the ships were docked.
        facility: Facility,
        /// The ships evicted.
        ships: Ships,
    },
    /// A ship returned to the hand from its dock, or from the Bay.
    Teleported {
        /// The owner of the ship.
        colour: Colour,
        /// The facility that the ship left.
        facility: Facility,
        /// The ship that returned to the hand.
        ship: Ship,
    },
    /// A card changed a ship's value.
    ValueChanged {
        /// The owner of the ship.
        colour: Colour,
        /// The ship with its previous value.
        before: Ship,
        /// The ship with its new value.
        after: Ship,
        /// The card used.
        card: Card,
    },
    /// A colony was placed on a territory.
    ColonyPlaced {
        /// The owner of the colony.
        colour: Colour,
        /// The territory of the colony.
        territory: Territory,
        /// The circle of the Hub track that the colony came from; 0 if it was not on the track.
        circle: u8,
    },
    /// A colony entered or advanced on the Hub track.
    ColonyAdvanced {
        /// The owner of the colony.
        colour: Colour,
        /// The previous circle; 0 if the colony is new on the track.
        from: u8,
        /// The new circle.
        to: u8,
    },
    /// Advances beyond the last circle were kept for a launch.
    SurplusWaits {
        /// The owner of the colony.
        colour: Colour,
        /// The number of advances.
        advances: u8,
    },
    /// Advances beyond the last circle were lost.
    SurplusLost {
        /// The owner of the colony.
        colour: Colour,
        /// The number of advances.
        advances: u8,
    },
    /// A colony moved to another territory.
    ColonyMoved {
        /// The owner of the colony.
        colour: Colour,
        /// The previous territory.
        from: Territory,
        /// The new territory.
        to: Territory,
    },
    /// Control of a territory changed.
    ControlChanged {
        /// The territory whose control changed.
        territory: Territory,
        /// The previous controller, if there was one.
        before: Option<Colour>,
        /// The new controller, if there is one.
        after: Option<Colour>,
    },
    /// A field was placed on the planet, moved, or removed from it.
    FieldMoved {
        /// The field that was placed, moved or removed.
        field: Field,
        /// The previous territory; `None` if the field was next to the board.
        from: Option<Territory>,
        /// The new territory; `None` if the field is now next to the board.
        to: Option<Territory>,
    },
    /// The relic ship was bought and put in the Bay.
    RelicBought {
        /// The buyer.
        colour: Colour,
    },
    /// The relic ship returned to Burroughs Desert, because its owner lost control of the territory or the territory was
    /// isolated.
    RelicReturned {
        /// The previous owner.
        colour: Colour,
    },
    /// A card's power was used.
    CardUsed {
        /// The player who used it.
        colour: Colour,
        /// The card used.
        card: Card,
    },
    /// A player discarded a card that they held.
    CardDiscarded {
        /// The player who held the card.
        colour: Colour,
        /// The card discarded.
        card: Card,
    },
    /// A card was claimed from the display.
    CardClaimed {
        /// The player who claimed it.
        colour: Colour,
        /// The card claimed.
        card: Card,
        /// The place of the card in the display, 0 to 2.
        slot: u8,
    },
    /// A card was taken from the discard pile.
    CardRecovered {
        /// The player who took it.
        colour: Colour,
        /// The card taken.
        card: Card,
    },
    /// The cards on display were discarded.
    DisplayDiscarded,
    /// A card was added to the display.
    CardLaidOut {
        /// The place of the card in the display, 0 to 2.
        slot: u8,
        /// The card added.
        card: Card,
    },
    /// The discard pile was shuffled into a new deck.
    DeckReshuffled,
    /// A territory's bonus was borrowed for the rest of the turn.
    BonusBorrowed {
        /// The player who borrowed it.
        colour: Colour,
        /// The territory whose bonus was borrowed.
        territory: Territory,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn ended.
        colour: Colour,
    },
    /// The match ended; several winners share the victory.
    GameOver {
        /// For each colour, by index, true if it is among the winners.
        winners: [bool; 4],
    },
}
