//! The components of the table's entities. Only the mirror writes them, from the viewer's knowledge.

use bevy::prelude::*;

use far_space_foundry::rules::{Alien, Asteroid, FreighterKind, Good, Pilot, Product};

/// A shuttle, identified by its place. It is the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShuttlePlace {
    /// In a dock, 1 to 8.
    Dock(u8),
    /// In orbit, at the place with this index.
    Orbit(u8),
}

/// The good on the upper side of a token.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GoodFace(pub Good);

/// A token of a good, identified by its place. There are 30 tokens of skyrite, 30 with rubion on one side and galactium on the
/// other, and six for each product.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GoodPlace {
    /// On an asteroid in Alpha.
    Asteroid(Asteroid),
    /// On the card of a product in play.
    Card(Product),
    /// In a warehouse: the seat, the index of the space, and 1 if the token is stacked on another, otherwise 0.
    Warehouse(u8, u8, u8),
    /// In a freighter: the seat, the freighter, the index of the space, and 1 if the token is stacked on another, otherwise 0.
    Hold(u8, FreighterKind, u8, u8),
    /// Out of the game, such as the raw goods left over in Beta.
    Gone,
}

/// A freighter of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
pub struct FreighterToken {
    /// The seat that owns the freighter.
    pub seat: u8,
    /// The kind of freighter.
    pub ship: FreighterKind,
}

/// The state of a freighter. A freighter of size 0 does not exist.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FreighterState {
    /// The number of spaces in the hold.
    pub size: u8,
    /// True if the upgraded side is up.
    pub upgraded: bool,
}

/// The pilot on a card; `None` if the viewer does not know it. For federal pilots the seat is part of the place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PilotFace(pub Option<Pilot>);

/// A pilot's card, identified by its place: one of the seven of each seat, or one of the eighteen aliens.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PilotPlace {
    /// In a hand: the seat, and the index of the card in the hand.
    Hand(u8, u8),
    /// In a deck, by seat.
    Deck(u8),
    /// Played in this half: the seat, and the index of the card among the seat's played cards.
    Played(u8, u8),
    /// Shown in the Cantina, with this index among the pilots shown.
    Shown(u8),
    /// In the alien deck.
    Aliens,
    /// Out of the game.
    Gone,
}

/// The die in the middle.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct DieToken;

/// The value of the die, 1 to 8.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DieValue(pub u8);

impl PilotFace {
    /// Returns the alien colour of the pilot, or `None` if the viewer does not see an alien.
    pub fn alien(self) -> Option<Alien> {
        self.0.and_then(Pilot::alien)
    }
}
