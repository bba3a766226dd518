//! What a game has to be for the window.

use crate::panels::{
    CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, ScoreWords, SetupWords, StatisticsWords,
};
use crate::settings::keys::OwnKeys;
use crate::sound::SoundCues;

/// A game that can be played in the window: it fulfils every contract of the house. There is nothing to implement.
pub trait Game:
    MatchPanels
    + CoachWords
    + SoundCues
    + StatisticsWords
    + PuzzleWords
    + LessonGuide
    + CodexWords
    + OwnKeys
    + SetupWords
    + ScoreWords
{
}

impl<
    G: MatchPanels
        + CoachWords
        + SoundCues
        + StatisticsWords
        + PuzzleWords
        + LessonGuide
        + CodexWords
        + OwnKeys
        + SetupWords
        + ScoreWords,
> Game for G
{
}
