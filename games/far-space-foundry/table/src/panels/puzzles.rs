//! Texts of puzzle goals.

use crate::FarSpaceFoundryWindow;
use crate::locale::goal_text;
use far_space_foundry::puzzle::Goal;
use orrery_locale::PlayerNames;
use orrery_ui::PuzzleTexts;

impl PuzzleTexts for FarSpaceFoundryWindow {
    // No goal names a player.
    fn goal_text(goal: &Goal, _: &PlayerNames) -> String {
        goal_text(goal)
    }
}
