//! An order in the record of a match.

use std::fmt::Debug;

use orrery_core::{ChanceOutcome, Colour, Rules};

/// An order in the record of a match, with its circumstances.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedOrder<G: Rules> {
    /// The order as given.
    pub order: G::Order,
    /// The chance outcomes, in the order of the questions.
    pub outcomes: Vec<ChanceOutcome<G>>,
    /// The seat that gave the order.
    pub by: Colour,
    /// The round, from 1.
    pub round: u32,
    /// True if the order ended a turn.
    pub ends_turn: bool,
    /// True if the order cannot be undone.
    pub barrier: bool,
}
