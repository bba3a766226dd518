//! A match cut into the turns that were played, for the review.

use super::Match;
use crate::ai::coach::{Step, TurnRecord};
use crate::rules::Order;

impl Match {
    /// The turns so far, the last one perhaps not at its end.
    #[must_use]
    pub fn turns(&self) -> Vec<TurnRecord> {
        let mut turns: Vec<TurnRecord> = Vec::new();
        let mut begins = true;
        for (index, entry) in self.entries().iter().enumerate() {
            if begins {
                let before = *self.position_before(index);
                turns.push(TurnRecord { round: entry.round, entry: index, before, steps: Vec::new() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.steps.push(Step { order: entry.order, after: *self.position_before(index + 1) });
            }
            begins = entry.order == Order::End;
        }
        turns
    }
}
