//! Puzzles: their goals in words.

use crate::games::alien_frontiers::locale::goal_text;
use crate::games::alien_frontiers::puzzle::Goal;
use crate::games::alien_frontiers::rules::AlienFrontiers;
use crate::locale::Names;
use crate::panels::PuzzleWords;

impl PuzzleWords for AlienFrontiers {
    fn goal_text(goal: &Goal, names: &Names) -> String {
        goal_text(goal, names)
    }
}
