//! Puzzles of this game: their goals, the orders that complete the enumeration of a turn, and the ladder.

mod goal;
mod unlisted_orders;

use super::FarSpaceFoundry;
use super::rules::{Order, Phase, Position, View};
use orrery_learn::puzzle::{self, Puzzles};

pub use self::goal::TurnGoal;

/// A puzzle of this game.
pub type Puzzle = puzzle::Puzzle<FarSpaceFoundry>;
/// A puzzle of this game's ladder.
pub type BuiltInPuzzle = puzzle::BuiltInPuzzle<FarSpaceFoundry>;

/// Returns the built-in puzzles, from the easiest to the hardest.
pub fn ladder() -> &'static [BuiltInPuzzle] {
    puzzle::ladder()
}

/// Reports whether an order counts as luck: a roll, a use of the Cantina, a hire there, or the deal. The end of the turn does not
/// count, although cards are drawn then.
pub const fn is_luck(order: &Order) -> bool {
    matches!(order, Order::Play { roll: true, .. } | Order::Cantina | Order::Hire { .. } | Order::Begin)
}

impl Puzzles for FarSpaceFoundry {
    type Goal = TurnGoal;

    const LADDER: &'static [(&'static str, &'static str)] = orrery_learn::puzzle_files![
        "far-space-foundry":
        "either-way-round",
        "for-the-action-alone",
        "one-for-the-road",
        "an-empty-ship",
        "the-long-way-round",
        "a-gap-is-closed",
        "off-the-pair",
        "forged-papers",
        "the-last-tokens",
        "a-kind-more",
        "the-fourth-space",
    ];

    fn no_turn(position: &Position) -> Option<&'static str> {
        match position.stage {
            Phase::Begin | Phase::Stow => Some("begin the puzzle with a turn"),
            Phase::Keep => Some("the half is over"),
            Phase::Over => Some("the match is over"),
            Phase::Card | Phase::Fly | Phase::Work | Phase::Hire => None,
        }
    }

    fn is_luck(_: &Position, order: &Order, _: &Position) -> bool {
        is_luck(order)
    }

    fn unlisted(view: &View, orders: &mut Vec<Order>) {
        unlisted_orders::unlisted(view, orders);
    }
}

#[cfg(test)]
mod tests;
