//! An order of a match, as it is kept.

use std::fmt::Debug;

use orrery_core::{Colour, Outcome, Rules};

/// An order that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// What chance answered, in the order it was asked.
    pub outcomes: Vec<Outcome<G>>,
    /// Who decided.
    pub by: Colour,
    /// In which round, from 1.
    pub round: u32,
    /// Whether a turn ended with it.
    pub ends_turn: bool,
    /// Whether it cannot be taken back.
    pub barrier: bool,
}
