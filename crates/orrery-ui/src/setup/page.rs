//! The choices that the set-up screen offers for a game.

use std::ops::RangeInclusive;

use super::contract::{NameAndHelp, SetupTexts};
use super::draft::{SetupDraft, SetupProblem, fault};
use super::picks::SetupPickList;
use crate::opponent_picker::OpponentChoices;
use orrery_core::Rules as _;
use orrery_core::words::Keyword as _;
use orrery_core::{Colour, RuleOptions as _, RulePreset as _};
use orrery_learn::codex::CodexPages as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage};
use orrery_learn::game_types;
use orrery_record::share::ShareCodeError;

/// An option with its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionRow {
    /// The index of the option in the game's list.
    pub option: usize,
    /// The name of the option, and the description of its effect.
    pub words: NameAndHelp,
    /// The values of the option, by index.
    pub values: Vec<NameAndHelp>,
    /// The number of the codex page about the option, if there is one.
    pub page: Option<usize>,
}

/// A preset, as offered on the set-up screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetRow {
    /// The name and description of the preset.
    pub words: NameAndHelp,
    /// The index of each option's value in the preset.
    pub values: Vec<usize>,
}

/// The lessons that a learner has not finished, except those that are whole matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnfinishedLessons {
    /// The names of the chapters that contain unfinished lessons, separated by commas.
    pub chapters: String,
    /// The number of the lesson to continue with.
    pub lesson: usize,
}

/// The choices for a game's set-up, in words.
#[derive(Debug, Clone)]
pub struct SetupPage {
    /// The allowed numbers of players.
    pub players: RangeInclusive<u8>,
    /// The possible players of a seat.
    pub opponents: OpponentChoices,
    /// The side of each colour. Two colours of one side never play together.
    pub sides: [&'static str; Colour::COUNT],
    /// The index of the option whose first value draws the seats at random, if there is one.
    pub draws_seats: Option<usize>,
    /// The options that belong to no preset.
    pub apart: Vec<OptionRow>,
    /// The presets of the game, by index.
    pub presets: Vec<PresetRow>,
    /// The index of the preset proposed for a first match, if it is not the default preset.
    pub first: Option<usize>,
    /// The options that belong to the presets.
    pub options: Vec<OptionRow>,
    /// The items that the players pick together, if an option requires picks.
    pub picks: Option<SetupPickList>,
    /// The unfinished lessons, if the player has finished others and this would be their first match of the game.
    pub untaught: Option<UnfinishedLessons>,
    /// The result of the typed code: true if the set-up still has the deal of the code, or the reason why the code cannot be
    /// opened. `None` while no code is typed.
    pub code: Option<Result<bool, ShareCodeError>>,
}

impl SetupPage {
    /// Returns the reason why a match cannot begin, if there is one.
    pub fn fault(&self, draft: &SetupDraft) -> Option<SetupProblem> {
        fault(draft, &self.players).or_else(|| self.picks.as_ref()?.fault(draft))
    }

    /// Reports whether two colours represent the same side.
    pub fn are_one_side(&self, one: Colour, other: Colour) -> bool {
        self.sides[one.index()] == self.sides[other.index()]
    }

    /// Returns the choices for a game, without unfinished lessons and without a typed code.
    pub fn of<G: SetupTexts>() -> Self {
        let topics = G::Rules::topics();
        let row = |option: usize| OptionRow {
            option,
            words: G::option_words(option),
            values: (0..game_types::Options::<G>::LIST[option].values.len())
                .map(|value| G::value_words(option, value))
                .collect(),
            page: topics.iter().position(|topic| topic.option_page() == Some(OptionPage::Option(option))),
        };
        let (apart, options): (Vec<usize>, Vec<usize>) = G::shown_options().into_iter().partition(|&o| G::is_apart(o));
        let preset = |(number, preset): (usize, &game_types::Preset<G>)| {
            let values = preset.options();
            PresetRow {
                words: G::preset_words(number),
                values: (0..game_types::Options::<G>::LIST.len()).map(|option| values.get(option)).collect(),
            }
        };
        SetupPage {
            players: G::Rules::PLAYERS,
            opponents: OpponentChoices::of_game::<G>(),
            sides: std::array::from_fn(|index| G::Rules::seat_word(Colour::ALL[index])),
            draws_seats: G::draws_seats(),
            apart: apart.into_iter().map(row).collect(),
            first: (G::first_preset() != game_types::Preset::<G>::default())
                .then(|| game_types::Preset::<G>::all().iter().position(|&preset| preset == G::first_preset()))
                .flatten(),
            presets: game_types::Preset::<G>::all().iter().enumerate().map(preset).collect(),
            options: options.into_iter().map(row).collect(),
            picks: SetupPickList::of::<G>(),
            untaught: None,
            code: None,
        }
    }
}
