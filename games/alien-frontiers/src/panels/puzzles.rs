//! Puzzles: their goals in words.

use crate::locale::goal_text;
use crate::puzzle::Goal;
use crate::rules::AlienFrontiers;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;

impl PuzzleWords for AlienFrontiers {
    fn goal_text(goal: &Goal, names: &Names) -> String {
        goal_text(goal, names)
    }
}
