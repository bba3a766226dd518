//! Puzzles of Starship Catan: their goals, the orders excluded from their search, and the ladder.

mod goal;
mod luck;

use super::StarshipCatan;
use super::rules::{Order, Phase, Position};
use orrery_learn::puzzle::{self, Puzzles};

pub use self::goal::TurnGoal;
pub use self::luck::is_luck;

/// A puzzle of Starship Catan.
pub type Puzzle = puzzle::Puzzle<StarshipCatan>;
/// A puzzle of the ladder of Starship Catan.
pub type BuiltInPuzzle = puzzle::BuiltInPuzzle<StarshipCatan>;

/// Returns the puzzles that come with the program, the easiest first.
pub fn ladder() -> &'static [BuiltInPuzzle] {
    puzzle::ladder()
}

impl Puzzles for StarshipCatan {
    type Goal = TurnGoal;

    const LADDER: &'static [(&'static str, &'static str)] = orrery_learn::puzzle_files![
        "starship-catan":
        "two-on-top",
        "three-medals",
        "three-flights-ago",
        "the-block",
        "friend-and-hero",
        "logistics-falls",
        "chain",
        "room-for-two",
        "past-the-pirates",
        "one-action-short",
    ];

    fn no_turn(position: &Position) -> Option<&'static str> {
        match position.phase {
            Phase::Module | Phase::Roll | Phase::Produce => Some("begin the puzzle after the roll"),
            Phase::Answer => Some("the opponent has to answer"),
            Phase::Over => Some("the match is over"),
            _ => None,
        }
    }

    fn is_luck(before: &Position, order: &Order, after: &Position) -> bool {
        is_luck(before, order, after)
    }
}

#[cfg(test)]
mod tests;
