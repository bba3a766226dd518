//! Puzzles: their goals in words.

use crate::games::far_space_foundry::FarSpaceFoundry;
use crate::games::far_space_foundry::locale::goal_text;
use crate::games::far_space_foundry::puzzle::Goal;
use crate::locale::Names;
use crate::panels::PuzzleWords;

impl PuzzleWords for FarSpaceFoundry {
    // Everything that is asked for is the mover's.
    fn goal_text(goal: &Goal, _: &Names) -> String {
        goal_text(goal)
    }
}
