//! The panels of this game's matches, and the descriptions of the things on its board.

mod academy;
mod asked;
mod brings;
mod coach;
mod codex;
mod end;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod mirror;
mod plates;
mod players;
mod puzzles;
mod recap;
mod setup;
mod statistics;
mod story;
mod told;
mod told_targets;

use crate::FarSpaceFoundryWindow;
use orrery_ui as panels;

/// The data shown by the panels of a match of this game.
pub type MatchView<'a> = panels::GameView<'a, FarSpaceFoundryWindow>;
/// The data for descriptions of the board.
pub type Telling<'a> = panels::AccessibilityContext<'a, FarSpaceFoundryWindow>;
