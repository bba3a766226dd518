//! What a game has to be for the window.

use crate::academy::Lessons;
use crate::panels::CodexWords;
use crate::puzzle::Puzzles;
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;
use crate::stats::Statistics;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game: SoundCues + CodexWords + Statistics + Puzzles + Lessons + OwnKeys {}

impl<G: SoundCues + CodexWords + Statistics + Puzzles + Lessons + OwnKeys> Game for G {}
