//! The components of the table's entities. Only the `mirror` module writes them.

use bevy::prelude::*;

use alien_frontiers::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;
use orrery_table::OnTable;

/// A player's seat, identified by its colour.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SeatToken(pub Colour);

/// The fuel and ore of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatGoods {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
}

/// True while it is this seat's turn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IsToMove(pub bool);

/// A ship: the same entity for the whole match, in every place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShipToken {
    /// The colour of the ship's owner; `None` for the relic ship.
    pub colour: Option<Colour>,
}

/// The place of a ship. The ship's owner is identified by its colour or, for the relic ship, by [`RelicOwner`].
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShipPlace {
    /// In its owner's stock.
    Stock,
    /// In the Maintenance Bay.
    Bay,
    /// Unplaced in the mover's hand.
    Hand {
        /// The index of the ship in [`crate::table::plan::tray`].
        index: u8,
        /// True if the Orbital Teleporter took the ship back in hand.
        teleported: bool,
    },
    /// In a dock, given by the facility and the index of the [`Dock`] (at the Hub, on the owner's track).
    Docked(Facility, u8),
    /// The relic ship only: on Burroughs Desert.
    Desert,
}

/// The owner of the relic ship; a component of its entity only.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RelicOwner(pub Option<Colour>);

/// The value of a ship, 1 to 6. In the Bay or the stock, this is the last value that the ship had, or 0 before its first roll.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShipValue(pub u8);

/// A colony: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ColonyToken {
    /// The colour of the colony's owner.
    pub colour: Colour,
}

/// The place of a colony.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColonyPlace {
    /// Next to the board, not placed yet.
    Unplaced,
    /// On this circle, 1 to 7, of its owner's Hub track.
    Hub(u8),
    /// On this territory of the planet.
    On(Territory),
}

/// A field generator: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct FieldToken(pub Field);

/// The territory of a field generator; `None` if it is next to the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldPlace(pub Option<Territory>);

/// A tech card: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct CardToken(pub Card);

/// The place of a tech card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardPlace {
    /// In the deck, face down.
    Deck,
    /// Face up, in this place of the display, 0 to 2.
    Display(u8),
    /// Held by this player.
    Held(Colour),
    /// On the discard pile.
    Discards,
}

/// A dock of a facility. The Maintenance Bay has no docks.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Dock {
    /// The facility of the dock.
    pub facility: Facility,
    /// The owner of the track at the Colonist Hub; `None` elsewhere.
    pub track: Option<Colour>,
    /// The index of the dock at its facility or, at the Hub, on its track.
    pub index: u8,
    /// The index of the dock's group. A dock for a single ship is a group of its own.
    pub group: u8,
    /// True if a dummy ship occupies the dock for the whole match (SET-8).
    pub blocked: bool,
}

/// A territory of the planet.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct TerritoryMarker(pub Territory);

/// The controller of a territory.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TerritoryController(pub Option<Colour>);

/// The entity of the dock that a ship is in.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = DockedShips)]
pub struct DockedAt(pub Entity);

/// The ships in a dock: at most one.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = DockedAt)]
pub struct DockedShips(Vec<Entity>);

/// The entity of the seat that holds a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = HeldCards)]
pub struct HeldBy(pub Entity);

/// The cards that a seat holds.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = HeldBy)]
pub struct HeldCards(Vec<Entity>);
