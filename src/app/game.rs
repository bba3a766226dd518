//! What a game has to be for the window.

use crate::academy::Lessons;
use crate::codex::CodexPages;
use crate::locale::Wording;
use crate::panels::{PuzzleWords, StatisticsWords};
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game: SoundCues + Wording + StatisticsWords + PuzzleWords + Lessons + CodexPages + OwnKeys {}

impl<G: SoundCues + Wording + StatisticsWords + PuzzleWords + Lessons + CodexPages + OwnKeys> Game for G {}
