//! Puzzles: their goals in words.

use crate::FarSpaceFoundry;
use crate::locale::goal_text;
use crate::puzzle::Goal;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;

impl PuzzleWords for FarSpaceFoundry {
    // Everything that is asked for is the mover's.
    fn goal_text(goal: &Goal, _: &Names) -> String {
        goal_text(goal)
    }
}
