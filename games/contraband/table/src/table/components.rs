//! The components of the table's entities. Only the mirror writes them, from the viewer's knowledge: a face that is `None` is
//! face down for the viewer.

use bevy::prelude::*;

use contraband::rules::{BoardSpot, BonusCard, Metal, PatrolToken, SectorLine};

/// A ship, identified by its seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
pub struct ShipToken(pub u8);

/// The position of a ship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipPosition(pub BoardSpot);

/// The state of a ship: true if the ship is broken down.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BreakdownState(pub bool);

/// A token on the lines: the police, the alien or the corsair.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
pub struct PatrolPiece(pub PatrolToken);

/// The position of a token, and whether it is beaten until the end of the round.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct PatrolPosition {
    /// The line of the token.
    pub line: SectorLine,
    /// True if the token is beaten.
    pub beaten: bool,
}

/// The kind of a metal, if it is visible.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct MetalFace(pub Option<Metal>);

/// One of the 96 metals, identified by its place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum MetalPlace {
    /// The deck of metals.
    #[default]
    Deck,
    /// A hold: the seat, and the position in the hold. Both are counted from 0.
    Hold(u8, u8),
    /// A mine: its number, and the position in its pile. Both are counted from 0.
    Mine(u8, u8),
    /// A market: its number, and the position on the shelf for the metal's kind. Both are counted from 0.
    Market(u8, u8),
    /// The prize won from miners or the corsair.
    Prize,
    /// Out of the game.
    Gone,
}

/// The kind of a bonus card, if it is visible.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardFace(pub Option<BonusCard>);

/// One of the 32 bonus cards, identified by its place.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum CardPlace {
    /// The deck of bonus cards.
    #[default]
    Deck,
    /// A hand: the seat, and the position in the hand. Both are counted from 0.
    Hand(u8, u8),
    /// The played cards, which have left the game face up.
    Played,
}
