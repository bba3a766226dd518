//! What a line tells of on the board, and the signs it tells it in.

use crate::rules::{Colour, Facility, Territory};

/// A sign of a brief.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bit {
    /// An icon of the art, without its `icon-`.
    Icon(&'static str),
    /// Words or a number.
    Text(String),
    /// A player's mark.
    Mark(Colour),
}

/// Something on the board that a line tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A facility, with the ships of this player that lie there.
    Facility(Facility, Option<Colour>),
    /// A territory.
    Territory(Territory),
}

/// What an opponent does, beside the place where it does it.
#[derive(Debug, Clone, PartialEq)]
pub struct Caption {
    /// Who.
    pub colour: Colour,
    /// What, in signs.
    pub bits: Vec<Bit>,
    /// Where; beside the tray if nowhere on the board.
    pub spot: Option<Spot>,
}
