//! Texts of puzzle goals.

use crate::StarshipCatanWindow;
use crate::locale::goal_text;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;
use starship_catan::puzzle::Goal;

impl PuzzleTexts for StarshipCatanWindow {
    // Every goal is about the mover.
    fn goal_text(goal: &Goal, _: &PlayerNames) -> String {
        goal_text(goal)
    }
}
