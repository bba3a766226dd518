//! What a game has to be for the window.

use crate::academy::Lessons;
use crate::codex::CodexPages;
use crate::locale::Wording;
use crate::panels::{ScoreWords, SetupWords};
use crate::puzzle::Puzzles;
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;
use crate::stats::Statistics;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game:
    SoundCues + Wording + Statistics + Puzzles + Lessons + CodexPages + OwnKeys + SetupWords + ScoreWords
{
}

impl<G: SoundCues + Wording + Statistics + Puzzles + Lessons + CodexPages + OwnKeys + SetupWords + ScoreWords> Game
    for G
{
}
