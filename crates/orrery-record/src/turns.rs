//! A match cut into the turns that were played, for the review.

use super::contract::Scenarios;
use super::matches::Match;
use orrery_core::{Colour, Rules};

/// An order of a turn that was played.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// Who decided.
    pub by: Colour,
    /// The position after it.
    pub after: G::Position,
}

/// A turn that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnRecord<G: Rules> {
    /// In which round, from 1.
    pub round: u32,
    /// The place of its first order in the match's record.
    pub entry: usize,
    /// The position before its first order; the match may have begun in the middle of a turn.
    pub before: G::Position,
    /// Its orders, the last one of the turn among them.
    pub steps: Vec<Step<G>>,
}

impl<G: Rules> TurnRecord<G> {
    /// The place in the turn order of the player whose turn it is.
    #[must_use]
    pub fn seat(&self) -> usize {
        let colour = self.colour();
        G::seats(&self.before).iter().position(|&seat| seat == colour).unwrap_or(0)
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn colour(&self) -> Colour {
        G::on_turn(&self.before)
    }

    /// The position after the last order.
    #[must_use]
    pub fn end(&self) -> &G::Position {
        self.steps.last().map_or(&self.before, |step| &step.after)
    }

    /// Whether the turn came to its end.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let Some(last) = self.steps.last() else { return false };
        G::to_act(&last.after).is_none() || G::ends_turn(&last.order, &last.after)
    }
}

impl<G: Scenarios> Match<G> {
    /// The turns so far, the last one perhaps not at its end.
    #[must_use]
    pub fn turns(&self) -> Vec<TurnRecord<G>> {
        let mut turns: Vec<TurnRecord<G>> = Vec::new();
        let mut begins = true;
        for (index, entry) in self.entries().iter().enumerate() {
            if begins {
                let before = *self.position_before(index);
                turns.push(TurnRecord { round: entry.round, entry: index, before, steps: Vec::new() });
            }
            if let Some(turn) = turns.last_mut() {
                turn.steps.push(Step { order: entry.order, by: entry.by, after: *self.position_before(index + 1) });
            }
            begins = entry.ends_turn;
        }
        turns
    }
}
