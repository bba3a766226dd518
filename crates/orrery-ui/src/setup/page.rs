//! What the set-up screen offers of a game.

use std::ops::RangeInclusive;

use super::contract::{Described, SetupWords};
use super::draft::{Fault, SetupDraft, fault};
use super::picks::PickRows;
use crate::opponent_picker::OpponentWords;
use orrery_core::Rules as _;
use orrery_core::words::Vocable as _;
use orrery_core::{Colour, OptionList as _, PresetList as _};
use orrery_learn::codex::CodexPages as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_learn::of;
use orrery_record::share::ShareError;

/// An option and what it can be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionRow {
    /// Its number in the game's list.
    pub option: usize,
    /// What it is called, and what it decides.
    pub words: Described,
    /// Its values by their numbers.
    pub values: Vec<Described>,
    /// The page of the codex that tells of it, by its number.
    pub page: Option<usize>,
}

/// A named set of options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetRow {
    /// What it is called, and what it stands for.
    pub words: Described,
    /// The values of all options.
    pub values: Vec<usize>,
}

/// What somebody who has begun to learn has not learned yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Untaught {
    /// The chapters by their names.
    pub chapters: String,
    /// The lesson to go on with, by its number.
    pub lesson: usize,
}

/// What the set-up of a game offers, in words.
#[derive(Debug, Clone)]
pub struct SetupPage {
    /// How many may play.
    pub players: RangeInclusive<u8>,
    /// Who may play.
    pub opponents: OpponentWords,
    /// By colour: the seat it stands for. Two colours of one seat never play together.
    pub sides: [&'static str; Colour::COUNT],
    /// The option by whose first value chance says who sits where, if there is one.
    pub draws_seats: Option<usize>,
    /// The options that belong to no preset.
    pub apart: Vec<OptionRow>,
    /// The named sets of options, by their numbers.
    pub presets: Vec<PresetRow>,
    /// The preset proposed for a first match, by its number, where it is another than the usual one.
    pub first: Option<usize>,
    /// All other options.
    pub options: Vec<OptionRow>,
    /// What the players pick together, where an option asks for it.
    pub picks: Option<PickRows>,
    /// What is not learned yet, before a first match.
    pub untaught: Option<Untaught>,
    /// What the code that is typed comes to: whether the deal still is what it says, or why it cannot be opened. Nothing while none
    /// is typed.
    pub code: Option<Result<bool, ShareError>>,
}

impl SetupPage {
    /// What keeps a match from beginning, if anything does.
    #[must_use]
    pub fn fault(&self, draft: &SetupDraft) -> Option<Fault> {
        fault(draft, &self.players).or_else(|| self.picks.as_ref()?.fault(draft))
    }

    /// Whether two colours stand for the same seat.
    #[must_use]
    pub fn are_one_side(&self, one: Colour, other: Colour) -> bool {
        self.sides[one.index()] == self.sides[other.index()]
    }

    /// What a game offers, no code typed.
    #[must_use]
    pub fn of<G: SetupWords>() -> Self {
        let topics = G::Rules::topics();
        let row = |option: usize| OptionRow {
            option,
            words: G::option_words(option),
            values: (0..of::Options::<G>::LIST[option].values.len())
                .map(|value| G::value_words(option, value))
                .collect(),
            page: topics.iter().position(|topic| topic.option_page() == Some(OptionPage::Option(option))),
        };
        let (apart, options): (Vec<usize>, Vec<usize>) = G::shown_options().into_iter().partition(|&o| G::is_apart(o));
        let preset = |(number, preset): (usize, &of::Preset<G>)| {
            let values = preset.options();
            PresetRow {
                words: G::preset_words(number),
                values: (0..of::Options::<G>::LIST.len()).map(|option| values.get(option)).collect(),
            }
        };
        SetupPage {
            players: G::Rules::PLAYERS,
            opponents: OpponentWords::of_game::<G>(),
            sides: std::array::from_fn(|index| G::Rules::seat_word(Colour::ALL[index])),
            draws_seats: G::draws_seats(),
            apart: apart.into_iter().map(row).collect(),
            first: (G::first_preset() != of::Preset::<G>::default())
                .then(|| of::Preset::<G>::all().iter().position(|&preset| preset == G::first_preset()))
                .flatten(),
            presets: of::Preset::<G>::all().iter().enumerate().map(preset).collect(),
            options: options.into_iter().map(row).collect(),
            picks: PickRows::of::<G>(),
            untaught: None,
            code: None,
        }
    }
}
