//! The contract that a game fulfils for the window.

use orrery_settings::keys::GameKeys;
use orrery_sound::SoundCues;
use orrery_ui::gallery::GalleryScenes;
use orrery_ui::{
    CoachTexts, CodexTexts, LessonGuide, MatchPanels, PuzzleTexts, ScoreTexts, SetupTexts, StatisticsTexts,
};

/// A game that can be played in the window, that is one that fulfils every contract of the shared crates. There is
/// nothing to implement.
pub trait Game:
    MatchPanels
    + CoachTexts
    + SoundCues
    + StatisticsTexts
    + PuzzleTexts
    + LessonGuide
    + CodexTexts
    + GameKeys
    + SetupTexts
    + ScoreTexts
    + GalleryScenes
{
}

impl<
    G: MatchPanels
        + CoachTexts
        + SoundCues
        + StatisticsTexts
        + PuzzleTexts
        + LessonGuide
        + CodexTexts
        + GameKeys
        + SetupTexts
        + ScoreTexts
        + GalleryScenes,
> Game for G
{
}
