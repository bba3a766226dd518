//! Places of this game that a line tells of.

use crate::board;
use crate::core::Colour;
use crate::rules::{Facility, Order, Territory};

/// Something on the board that a line tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A facility, with the ships of this player that lie there.
    Facility(Facility, Option<Colour>),
    /// A territory.
    Territory(Territory),
}

/// What an opponent does, beside the place where it does it.
pub type Caption = board::Caption<Spot>;
/// The places that are pointed out; empty while nothing is.
pub type Spotlight = board::Spotlight<Spot>;
/// The orders of the mover that the board shows as a suggestion; empty: none.
pub type Suggested = board::Suggested<Order>;
