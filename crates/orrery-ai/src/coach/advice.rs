//! The coach's advice, and its explanation of a turn that was played. `R` is the type of a game's reasons.

use super::turn_chances::TurnChances;
use crate::Evaluation;
use orrery_core::{Colour, Rules};

/// A plan for the rest of a turn with its evaluation.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<G: Rules, R> {
    /// The orders from the queried position to the end of the turn, or up to and including the first whose outcome must be seen.
    pub orders: Vec<G::Order>,
    /// The position after the orders; `None` if the last one asks chance.
    pub after: Option<G::View>,
    /// The expectation of every seat after it.
    pub outlook: Evaluation,
    /// The player's chance to win.
    pub win: f32,
    /// The difference to the chance with the best plan; 0 for the best, otherwise positive.
    pub loss: f32,
    /// At most three reasons, most important first. For the best plan they compare it with the second best, or with doing nothing
    /// if there is no other or nothing stands out. For any other plan they compare it with the best.
    pub reasons: Vec<R>,
}

/// The best distinct plans for the current dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<G: Rules, R> {
    /// The expectation of every seat if the best plan is played.
    pub now: Evaluation,
    /// Up to three plans that do different things, best first.
    pub plans: Vec<Suggestion<G, R>>,
    /// The number of candidate turns compared.
    pub leaves: u32,
}

/// The evaluation of a turn that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct Explanation<G: Rules, R> {
    /// The player of the turn.
    pub colour: Colour,
    /// The expectation of every seat before the roll.
    pub before: Evaluation,
    /// The expectation of every seat after the turn.
    pub after: Evaluation,
    /// The player's chance before the roll by deeper search, and with the luck of the turn and the best play. Luck and error are
    /// measured against these two.
    pub roll: (f32, f32),
    /// Their chance with the best option of the costliest choice, and with the chosen one.
    pub choice: (f32, f32),
    /// The change of the player's chance by the roll and revealed cards, −1 to 1.
    pub luck: f32,
    /// The orders played after the roll. The loss is the cost of the choices of the turn. The reasons compare it with the better
    /// plan or, without one, with doing nothing.
    pub played: Suggestion<G, R>,
    /// A clearly better plan, if there was one.
    pub better: Option<Suggestion<G, R>>,
    /// The index in `played.orders` at which `better` departs: 0, or after an order whose outcome had to be seen.
    pub departs: usize,
}

impl<G: Rules, R> Explanation<G, R> {
    /// Returns the figures of the turn.
    #[must_use]
    pub fn figures(&self, seat: usize) -> TurnChances {
        let ((expected, rolled), (best, played)) = (self.roll, self.choice);
        TurnChances { before: self.before.win[seat], expected, rolled, after: self.after.win[seat], best, played }
    }
}
