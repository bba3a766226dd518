//! Division of a match into the turns played, for the review.

use super::contract::Scenarios;
use super::matches::Match;
use orrery_core::{Colour, Rules};

/// An order of a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurnOrder<G: Rules> {
    /// The order.
    pub order: G::Order,
    /// The seat that decided.
    pub by: Colour,
    /// The position after it.
    pub after: G::Position,
}

/// A turn that was played.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnRecord<G: Rules> {
    /// The round, from 1.
    pub round: u32,
    /// The index of its first order in the match's record.
    pub entry: usize,
    /// The position before its first order. The match may have begun in the middle of a turn.
    pub before: G::Position,
    /// Its orders, including the one that ended the turn.
    pub steps: Vec<TurnOrder<G>>,
}

impl<G: Rules> TurnRecord<G> {
    /// Returns the index of the turn's player in the turn order.
    #[must_use]
    pub fn seat(&self) -> usize {
        let colour = self.colour();
        G::seats(&self.before).iter().position(|&seat| seat == colour).unwrap_or(0)
    }

    /// Returns the turn's player.
    #[must_use]
    pub fn colour(&self) -> Colour {
        G::on_turn(&self.before)
    }

    /// Returns the position after the last order.
    #[must_use]
    pub fn end(&self) -> &G::Position {
        self.steps.last().map_or(&self.before, |step| &step.after)
    }

    /// True if the turn has ended.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let Some(last) = self.steps.last() else { return false };
        G::to_act(&last.after).is_none() || G::ends_turn(&last.order, &last.after)
    }
}

impl<G: Scenarios> Match<G> {
    /// Returns the turns so far. The last one may be unfinished.
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
                turn.steps.push(TurnOrder {
                    order: entry.order,
                    by: entry.by,
                    after: *self.position_before(index + 1),
                });
            }
            begins = entry.ends_turn;
        }
        turns
    }
}
