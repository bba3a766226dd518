//! The pages that every game has: its rule options and presets.

use orrery_core::words::Keyword;
use orrery_core::{RuleOptions, RulePreset, Rules};

/// A page about a rule option, or about a preset (a named set of options).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionPage {
    /// The option at this index of the game's list.
    Option(usize),
    /// The preset at this index of the game's list.
    Preset(usize),
}

impl OptionPage {
    /// Returns the pages of all options and presets of a game, options first.
    pub fn all<G: Rules>() -> Vec<Self> {
        let presets = (0..G::Preset::all().len()).map(OptionPage::Preset);
        (0..G::Options::LIST.len()).map(OptionPage::Option).chain(presets).collect()
    }

    /// Returns the number of the rule that an option changes. Returns `None` for a preset, which may change several rules.
    pub fn rule<G: Rules>(self) -> Option<&'static str> {
        match self {
            OptionPage::Option(option) => G::Options::LIST.get(option).map(|info| info.rule),
            OptionPage::Preset(_) => None,
        }
    }

    /// Returns the linked pages. A preset links to the options that it changes, or to all options if it changes none. An option
    /// links to the presets that change it.
    pub fn links<G: Rules>(self) -> Vec<Self> {
        match self {
            OptionPage::Option(option) => {
                let changing = |&preset: &usize| changed::<G>(preset).contains(&option);
                (0..G::Preset::all().len()).filter(changing).map(OptionPage::Preset).collect()
            }
            OptionPage::Preset(preset) => match changed::<G>(preset) {
                none if none.is_empty() => (0..G::Options::LIST.len()).map(OptionPage::Option).collect(),
                some => some.into_iter().map(OptionPage::Option).collect(),
            },
        }
    }
}

/// Returns the indices of the options that a preset changes.
fn changed<G: Rules>(preset: usize) -> Vec<usize> {
    G::Preset::all()[preset].options().differences(&G::Options::default())
}
