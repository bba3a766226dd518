//! What this game's matches show in panels, and what is said of what lies on its board.

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

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, StarshipCatanWindow>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, StarshipCatanWindow>;
