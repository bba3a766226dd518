//! The contract that a game fulfils for the window.

use orrery_settings::keys::OwnKeys;
use orrery_sound::SoundCues;
use orrery_ui::gallery::GalleryScenes;
use orrery_ui::{
    CoachWords, CodexWords, LessonGuide, MatchPanels, PuzzleWords, ScoreWords, SetupWords, StatisticsWords,
};

/// A game that can be played in the window, that is one that fulfils every contract of the shared crates. There is
/// nothing to implement.
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
    + GalleryScenes
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
        + ScoreWords
        + GalleryScenes,
> Game for G
{
}
