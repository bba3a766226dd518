//! Puzzles on the screen: the ladder, the card next to the board, the card at the end of an attempt, and the menu.

mod card;
mod contract;
mod ladder;

pub use card::{PuzzleResult, PuzzleView, puzzle_card, puzzle_done, puzzle_menu};
pub use contract::PuzzleTexts;
pub use ladder::{PuzzleRow, hardness, puzzle_list};

/// A request about a puzzle or the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleIntent {
    /// Open the puzzle with this index in the ladder.
    Open(usize),
    /// Show the hint for the puzzle.
    Hint,
    /// Demonstrate a solution.
    Solution,
    /// Restart the puzzle.
    Reset,
    /// Open the next unsolved puzzle of the ladder.
    Next,
    /// Leave the puzzle and resume the suspended match, or return to the title screen if there is none.
    Leave,
    /// Leave the puzzle for the ladder.
    ToLadder,
}
