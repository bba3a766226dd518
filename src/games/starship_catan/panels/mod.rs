//! What this game's matches show in panels, and what is said of what lies on its board.

mod asked;
mod brings;
mod end;
mod hint;
mod keys;
mod layout;
mod look;
mod match_panels;
mod mirror;
mod phases;
mod plates;
mod players;
mod recap;
mod setup;
mod told;
mod told_targets;

use super::StarshipCatan;
use crate::panels::{self, CoachWords, CodexWords, LessonGuide, PuzzleWords, StatisticsWords};

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, StarshipCatan>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, StarshipCatan>;

impl CoachWords for StarshipCatan {}
impl CodexWords for StarshipCatan {}
impl LessonGuide for StarshipCatan {}
impl PuzzleWords for StarshipCatan {}
impl StatisticsWords for StarshipCatan {}
