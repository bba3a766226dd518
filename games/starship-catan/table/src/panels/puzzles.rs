//! Texts of puzzle goals.

use crate::StarshipCatanFrontend;
use crate::locale::goal_text;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;
use starship_catan::puzzle::TurnGoal;

impl PuzzleTexts for StarshipCatanFrontend {
    // Every goal is about the mover.
    fn goal_text(goal: &TurnGoal, _: &PlayerNames) -> String {
        goal_text(goal)
    }
}
