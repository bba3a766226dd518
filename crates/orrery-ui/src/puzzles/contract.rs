//! What the house asks of a game to show its puzzles.

use orrery_core::WindowGame;
use orrery_learn::of;
use orrery_learn::puzzle::Puzzles;
use orrery_locale::{Names, Wording};

/// A game whose puzzles are shown. Those of its ladder are called by their names: `puzzle-NAME` is the title, `puzzle-NAME-hint` the
/// hint, where there is one.
pub trait PuzzleWords: WindowGame<Rules: Puzzles> + Wording {
    /// A goal as a line of its own; by default as its file has it.
    #[must_use]
    fn goal_text(goal: &of::Goal<Self>, names: &Names) -> String {
        let _ = names;
        format!("{goal:?}")
    }
}
