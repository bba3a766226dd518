//! What is left to chance or to others in a turn, and so out of puzzles.

use crate::rules::{Ask, Contraband, Node, Order, Outcome, Position, Step};
use orrery_core::{Chance, ChanceNode, Rules as _};

/// Answers the first there is, and counts how often it was asked.
struct Asked(u32);

impl Chance<Node> for Asked {
    fn resolve(&mut self, node: Node) -> Outcome {
        self.0 += 1;
        node.nth(0)
    }
}

/// Whether chance answers an order, another player does, or the mover sees by it what he did not know: a store never looked into.
#[must_use]
pub fn is_luck(before: &Position, order: &Order, after: &Position) -> bool {
    let mut chance = Asked(0);
    let mut tried = *before;
    Contraband::apply(&mut tried, order, &mut chance, &mut ());
    let looks = matches!(order, Order::Move(Step::Port)) && {
        let quadrant = after.players[before.asked()].at.port_quadrant();
        quadrant.is_some_and(|quadrant| before.memories[before.asked()][quadrant.index()].round == 0)
    };
    let meets = *order == Order::End && (after.meeting.is_some() || after.ask == Ask::Lose);
    chance.0 > 0 || looks || meets || matches!(order, Order::Attack(_))
}
