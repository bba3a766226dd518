//! Texts of puzzle goals.

use crate::FarSpaceFoundryFrontend;
use crate::locale::goal_text;
use far_space_foundry::puzzle::TurnGoal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for FarSpaceFoundryFrontend {
    // No goal names a player.
    fn goal_text(goal: &TurnGoal, _: &PlayerNames) -> String {
        goal_text(goal)
    }
}
