//! Puzzle goals in words.

use crate::AlienFrontiersWindow;
use crate::locale::goal_text;
use alien_frontiers::puzzle::Goal;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;

impl PuzzleWords for AlienFrontiersWindow {
    fn goal_text(goal: &Goal, names: &Names) -> String {
        goal_text(goal, names)
    }
}
