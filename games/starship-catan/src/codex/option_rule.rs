//! Pages about options, identified by the option's name in set-up files.

use crate::rules::StarshipCatan;
use orrery_core::{OptionList as _, Rules};
use orrery_learn::codex::OptionPage;

/// Returns the number of the rule that an option changes, or `None` for presets, which cover several.
pub(super) fn option_rule(page: OptionPage) -> Option<&'static str> {
    page.rule::<StarshipCatan>()
}

/// Returns the page of the option with this name.
///
/// # Panics
///
/// If there is no such option. The contract tests read the links of every page, so they find a wrong name.
pub(super) fn option_page(name: &str) -> OptionPage {
    OptionPage::Option(number_of(name).expect("a name of an option"))
}

/// Returns the index of the option with this name, or `None` if there is none.
pub(super) fn number_of(name: &str) -> Option<usize> {
    <StarshipCatan as Rules>::Options::LIST.iter().position(|option| option.name == name)
}
