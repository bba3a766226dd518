//! What this game's matches show in panels, and what is said of what lies on its board.

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

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, FarSpaceFoundryWindow>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, FarSpaceFoundryWindow>;
