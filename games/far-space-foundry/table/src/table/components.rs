//! What the entities of the table are made of. The mirror alone writes these, from what whoever looks knows.

use bevy::prelude::*;

use far_space_foundry::rules::{Alien, Asteroid, Good, Pilot, Product, Ship};
use orrery_table::OnTable;

/// A shuttle: the same entity for the whole match.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShuttleToken;

/// Where a shuttle is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShuttlePlace {
    /// In a dock, 1 to 8.
    Dock(u8),
    /// In orbit: its seat there, from 0.
    Orbit(u8),
}

/// A token of a good: one of the 30 of skyrite, the 30 of rubion and galactium, the six of a product.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct GoodToken;

/// Which side of it lies up.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct GoodFace(pub Good);

/// Where a token lies.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GoodPlace {
    /// On an asteroid; in Beta on its heap, which is out of the game.
    Asteroid(Asteroid),
    /// On the card of a product in play.
    Card(Product),
    /// In a warehouse: the seat, the space from 0, and 1 where it lies on another.
    Warehouse(u8, u8, u8),
    /// In a freighter: the seat, which, the space from 0, and 1 where it lies on another.
    Hold(u8, Ship, u8, u8),
    /// Out of the game.
    Gone,
}

/// A credit.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct Coin;

/// Where a credit lies.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoinPlace {
    /// In the bank.
    Bank,
    /// With a player, by seat.
    Seat(u8),
    /// With the dock master, by the seat that bribed him.
    DockMaster(u8),
}

/// A freighter of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct HullToken {
    /// Whose, by seat.
    pub seat: u8,
    /// Which.
    pub ship: Ship,
}

/// How a freighter is; of size 0 there is none.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hull {
    /// Its spaces.
    pub size: u8,
    /// Whether its upgraded side is up.
    pub upgraded: bool,
}

/// A pilot's card: one of the seven of each seat, or of the eighteen aliens.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct PilotToken;

/// Who is on it; nobody where whoever looks does not know. Of a federal one with the seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PilotFace(pub Option<Pilot>);

/// Where a card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PilotPlace {
    /// In a hand: the seat, and the place from 0.
    Hand(u8, u8),
    /// In a deck, by seat.
    Deck(u8),
    /// Played in this half, by seat: its place among them, from 0.
    Played(u8, u8),
    /// Shown by the Cantina: its place, from 0.
    Shown(u8),
    /// In the alien deck.
    Aliens,
    /// Out of the game.
    Gone,
}

/// The card of a product.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct ProductToken(pub Product);

/// How many tokens are left on a card; nothing where it is not in play.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TokensLeft(pub Option<u8>);

/// The die in the middle.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct DieToken;

/// What the die shows, 1 to 8.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Value(pub u8);

impl PilotFace {
    /// The alien colour that is seen.
    #[must_use]
    pub fn alien(self) -> Option<Alien> {
        self.0.and_then(Pilot::alien)
    }
}
