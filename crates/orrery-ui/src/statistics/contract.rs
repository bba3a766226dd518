//! What the house asks of a game to show its statistics.

use super::view::Counts;
use orrery_core::WindowGame;
use orrery_core::words::Vocable as _;
use orrery_learn::codex::OptionPage;
use orrery_learn::of;
use orrery_learn::stats::{FACES, Statistics};
use orrery_locale::{Wording, option_words};

/// A game whose statistics are shown. Its achievements are called by their words: `achievement-WORD` and `achievement-WORD-help`
/// are what they say, `medal-WORD` is their picture.
pub trait StatisticsWords: WindowGame<Rules: Statistics> + Wording {
    /// How often each face of a die came, from one pip to six; by default the game has no dice.
    #[must_use]
    fn dice(figures: &of::Figures<Self>) -> Option<[u32; FACES]> {
        let _ = figures;
        None
    }

    /// What is told apart by a bar for each player, such as the places where he was, a count for each of `seats`; by default nothing.
    #[must_use]
    fn places(seats: &[&of::Figures<Self>]) -> Option<Counts> {
        let _ = seats;
        None
    }

    /// What players did in a match, a count for each of `seats`; by default nothing is told.
    #[must_use]
    fn deeds(seats: &[&of::Figures<Self>]) -> Option<Counts> {
        let _ = seats;
        None
    }

    /// What people did in all matches, each count with what it is of; by default nothing is told.
    #[must_use]
    fn sums(figures: &of::Figures<Self>) -> Vec<(String, u32)> {
        let _ = figures;
        Vec::new()
    }

    /// What a preset is called; by default as [`option_words`] has it.
    #[must_use]
    fn preset_name(preset: of::Preset<Self>) -> String {
        let number = of::Preset::<Self>::all().iter().position(|known| *known == preset);
        number.map(|number| option_words::title::<Self>(OptionPage::Preset(number))).unwrap_or_default()
    }
}
