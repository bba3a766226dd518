//! The set-up interface of a game: its options and presets in words.

use orrery_core::GameFrontend;
use orrery_core::{RuleOptions as _, RulePreset as _};
use orrery_learn::codex::{CodexPages, OptionPage};
use orrery_learn::game_types;
use orrery_locale::{MatchTexts, option_words};

/// A name with a description in one line, which may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NameAndHelp {
    /// The name, as a label.
    pub name: String,
    /// The description, as a tip.
    pub help: String,
}

/// The texts for an item that players may pick before a match begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetupPickText {
    /// The name of the item.
    pub name: String,
    /// The value of the item, in a few words.
    pub worth: String,
    /// The description of the item.
    pub help: String,
    /// The name of the picture, one of the game's drawings.
    pub picture: String,
    /// The number of the codex page about the item, if there is one.
    pub page: Option<usize>,
}

/// A game whose matches can be set up. By default its options are named by [`option_words`].
pub trait SetupTexts: GameFrontend<Rules: CodexPages> + MatchTexts {
    /// Returns the indices of the options in the order of display. By default they are in the order of their list.
    fn shown_options() -> Vec<usize> {
        (0..game_types::Options::<Self>::LIST.len()).collect()
    }

    /// Reports whether an option belongs to no preset. Such an option is shown above the presets, and the choice of a preset
    /// leaves it unchanged. By default every option belongs to the presets.
    fn is_apart(option: usize) -> bool {
        let _ = option;
        false
    }

    /// Returns the index of the option whose first value draws the seats at random, if there is one. While the option has that
    /// value, the placeholder in an empty name field is the message `ui-setup-name-drawn` instead of the name of the seat. By
    /// default there is no such option.
    fn draws_seats() -> Option<usize> {
        None
    }

    /// Returns the preset proposed for a first match. By default it is the default preset.
    fn first_preset() -> game_types::Preset<Self> {
        game_types::Preset::<Self>::default()
    }

    /// Returns the name of an option, and the description of its effect.
    fn option_words(option: usize) -> NameAndHelp {
        described::<Self>(OptionPage::Option(option))
    }

    /// Returns the name and description of an option's value. By default a value without a description has that of its option.
    fn value_words(option: usize, value: usize) -> NameAndHelp {
        let help = option_words::value_gist::<Self>(option, value);
        NameAndHelp {
            name: option_words::value::<Self>(option, value),
            help: help.unwrap_or_else(|| Self::option_words(option).help),
        }
    }

    /// Returns the name and description of a preset.
    fn preset_words(preset: usize) -> NameAndHelp {
        described::<Self>(OptionPage::Preset(preset))
    }

    /// Returns the texts for an item that players may pick, by its index in
    /// [`SetupPickInfo::things`](orrery_core::SetupPickInfo::things).
    /// By default the name is the item's keyword, and the other texts are empty.
    fn pick_words(thing: usize) -> SetupPickText {
        let word = game_types::Options::<Self>::PICKS.and_then(|picks| picks.things.get(thing).copied());
        SetupPickText { name: word.unwrap_or_default().to_owned(), ..SetupPickText::default() }
    }

    /// Reports whether `options` are those of `preset`. Options that belong to no preset are ignored.
    fn is_pure(preset: game_types::Preset<Self>, options: &game_types::Options<Self>) -> bool {
        preset.options().differences(options).into_iter().all(Self::is_apart)
    }
}

/// Returns the name and description of an option or a preset.
fn described<G: MatchTexts>(page: OptionPage) -> NameAndHelp {
    NameAndHelp { name: option_words::title::<G>(page), help: option_words::gist::<G>(page).unwrap_or_default() }
}
