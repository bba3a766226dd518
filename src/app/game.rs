//! What a game has to be for the window.

use crate::panels::{CodexWords, LessonGuide, PuzzleWords, StatisticsWords};
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game: SoundCues + CodexWords + StatisticsWords + PuzzleWords + LessonGuide + OwnKeys {}

impl<G: SoundCues + CodexWords + StatisticsWords + PuzzleWords + LessonGuide + OwnKeys> Game for G {}
