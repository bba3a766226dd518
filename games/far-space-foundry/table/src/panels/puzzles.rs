//! Puzzles: their goals in words.

use crate::FarSpaceFoundryWindow;
use crate::locale::goal_text;
use far_space_foundry::puzzle::Goal;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;

impl PuzzleWords for FarSpaceFoundryWindow {
    // All goals are about the mover.
    fn goal_text(goal: &Goal, _: &Names) -> String {
        goal_text(goal)
    }
}
