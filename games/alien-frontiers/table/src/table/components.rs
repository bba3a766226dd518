//! The components of the table's entities. Only the mirror writes them.

use bevy::prelude::*;

use alien_frontiers::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;
use orrery_table::OnTable;

/// A player's seat, identified by its colour.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SeatToken(pub Colour);

/// The goods of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatGoods {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
}

/// True if it is this seat's turn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ToMove(pub bool);

/// A ship: the same entity for the whole match, in every place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShipToken {
    /// Its owner's colour; `None`: the relic ship.
    pub colour: Option<Colour>,
}

/// The place of a ship. Its owner is its colour; for the relic ship [`RelicOwner`] names the owner.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShipPlace {
    /// In its owner's stock.
    Stock,
    /// In the Maintenance Bay.
    Bay,
    /// Unplaced in the mover's hand.
    Hand {
        /// Its index in [`crate::table::plan::tray`].
        index: u8,
        /// True if the Orbital Teleporter took it back.
        teleported: bool,
    },
    /// In a dock: the facility, and the index of the [`Dock`] (on the owner's track at the Hub).
    Docked(Facility, u8),
    /// The relic ship on Burroughs Desert.
    Desert,
}

/// The owner of the relic ship; a component of the relic ship only.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RelicOwner(pub Option<Colour>);

/// The value of a ship, 1 to 6; its last roll while it is in the Bay or the stock, 0 before its first.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ShipValue(pub u8);

/// A colony: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ColonyToken {
    /// Its owner's colour.
    pub colour: Colour,
}

/// The place of a colony.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColonyPlace {
    /// Next to the board.
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

/// The territory of a field generator; `None`: next to the board.
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
    /// In the deck, unseen.
    Deck,
    /// Face up, in this place 0 to 2.
    Display(u8),
    /// In this player's hand.
    Held(Colour),
    /// On the discard pile.
    Discards,
}

/// A dock of a facility. The Maintenance Bay has none.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Dock {
    /// The facility it belongs to.
    pub facility: Facility,
    /// The owner of the track at the Colonist Hub; `None` elsewhere.
    pub track: Option<Colour>,
    /// Its index at the facility (on the track), from 0.
    pub index: u8,
    /// The pair or triple it belongs to, from 0.
    pub group: u8,
    /// True if a dummy ship covers it for the whole game (SET-8).
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

/// The dock that a ship is in.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = DockedShips)]
pub struct DockedAt(pub Entity);

/// The ships in a dock: one, or none.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = DockedAt)]
pub struct DockedShips(Vec<Entity>);

/// The seat that holds a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = HeldCards)]
pub struct HeldBy(pub Entity);

/// The cards a seat holds.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = HeldBy)]
pub struct HeldCards(Vec<Entity>);
