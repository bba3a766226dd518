//! What a learner has done since a step began.

use super::line::Sight;
use crate::rules::{Order, Ships};

/// What a learner did since the step began, beside the orders that count.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deeds {
    /// Orders that were tried and refused.
    pub refused: Vec<Order>,
    /// How often an order was taken back.
    pub undone: u8,
    /// How often one was done again.
    pub redone: u8,
    /// The dice picked now.
    pub picked: Ships,
    /// What was looked at.
    pub looked: Vec<Sight>,
}
