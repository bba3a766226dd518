//! Texts of puzzle goals on the panels.

use crate::AlienFrontiersFrontend;
use crate::locale::goal_text;
use alien_frontiers::puzzle::TurnGoal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for AlienFrontiersFrontend {
    fn goal_text(goal: &TurnGoal, names: &PlayerNames) -> String {
        goal_text(goal, names)
    }
}
