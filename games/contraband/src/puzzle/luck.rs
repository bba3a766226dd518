//! The orders that leave something to chance or to others, and are therefore not part of puzzles.

use crate::rules::{ChanceOutcome, ChanceQuestion, Contraband, DecisionKind, MoveStep, Order, Position};
use orrery_core::{Chance, ChanceNode, Rules as _};

/// A chance source that always returns the first outcome and counts the questions.
struct CountingChance(u32);

impl Chance<ChanceQuestion> for CountingChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        self.0 += 1;
        node.outcome(0)
    }
}

/// Reports whether the result of an order depends on chance or on another player, or shows the mover a store never seen before.
pub fn is_luck(before: &Position, order: &Order, after: &Position) -> bool {
    let mut chance = CountingChance(0);
    let mut tried = *before;
    Contraband::apply(&mut tried, order, &mut chance, &mut ());
    let looks = matches!(order, Order::Move(MoveStep::Port)) && {
        let quadrant = after.players[before.asked()].at.port_quadrant();
        quadrant.is_some_and(|quadrant| before.memories[before.asked()][quadrant.index()].round == 0)
    };
    let meets = *order == Order::End && (after.meeting.is_some() || after.ask == DecisionKind::Lose);
    chance.0 > 0 || looks || meets || matches!(order, Order::Attack(_))
}
