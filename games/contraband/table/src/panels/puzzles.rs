//! The goals of puzzles in words.

use crate::ContrabandFrontend;
use crate::locale::goal_text;
use contraband::puzzle::TurnGoal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for ContrabandFrontend {
    fn goal_text(goal: &TurnGoal, names: &PlayerNames) -> String {
        goal_text(goal, names)
    }
}
