//! The match panels of this game, and the spoken texts of its board.

mod academy;
mod asked;
mod brings;
mod coach;
mod codex;
mod deeds;
mod done_to;
mod end;
mod hint;
mod keys;
mod layout;
mod look;
mod match_panels;
mod mirror;
mod notes;
mod opening;
mod passed;
mod phases;
mod piles;
mod plates;
mod players;
mod puzzles;
mod recap;
mod reminders;
mod rooms;
mod setup;
mod statistics;
mod told;
mod told_targets;

use crate::StarshipCatanWindow;
use orrery_ui as panels;

/// The view of the match panels for this game.
pub type MatchView<'a> = panels::GameView<'a, StarshipCatanWindow>;
/// The inputs of the spoken texts of the board.
pub type Telling<'a> = panels::AccessibilityContext<'a, StarshipCatanWindow>;
