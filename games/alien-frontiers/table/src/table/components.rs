//! What the entities of the table are made of. The mirror alone writes these.

use bevy::prelude::*;

use alien_frontiers::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;
use orrery_table::OnTable;

/// A player's seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Seat(pub Colour);

/// What a seat holds.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stores {
    /// Fuel.
    pub fuel: u8,
    /// Ore.
    pub ore: u8,
}

/// Whether it is this seat's turn.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ToMove(pub bool);

/// A ship: the same entity for the whole match, wherever it goes.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShipToken {
    /// Its owner's colour; `None`: the relic ship.
    pub colour: Option<Colour>,
}

/// Where a ship is. Its owner is its colour; for the relic ship [`RelicOwner`] says who has it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShipPlace {
    /// In its owner's stock.
    Stock,
    /// In the Maintenance Bay.
    Bay,
    /// Unplaced in the mover's hand.
    Hand {
        /// Its place in [`crate::table::plan::tray`].
        index: u8,
        /// Whether the Orbital Teleporter took it back.
        teleported: bool,
    },
    /// In a dock: the facility, and the index of the [`Dock`] (on the owner's track at the Hub).
    Docked(Facility, u8),
    /// The relic ship on Burroughs Desert.
    Desert,
}

/// Who has the relic ship; only on the relic ship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RelicOwner(pub Option<Colour>);

/// What a ship shows, 1 to 6; its last roll where it lies in the Bay or the stock, 0 before its first.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Value(pub u8);

/// A colony: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ColonyToken {
    /// Its owner.
    pub colour: Colour,
}

/// Where a colony is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColonyPlace {
    /// Beside the board.
    Unplaced,
    /// On this circle, 1 to 7, of its owner's Hub track.
    Hub(u8),
    /// On the planet.
    On(Territory),
}

/// A field generator.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct FieldToken(pub Field);

/// Where a field generator is; `None`: beside the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldPlace(pub Option<Territory>);

/// A tech card: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct CardToken(pub Card);

/// Where a tech card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardPlace {
    /// In the deck, unseen.
    Deck,
    /// Face up, in this place 0 to 2.
    Display(u8),
    /// With this player.
    Held(Colour),
    /// On the discard pile.
    Discards,
}

/// A dock of a facility. The Maintenance Bay has none.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Dock {
    /// Whose dock.
    pub facility: Facility,
    /// The owner of the track at the Colonist Hub; `None` elsewhere.
    pub track: Option<Colour>,
    /// Its place at the facility (on the track), from 0.
    pub index: u8,
    /// The pair or triple it belongs to, from 0.
    pub group: u8,
    /// Whether a dummy ship covers it for the whole game (SET-8).
    pub blocked: bool,
}

/// A territory.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct TerritoryMarker(pub Territory);

/// Who controls a territory.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Control(pub Option<Colour>);

/// The dock a ship lies in.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = Docked)]
pub struct DockedAt(pub Entity);

/// The ships that lie in a dock: one, or none.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = DockedAt)]
pub struct Docked(Vec<Entity>);

/// The seat that holds a card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = Holds)]
pub struct HeldBy(pub Entity);

/// The cards a seat holds.
#[derive(Component, Debug, Clone, PartialEq, Eq, Default)]
#[relationship_target(relationship = HeldBy)]
pub struct Holds(Vec<Entity>);
