//! The panels of this game's matches, and the descriptions of everything on the board.

mod about;
mod academy;
mod accessibility;
mod coach;
mod codex;
mod descriptions;
mod end;
mod goal_tips;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod notices;
mod player_panel_parts;
mod players;
mod preview_text;
mod puzzles;
mod questions;
mod recap;
mod statistics;
mod target_descriptions;
mod triumphs;

use crate::ContrabandFrontend;
use contraband::rules::Preset;
use orrery_ui::{self as panels, SetupTexts};

/// The input of a match's panels in this game.
pub type GamePanelData<'a> = panels::GamePanelData<'a, ContrabandFrontend>;
/// The input for descriptions of the board.
pub type AccessibilityContext<'a> = panels::AccessibilityContext<'a, ContrabandFrontend>;

impl SetupTexts for ContrabandFrontend {
    // In this preset a player who loses the first fight is not out of contention.
    fn first_preset() -> Preset {
        Preset::Gentle
    }
}
