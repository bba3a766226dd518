//! What the house asks of a game to show its puzzles.

use orrery_learn::puzzle::Puzzles;
use orrery_locale::{Names, Wording};

/// A game whose puzzles are shown. Those of its ladder are called by their names: `puzzle-NAME` is the title, `puzzle-NAME-hint` the
/// hint, where there is one.
pub trait PuzzleWords: Puzzles + Wording {
    /// A goal as a line of its own; by default as its file has it.
    #[must_use]
    fn goal_text(goal: &Self::Goal, names: &Names) -> String {
        let _ = names;
        format!("{goal:?}")
    }
}
