//! The components of the table's entities. Only the `mirror` module writes them.

use bevy::prelude::*;

use alien_frontiers::rules::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// A ship. The same entity represents it for the whole match, wherever the ship is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
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
        /// True if the Orbital Teleporter has returned the ship to the hand.
        teleported: bool,
    },
    /// In a dock, given by the facility and the index of the dock there, counted from 0 (at the Hub, on the owner's track).
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

/// A colony. The same entity represents it for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
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

/// A field generator. The same entity represents it for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct FieldToken(pub Field);

/// The territory of a field generator; `None` if it is next to the board.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldPlace(pub Option<Territory>);

/// A tech card. The same entity represents it for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
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
