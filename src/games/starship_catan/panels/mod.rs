//! The panels of this game: rows of words, and a key for each order.

use super::StarshipCatan;
use crate::panels::{
    CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, ScoreWords, SetupWords, StatisticsWords,
};

impl MatchPanels for StarshipCatan {}
impl CoachWords for StarshipCatan {}
impl CodexWords for StarshipCatan {}
impl LessonGuide for StarshipCatan {}
impl PuzzleWords for StarshipCatan {}
impl ScoreWords for StarshipCatan {}
impl SetupWords for StarshipCatan {}
impl StatisticsWords for StarshipCatan {}
