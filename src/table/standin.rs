//! The part of a match the table needs, until the records are there.

use crate::rules::{Colour, Position};

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// A person at this screen.
    Human,
    /// Recorded orders.
    Replay,
}

/// A seat of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its colour.
    pub colour: Colour,
    /// Who sits there.
    pub name: String,
    /// Who plays it.
    pub control: Control,
}

/// What a match was set up with.
#[derive(Debug, Clone)]
pub struct MatchInfo {
    /// The seats in turn order.
    pub seats: Vec<Seat>,
}

/// A match.
#[derive(Debug, Clone)]
pub struct Match {
    position: Position,
    info: MatchInfo,
}

impl Match {
    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The set-up.
    #[must_use]
    pub fn info(&self) -> &MatchInfo {
        &self.info
    }
}
