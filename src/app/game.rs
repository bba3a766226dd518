//! What a game has to be for the window.

use crate::academy::Lessons;
use crate::codex::CodexPages;
use crate::panels::{CoachWords, PuzzleWords, StatisticsWords};
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game: SoundCues + CoachWords + StatisticsWords + PuzzleWords + Lessons + CodexPages + OwnKeys {}

impl<G: SoundCues + CoachWords + StatisticsWords + PuzzleWords + Lessons + CodexPages + OwnKeys> Game for G {}
