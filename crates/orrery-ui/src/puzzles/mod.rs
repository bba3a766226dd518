//! Puzzles on the screen: the ladder, the card beside the board, the card at the end of an attempt, the menu.

mod card;
mod contract;
mod ladder;

pub use card::{PuzzleEnd, PuzzleView, puzzle_card, puzzle_done, puzzle_menu};
pub use contract::PuzzleWords;
pub use ladder::{PuzzleRow, hardness, puzzle_list};

/// What a player of puzzles asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleWish {
    /// Open this one of the ladder, from 0.
    Open(usize),
    /// The hint.
    Hint,
    /// See a solution.
    Solution,
    /// Start over.
    Reset,
    /// The next of the ladder that is not solved.
    Next,
    /// Leave; the match that was open before comes back.
    Leave,
    /// Leave for the ladder.
    ToLadder,
}
