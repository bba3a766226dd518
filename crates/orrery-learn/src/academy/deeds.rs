//! What a learner has done since a step began.

use super::contract::Lessons;
use super::line::Sight;

/// What a learner did since the step began, beside the orders that count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deeds<G: Lessons> {
    /// Orders that were tried and refused.
    pub refused: Vec<G::Order>,
    /// How often an order was taken back.
    pub undone: u8,
    /// How often one was done again.
    pub redone: u8,
    /// What is picked now.
    pub picked: G::Pick,
    /// What was looked at.
    pub looked: Vec<Sight>,
}

impl<G: Lessons> Default for Deeds<G> {
    fn default() -> Self {
        Deeds { refused: Vec::new(), undone: 0, redone: 0, picked: G::Pick::default(), looked: Vec::new() }
    }
}
