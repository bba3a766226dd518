//! Puzzles: their goals in words.

use crate::games::contraband::Contraband;
use crate::games::contraband::locale::goal_text;
use crate::games::contraband::puzzle::Goal;
use crate::locale::Names;
use crate::panels::PuzzleWords;

impl PuzzleWords for Contraband {
    fn goal_text(goal: &Goal, names: &Names) -> String {
        goal_text(goal, names)
    }
}
