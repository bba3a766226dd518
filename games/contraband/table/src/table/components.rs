//! What the entities of the table are made of. The mirror alone writes these, from what whoever looks knows: a face that is nothing
//! lies down for him.

use bevy::prelude::*;

use contraband::rules::{Bonus, Line, Metal, Objective, Sector, Spot, Step, Token, Upgrade};
use orrery_core::Colour;
use orrery_table::OnTable;

/// A sector: its open space.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SectorToken(pub Sector);

/// A place: a mine, market, spaceport or gate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct PlaceToken(pub Spot);

/// How a mine lies; of places that are none nothing.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MineFace {
    /// Whether a ship has entered it.
    pub explored: bool,
    /// Whether its metals lie face up.
    pub laid: bool,
}

/// A line between two sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct LineToken(pub Line);

/// A ship, by seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShipToken(pub u8);

/// Where a ship is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipAt(pub Spot);

/// Whether a ship is in breakdown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Broken(pub bool);

/// Police, alien or corsair.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct RoamerToken(pub Token);

/// Where it is, and whether it is beaten for this round.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoamerAt {
    /// The line.
    pub line: Line,
    /// Whether it is beaten.
    pub beaten: bool,
}

/// One of the 96 metals.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct MetalToken;

/// Which metal is seen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct MetalFace(pub Option<Metal>);

/// Where a metal lies.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum MetalPlace {
    /// In the deck.
    #[default]
    Deck,
    /// In a hold: the seat, and the place from 0.
    Hold(u8, u8),
    /// In a mine: its number, and the place from 0.
    Mine(u8, u8),
    /// In a market: its number, and the place on the shelf of its kind, from 0.
    Market(u8, u8),
    /// Won from miners or the corsair.
    Prize,
    /// Out of the game.
    Gone,
}

/// One of the 32 bonus cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct CardToken;

/// Which card is seen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardFace(pub Option<Bonus>);

/// Where a bonus card is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum CardPlace {
    /// In the deck.
    #[default]
    Deck,
    /// In a hand: the seat, and the place from 0.
    Hand(u8, u8),
    /// Played: out of the game, face up.
    Played,
}

/// One of the 32 upgrades.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct UpgradeToken;

/// What is seen of an upgrade.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct UpgradeFace {
    /// Which.
    pub upgrade: Option<Upgrade>,
    /// Its level; 0 where that is not seen either.
    pub level: u8,
}

/// Where an upgrade is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum UpgradePlace {
    /// In the store of a spaceport: its quadrant by number, and the place from 0.
    Store(u8, u8),
    /// Built in: the seat, and the place from 0.
    Ship(u8, u8),
    /// Out of the game.
    #[default]
    Gone,
}

/// A seat's objective.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct AimToken(pub u8);

/// What is seen of an objective.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AimFace {
    /// Whether there is one.
    pub dealt: bool,
    /// Which.
    pub objective: Option<Objective>,
    /// Whether it is declared.
    pub done: bool,
}

/// A pirate token of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct FlagToken {
    /// Whose, by seat.
    pub seat: u8,
    /// For which quadrant.
    pub quadrant: Colour,
}

/// Whether it lies there.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FlagLies(pub bool);

/// A place in a seat's row of movement tokens.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct RowToken {
    /// Whose, by seat.
    pub seat: u8,
    /// Which, from 0.
    pub nth: u8,
}

/// What lies there.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RowFace {
    /// Nothing.
    #[default]
    None,
    /// A token face down.
    Down,
    /// A token that is seen.
    Up(Step),
}
