//! Puzzles: their goals in words.

use crate::games::starship_catan::StarshipCatan;
use crate::games::starship_catan::locale::goal_text;
use crate::games::starship_catan::puzzle::Goal;
use crate::locale::Names;
use crate::panels::PuzzleWords;

impl PuzzleWords for StarshipCatan {
    // Everything that is asked for is the mover's.
    fn goal_text(goal: &Goal, _: &Names) -> String {
        goal_text(goal)
    }
}
