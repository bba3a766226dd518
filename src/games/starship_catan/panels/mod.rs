//! The panels of this game: rows of words, and a key for each order.

mod end;

use super::StarshipCatan;
use crate::panels::{CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, SetupWords, StatisticsWords};

impl MatchPanels for StarshipCatan {}
impl CoachWords for StarshipCatan {}
impl CodexWords for StarshipCatan {}
impl LessonGuide for StarshipCatan {}
impl PuzzleWords for StarshipCatan {}
impl SetupWords for StarshipCatan {}
impl StatisticsWords for StarshipCatan {}
