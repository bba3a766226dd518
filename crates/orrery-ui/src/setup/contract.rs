//! What the set-up screen asks of a game: its options and their named sets in words.

use orrery_core::WindowGame;
use orrery_core::{OptionList as _, PresetList as _};
use orrery_learn::codex::{CodexPages, OptionPage};
use orrery_learn::of;
use orrery_locale::{Wording, option_words};

/// What something is called, and what it means in a line, which may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Described {
    /// What it is called.
    pub name: String,
    /// What it means.
    pub help: String,
}

/// A thing that players may pick before a match begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PickWords {
    /// What it is called.
    pub name: String,
    /// What it is worth, in a few words.
    pub worth: String,
    /// What there is to know about it.
    pub help: String,
    /// Its picture, a name of the game's drawings.
    pub picture: String,
    /// The page of the codex that tells of it, by its number.
    pub page: Option<usize>,
}

/// A game whose matches are set up on the screen. One that says nothing here has its options called as [`option_words`] has it.
pub trait SetupWords: WindowGame<Rules: CodexPages> + Wording {
    /// The options by their numbers, in the order in which they are shown; by default that of their list.
    #[must_use]
    fn shown_options() -> Vec<usize> {
        (0..of::Options::<Self>::LIST.len()).collect()
    }

    /// Whether an option belongs to no preset: it stands above them, and choosing one leaves it as it is. By default every option
    /// belongs to them.
    #[must_use]
    fn is_apart(option: usize) -> bool {
        let _ = option;
        false
    }

    /// The option by whose first value chance says who sits where: as long as it has that, no empty name tells what its player will be
    /// called, and `ui-setup-name-drawn` stands there. By default everybody keeps the seat of the set-up.
    #[must_use]
    fn draws_seats() -> Option<usize> {
        None
    }

    /// The preset that is proposed for a first match; by default the usual one.
    #[must_use]
    fn first_preset() -> of::Preset<Self> {
        of::Preset::<Self>::default()
    }

    /// What an option is called, and what it decides.
    #[must_use]
    fn option_words(option: usize) -> Described {
        described::<Self>(OptionPage::Option(option))
    }

    /// What a value of an option is called, and what it means; by default what the option decides, where the value has no help of
    /// its own.
    #[must_use]
    fn value_words(option: usize, value: usize) -> Described {
        let help = option_words::value_gist::<Self>(option, value);
        Described {
            name: option_words::value::<Self>(option, value),
            help: help.unwrap_or_else(|| Self::option_words(option).help),
        }
    }

    /// What a preset is called, and what it stands for.
    #[must_use]
    fn preset_words(preset: usize) -> Described {
        described::<Self>(OptionPage::Preset(preset))
    }

    /// A thing of which players may pick some, by its number in [`PickInfo::things`](orrery_core::PickInfo::things); by default its
    /// word alone.
    #[must_use]
    fn pick_words(thing: usize) -> PickWords {
        let word = of::Options::<Self>::PICKS.and_then(|picks| picks.things.get(thing).copied());
        PickWords { name: word.unwrap_or_default().to_owned(), ..PickWords::default() }
    }

    /// Whether `options` are those of `preset`, whatever stands apart.
    #[must_use]
    fn is_pure(preset: of::Preset<Self>, options: &of::Options<Self>) -> bool {
        preset.options().differences(options).into_iter().all(Self::is_apart)
    }
}

/// What an option or a set is called, and its line of help.
fn described<G: Wording>(page: OptionPage) -> Described {
    Described { name: option_words::title::<G>(page), help: option_words::gist::<G>(page).unwrap_or_default() }
}
