//! The goals of puzzles in words.

use crate::ContrabandWindow;
use crate::locale::goal_text;
use contraband::puzzle::Goal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for ContrabandWindow {
    fn goal_text(goal: &Goal, names: &PlayerNames) -> String {
        goal_text(goal, names)
    }
}
