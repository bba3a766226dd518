//! The panels of this game's matches, and the descriptions of the things on its board.

mod academy;
mod accessibility;
mod coach;
mod codex;
mod descriptions;
mod end;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod player_panel_parts;
mod players;
mod preview_text;
mod puzzles;
mod questions;
mod recap;
mod setup;
mod statistics;
mod story;
mod target_descriptions;

use crate::FarSpaceFoundryFrontend;
use orrery_ui as panels;

/// The data shown by the panels of a match of this game.
pub type GamePanelData<'a> = panels::GamePanelData<'a, FarSpaceFoundryFrontend>;
/// The data for descriptions of the board.
pub type AccessibilityContext<'a> = panels::AccessibilityContext<'a, FarSpaceFoundryFrontend>;
