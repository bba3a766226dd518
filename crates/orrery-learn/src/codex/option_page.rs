//! The pages that every game has: its rule options and their sets.

use orrery_core::words::Vocable;
use orrery_core::{OptionList, PresetList, Rules};

/// A page about a rule option, or about a named set of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OptionPage {
    /// The option at this place of the game's list.
    Option(usize),
    /// The preset at this place of the game's list.
    Preset(usize),
}

impl OptionPage {
    /// Every such page of a game, options first.
    #[must_use]
    pub fn all<G: Rules>() -> Vec<Self> {
        let presets = (0..G::Preset::all().len()).map(OptionPage::Preset);
        (0..G::Options::LIST.len()).map(OptionPage::Option).chain(presets).collect()
    }

    /// The number of the rule it tells of; presets tell of several.
    #[must_use]
    pub fn rule<G: Rules>(self) -> Option<&'static str> {
        match self {
            OptionPage::Option(option) => G::Options::LIST.get(option).map(|info| info.rule),
            OptionPage::Preset(_) => None,
        }
    }

    /// Of a preset the options it changes, all of one that changes nothing; of an option the presets that change it.
    #[must_use]
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

/// The options that a preset changes, by their places.
fn changed<G: Rules>(preset: usize) -> Vec<usize> {
    G::Preset::all()[preset].options().differences(&G::Options::default())
}
