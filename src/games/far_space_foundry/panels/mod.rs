//! What this game's matches show in panels, and what is said of what lies on its board.

mod asked;
mod brings;
mod coach;
mod end;
mod hint;
mod keys;
mod layout;
mod match_panels;
mod mirror;
mod plates;
mod players;
mod recap;
mod statistics;
mod told;
mod told_targets;

use super::FarSpaceFoundry;
use crate::panels::{self, CodexWords, LessonGuide, PuzzleWords, SetupWords};

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, FarSpaceFoundry>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, FarSpaceFoundry>;

impl CodexWords for FarSpaceFoundry {}
impl LessonGuide for FarSpaceFoundry {}
impl PuzzleWords for FarSpaceFoundry {}
impl SetupWords for FarSpaceFoundry {}
