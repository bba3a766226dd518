//! The contracts that a game fulfils to be played in the window.

use orrery_settings::keys::GameKeyBindings;
use orrery_sound::GameSounds;
use orrery_ui::gallery::GalleryScenes;
use orrery_ui::{
    CoachTexts, CodexTexts, LessonGuide, MatchPanels, PuzzleTexts, ScoreTexts, SetupTexts, StatisticsTexts,
};

/// A game that can be played in the window. Implemented for every type that fulfils all contracts of the shared crates.
pub trait Game:
    MatchPanels
    + CoachTexts
    + GameSounds
    + StatisticsTexts
    + PuzzleTexts
    + LessonGuide
    + CodexTexts
    + GameKeyBindings
    + SetupTexts
    + ScoreTexts
    + GalleryScenes
{
}

impl<
    G: MatchPanels
        + CoachTexts
        + GameSounds
        + StatisticsTexts
        + PuzzleTexts
        + LessonGuide
        + CodexTexts
        + GameKeyBindings
        + SetupTexts
        + ScoreTexts
        + GalleryScenes,
> Game for G
{
}
