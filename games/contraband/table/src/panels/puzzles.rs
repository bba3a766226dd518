//! The goals of puzzles in words.

use crate::ContrabandWindow;
use crate::locale::goal_text;
use contraband::puzzle::Goal;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;

impl PuzzleWords for ContrabandWindow {
    fn goal_text(goal: &Goal, names: &Names) -> String {
        goal_text(goal, names)
    }
}
