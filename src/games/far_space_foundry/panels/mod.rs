//! The panels of this game: rows of words, and a key for each order.

mod end;

use super::FarSpaceFoundry;
use crate::panels::{CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, SetupWords, StatisticsWords};

impl MatchPanels for FarSpaceFoundry {}
impl CoachWords for FarSpaceFoundry {}
impl CodexWords for FarSpaceFoundry {}
impl LessonGuide for FarSpaceFoundry {}
impl PuzzleWords for FarSpaceFoundry {}
impl SetupWords for FarSpaceFoundry {}
impl StatisticsWords for FarSpaceFoundry {}
