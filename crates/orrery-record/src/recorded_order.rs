//! An order in the record of a match.

use std::fmt::Debug;

use orrery_core::{Colour, Outcome, Rules};

/// An order that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedOrder<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// The answers of chance, in the order of the questions.
    pub outcomes: Vec<Outcome<G>>,
    /// The seat that decided.
    pub by: Colour,
    /// The round, from 1.
    pub round: u32,
    /// True if a turn ended with it.
    pub ends_turn: bool,
    /// True if it cannot be undone.
    pub barrier: bool,
}
