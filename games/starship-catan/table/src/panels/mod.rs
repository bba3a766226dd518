//! The match panels of this game, and the spoken texts of its board.

mod academy;
mod accessibility;
mod coach;
mod codex;
mod descriptions;
mod end;
mod hint;
mod keys;
mod layout;
mod look;
mod match_panels;
mod module_tips;
mod notes;
mod opening;
mod passed_card_tips;
mod phases;
mod pile_tips;
mod player_panel_parts;
mod players;
mod preview_text;
mod puzzles;
mod questions;
mod recap;
mod remembered_card_tips;
mod setbacks;
mod setup;
mod statistics;
mod story;
mod target_descriptions;

use crate::StarshipCatanFrontend;
use orrery_ui as panels;

/// The view of a match from which this game's panels are drawn.
pub type GamePanelData<'a> = panels::GamePanelData<'a, StarshipCatanFrontend>;
/// The inputs of the spoken texts of the board.
pub type AccessibilityContext<'a> = panels::AccessibilityContext<'a, StarshipCatanFrontend>;
