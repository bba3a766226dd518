//! What this game's matches show in panels, and what is said of what lies on its board.

mod academy;
mod asked;
mod brings;
mod codex;
mod end;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod mirror;
mod plates;
mod players;
mod recap;
mod sentences;
mod statistics;
mod told;
mod told_targets;

use super::Contraband;
use crate::panels::{self, CoachWords, PuzzleWords, SetupWords};

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, Contraband>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, Contraband>;

impl CoachWords for Contraband {}
impl PuzzleWords for Contraband {}
impl SetupWords for Contraband {}
