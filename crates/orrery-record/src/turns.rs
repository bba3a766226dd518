//! Division of a match into its turns, for the review.

use super::contract::Scenarios;
use super::matches::Match;
use orrery_core::{Colour, Rules};

/// An order of a turn, with the seat that gave it and the position after it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlayedOrder<G: Rules> {
    /// The order as given.
    pub order: G::Order,
    /// The seat that gave the order.
    pub by: Colour,
    /// The position after the order.
    pub after: G::Position,
}

/// A turn in the record of a match, with its orders.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnRecord<G: Rules> {
    /// The round, from 1.
    pub round: u32,
    /// The index of the turn's first order in the record of the match.
    pub entry: usize,
    /// The position before the turn's first order. If the match began in the middle of a turn, it is the first position of the
    /// match.
    pub before: G::Position,
    /// The orders of the turn so far, including the one that ended it if it has ended.
    pub steps: Vec<PlayedOrder<G>>,
}

impl<G: Rules> TurnRecord<G> {
    /// Returns the index of the turn's player in turn order.
    pub fn seat(&self) -> usize {
        let colour = self.colour();
        G::seats(&self.before).iter().position(|&seat| seat == colour).unwrap_or(0)
    }

    /// Returns the colour of the turn's player.
    pub fn colour(&self) -> Colour {
        G::on_turn(&self.before)
    }

    /// Returns the position after the last order.
    pub fn end(&self) -> &G::Position {
        self.steps.last().map_or(&self.before, |step| &step.after)
    }

    /// Returns the position before the order with index `at`.
    pub fn position_before(&self, at: usize) -> &G::Position {
        at.checked_sub(1).map_or(&self.before, |last| &self.steps[last].after)
    }

    /// Returns true if the turn has ended, or has passed to another player without an order that ends it.
    pub fn is_whole(&self) -> bool {
        let Some(last) = self.steps.last() else { return false };
        G::to_act(&last.after).is_none()
            || G::ends_turn(&last.order, &last.after)
            || G::on_turn(&last.after) != self.colour()
    }
}

impl<G: Scenarios> Match<G> {
    /// Returns the turns so far. The last one may be unfinished. What a player decides between two turns of others, such as a
    /// fight in a step of the round without a turn, is a turn of its own.
    pub fn turns(&self) -> Vec<TurnRecord<G>> {
        let mut turns: Vec<TurnRecord<G>> = Vec::new();
        let mut begins = true;
        for (index, entry) in self.entries().iter().enumerate() {
            if begins {
                let before = *self.position_before(index);
                turns.push(TurnRecord { round: entry.round, entry: index, before, steps: Vec::new() });
            }
            let after = *self.position_before(index + 1);
            begins = entry.ends_turn;
            if let Some(turn) = turns.last_mut() {
                turn.steps.push(PlayedOrder { order: entry.order, by: entry.by, after });
                begins |= G::on_turn(&after) != turn.colour();
            }
        }
        turns
    }
}
