//! What the set-up screen asks of a game: its options and their named sets in words.

use crate::codex::CodexPages;
use crate::core::words::Vocable as _;
use crate::core::{OptionList as _, PresetList as _};
use crate::locale::{Wording, in_a_key};

/// What something is called, and what it means in a line, which may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Described {
    /// What it is called.
    pub name: String,
    /// What it means.
    pub help: String,
}

/// A game whose matches are set up on the screen. One that says nothing here has its options told by its messages `rule-NAME`,
/// `rule-NAME-VALUE` and `preset-NAME`, each with a line of help under `-help`, and by their words in files where there is no such message.
pub trait SetupWords: Wording + CodexPages {
    /// The options by their numbers, in the order in which they are shown; by default that of their list.
    #[must_use]
    fn shown_options() -> Vec<usize> {
        (0..Self::Options::LIST.len()).collect()
    }

    /// Whether an option belongs to no preset: it stands above them, and choosing one leaves it as it is. By default every option
    /// belongs to them.
    #[must_use]
    fn is_apart(option: usize) -> bool {
        let _ = option;
        false
    }

    /// What an option is called, and what it decides.
    #[must_use]
    fn option_words(option: usize) -> Described {
        let name = Self::Options::LIST[option].name;
        described::<Self>(&option_key(name), name)
    }

    /// What a value of an option is called, and what it means; by default what the option decides, where the value has no help of
    /// its own.
    #[must_use]
    fn value_words(option: usize, value: usize) -> Described {
        let info = &Self::Options::LIST[option];
        let key = format!("{}-{}", option_key(info.name), in_a_key(info.values[value]));
        let words = described::<Self>(&key, info.values[value]);
        if words.help.is_empty() { Described { help: Self::option_words(option).help, ..words } } else { words }
    }

    /// What a preset is called, and what it stands for.
    #[must_use]
    fn preset_words(preset: usize) -> Described {
        let word = Self::Preset::all()[preset].word();
        described::<Self>(&format!("preset-{}", in_a_key(word)), word)
    }

    /// Whether `options` are those of `preset`, whatever stands apart.
    #[must_use]
    fn is_pure(preset: Self::Preset, options: &Self::Options) -> bool {
        preset.options().differences(options).into_iter().all(Self::is_apart)
    }
}

fn option_key(name: &str) -> String {
    format!("rule-{}", in_a_key(name))
}

/// The words of a key; the plain word where there are none.
fn described<G: Wording>(key: &str, plain: &str) -> Described {
    let help = format!("{key}-help");
    Described {
        name: if G::has(key) { G::text(key) } else { plain.replace('_', " ") },
        help: if G::has(&help) { G::text(&help) } else { String::new() },
    }
}
