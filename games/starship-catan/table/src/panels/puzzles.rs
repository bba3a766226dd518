//! Texts of puzzle goals.

use crate::StarshipCatanWindow;
use crate::locale::goal_text;
use orrery_locale::Names;
use orrery_ui::PuzzleWords;
use starship_catan::puzzle::Goal;

impl PuzzleWords for StarshipCatanWindow {
    // Every goal is about the mover.
    fn goal_text(goal: &Goal, _: &Names) -> String {
        goal_text(goal)
    }
}
