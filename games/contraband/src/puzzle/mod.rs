//! Puzzles of this game: their goals, the orders that their search leaves out, and the ladder.

mod goal;
mod luck;

use super::Contraband;
use super::rules::{DecisionKind, Order, Position};
use orrery_learn::puzzle::{self, Puzzles};

pub use self::goal::{PuzzleFoe, TurnGoal};
pub use self::luck::is_luck;

/// A puzzle of this game.
pub type Puzzle = puzzle::Puzzle<Contraband>;
/// A puzzle of the game's ladder.
pub type BuiltInPuzzle = puzzle::BuiltInPuzzle<Contraband>;

/// Returns the puzzles that come with the program, the easiest first.
pub fn ladder() -> &'static [BuiltInPuzzle] {
    puzzle::ladder()
}

impl Puzzles for Contraband {
    type Goal = TurnGoal;

    const LADDER: &'static [(&'static str, &'static str)] = orrery_learn::puzzle_files![
        "contraband":
        "clean-hands",
        "last-hold",
        "arms-for-raiders",
        "in-his-way",
        "a-full-shelf",
        "the-free-lane",
        "fitting-out",
        "the-fourth-system",
        "the-hold-decides",
        "by-kind",
        "two-prices",
        "cheap-here-dear-there",
    ];

    fn no_turn(position: &Position) -> Option<&'static str> {
        match position.ask {
            DecisionKind::Turn => None,
            DecisionKind::Over => Some("the match is over"),
            DecisionKind::Plan | DecisionKind::Act => Some("all players move at the same time"),
            _ => Some("a meeting must be resolved first"),
        }
    }

    fn is_luck(before: &Position, order: &Order, after: &Position) -> bool {
        is_luck(before, order, after)
    }
}

#[cfg(test)]
mod tests;
