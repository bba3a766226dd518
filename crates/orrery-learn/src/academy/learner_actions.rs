//! The learner's actions since a step began.

use super::contract::GameLessons;
use super::lesson_action::LookTarget;

/// The learner's actions since a step began, except orders that were carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LearnerActions<G: GameLessons> {
    /// The orders that the learner tried and the rules refused.
    pub refused: Vec<G::Order>,
    /// The number of times an order was undone.
    pub undone: u8,
    /// The number of times an order was redone.
    pub redone: u8,
    /// The learner's current selection.
    pub picked: G::Pick,
    /// The things that the learner looked at.
    pub looked: Vec<LookTarget>,
}

impl<G: GameLessons> Default for LearnerActions<G> {
    fn default() -> Self {
        LearnerActions { refused: Vec::new(), undone: 0, redone: 0, picked: G::Pick::default(), looked: Vec::new() }
    }
}
