//! The puzzle interface of a game: the texts of its puzzles.

use orrery_core::GameFrontend;
use orrery_learn::game_types;
use orrery_learn::puzzle::Puzzles;
use orrery_locale::{MatchTexts, PlayerNames};

/// A game with puzzles. The texts of the puzzles in its ladder are messages: `puzzle-NAME` is the title, and `puzzle-NAME-hint`
/// the hint, if there is one.
pub trait PuzzleTexts: GameFrontend<Rules: Puzzles> + MatchTexts {
    /// Describes a goal in a line of its own. By default the text is the goal in the debug format.
    fn goal_text(goal: &game_types::TurnGoal<Self>, names: &PlayerNames) -> String {
        let _ = names;
        format!("{goal:?}")
    }
}
