//! The statistics interface of a game: its counts and their texts.

use super::view::CountTable;
use orrery_core::GameFrontend;
use orrery_core::words::Keyword as _;
use orrery_learn::codex::OptionPage;
use orrery_learn::game_types;
use orrery_learn::stats::{FACES, SeatGameStats as _, StatColumn, Statistics};
use orrery_locale::{MatchTexts, option_words};

/// A game with statistics. For each of its achievements, the messages `achievement-WORD` and `achievement-WORD-help` are the name
/// and the description, and `medal-WORD` is the name of the picture.
pub trait StatisticsTexts: GameFrontend<Rules: Statistics> + MatchTexts {
    /// The key of the message that is the title of the table of actions.
    const ACTIONS_TITLE: &'static str = "stats-tab-deeds";

    /// Returns how often each face of a die was rolled, from one pip to six, or `None`, the default, for a game without dice.
    fn dice(figures: &game_types::GameSeatStats<Self>) -> Option<[u32; FACES]> {
        let _ = figures;
        None
    }

    /// Returns a table of counts that are shown as bars, with a count for each of `seats`, for example of the places that players
    /// visited. By default there is none.
    fn places(seats: &[&game_types::GameSeatStats<Self>]) -> Option<CountTable> {
        let _ = seats;
        None
    }

    /// Returns a table of the players' actions in a match, with a count for each of `seats`, or `None` if the game counts none.
    fn actions(seats: &[&game_types::GameSeatStats<Self>]) -> Option<CountTable> {
        let line = |column: &StatColumn<game_types::GameSeatStats<Self>>| {
            (Self::text(&column.key()), seats.iter().map(|one| (column.count)(one)).collect())
        };
        let lines: Vec<_> = game_types::GameSeatStats::<Self>::COLUMNS.iter().map(line).collect();
        (!lines.is_empty()).then(|| CountTable { title: Self::text(Self::ACTIONS_TITLE), lines })
    }

    /// Returns the counts for all matches, each with its label: first those of solo matches, if there were any, and then those of
    /// people's actions.
    fn sums(figures: &game_types::GameSeatStats<Self>) -> Vec<(String, u32)> {
        let solo = game_types::GameSeatStats::<Self>::SOLO;
        let solo = solo.iter().filter(|_| (solo[0].count)(figures) > 0);
        let told = solo.chain(game_types::GameSeatStats::<Self>::COLUMNS.iter().filter(|column| column.is_total));
        told.map(|column| (Self::text(&column.key()), (column.count)(figures))).collect()
    }

    /// Returns the name of a preset. By default it is the name in [`option_words`].
    fn preset_name(preset: game_types::Preset<Self>) -> String {
        let number = game_types::Preset::<Self>::all().iter().position(|known| *known == preset);
        number.map(|number| option_words::title::<Self>(OptionPage::Preset(number))).unwrap_or_default()
    }
}
