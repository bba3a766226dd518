//! The components of the table's entities. Only the mirror writes them, from the viewer's knowledge: a face that is `None` is
//! face down for the viewer.

use bevy::prelude::*;

use contraband::rules::{BoardSpot, BonusCard, Metal, MoveStep, Objective, PatrolToken, Sector, SectorLine, Upgrade};
use orrery_core::Colour;
use orrery_table::OnTable;

/// A sector, which also represents its open space.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SectorMarker(pub Sector);

/// A place: a mine, market, spaceport or gate.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct SiteToken(pub BoardSpot);

/// The state of a mine; default for other places.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MineState {
    /// True if a ship has entered the mine.
    pub explored: bool,
    /// True if the metals of the mine are face up.
    pub laid: bool,
}

/// A line between two sectors.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct LineToken(pub SectorLine);

/// A ship, given by its seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct ShipToken(pub u8);

/// The position of a ship.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipPosition(pub BoardSpot);

/// The state of a ship: true if the ship is in breakdown.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BreakdownState(pub bool);

/// A token on the lines: the police, the alien or the corsair.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct RoamerToken(pub PatrolToken);

/// The position of a token, and whether it is beaten until the end of the round.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoamerPosition {
    /// The line of the token.
    pub line: SectorLine,
    /// True if the token is beaten.
    pub beaten: bool,
}

/// One of the 96 metals.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct MetalToken;

/// The kind of a metal, if it is visible.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct MetalFace(pub Option<Metal>);

/// The place of a metal.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum MetalPlace {
    /// The deck of metals.
    #[default]
    Deck,
    /// A hold: the seat, and the position from 0.
    Hold(u8, u8),
    /// A mine: its number, and the position from 0.
    Mine(u8, u8),
    /// A market: its number, and the position on the shelf of its kind, from 0.
    Market(u8, u8),
    /// The prize won from miners or the corsair.
    Prize,
    /// Out of the game.
    Gone,
}

/// One of the 32 bonus cards.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct CardToken;

/// The kind of a bonus card, if it is visible.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardFace(pub Option<BonusCard>);

/// The place of a bonus card.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum CardPlace {
    /// The deck of bonus cards.
    #[default]
    Deck,
    /// A hand: the seat, and the position from 0.
    Hand(u8, u8),
    /// The played cards, which have left the game face up.
    Played,
}

/// One of the 32 upgrades.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
#[require(OnTable)]
pub struct UpgradeToken;

/// The visible side of an upgrade.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct UpgradeFace {
    /// The upgrade, if it is visible.
    pub upgrade: Option<Upgrade>,
    /// The level of the upgrade; 0 if it is hidden as well.
    pub level: u8,
}

/// The place of an upgrade.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum UpgradePlace {
    /// The store of a spaceport: the index of its quadrant, and the position from 0.
    Store(u8, u8),
    /// A ship: the seat, and the position from 0.
    Ship(u8, u8),
    /// Out of the game.
    #[default]
    Gone,
}

/// A seat's objective.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct ObjectiveToken(pub u8);

/// The visible side of an objective.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ObjectiveFace {
    /// True if the seat has an objective.
    pub dealt: bool,
    /// The objective, if it is visible.
    pub objective: Option<Objective>,
    /// True if the objective is declared.
    pub done: bool,
}

/// A pirate token of a seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct PirateToken {
    /// The seat of the token's owner.
    pub seat: u8,
    /// The quadrant of the token.
    pub quadrant: Colour,
}

/// The state of a pirate token: true if the token has been placed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PirateTokenPlaced(pub bool);

/// A position in a seat's row of movement tokens.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
#[require(OnTable)]
pub struct RowSlot {
    /// The seat of the row.
    pub seat: u8,
    /// The position from 0.
    pub nth: u8,
}

/// The visible side of a position in a row.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RowSlotFace {
    /// No token.
    #[default]
    None,
    /// A face-down token.
    Down,
    /// A visible token.
    Up(MoveStep),
}
