//! Texts of puzzle goals on the panels.

use crate::AlienFrontiersWindow;
use crate::locale::goal_text;
use alien_frontiers::puzzle::Goal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for AlienFrontiersWindow {
    fn goal_text(goal: &Goal, names: &PlayerNames) -> String {
        goal_text(goal, names)
    }
}
