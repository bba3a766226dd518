//! The panels of this game: rows of words, and a key for each order.

mod end;

use super::Contraband;
use crate::panels::{CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, SetupWords, StatisticsWords};

impl MatchPanels for Contraband {}
impl CoachWords for Contraband {}
impl CodexWords for Contraband {}
impl LessonGuide for Contraband {}
impl PuzzleWords for Contraband {}
impl SetupWords for Contraband {}
impl StatisticsWords for Contraband {}
