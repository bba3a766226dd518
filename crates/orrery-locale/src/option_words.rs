//! The names and descriptions of a game's rule options, their values and presets. Only this module knows the keys of those
//! messages.
//!
//! `rule-NAME` is an option and `rule-NAME-VALUE` one of its values; `preset-WORD` is a preset. Each may have a line of help
//! under the same key with `-help` appended. `codex-choice-NAME` and `codex-preset-WORD` contain the details. Names and words in
//! keys are converted by [`in_a_key`]. If a message is missing, the word itself is shown.

use super::{MatchTexts, in_a_key};
use orrery_core::GameFrontend;
use orrery_core::words::Keyword as _;
use orrery_core::{OptionInfo, RuleOptions as _};
use orrery_learn::codex::OptionPage;
use orrery_learn::game_types;

fn option<G: GameFrontend>(option: usize) -> Option<&'static OptionInfo> {
    game_types::Options::<G>::LIST.get(option)
}

fn preset<G: GameFrontend>(preset: usize) -> Option<&'static str> {
    game_types::Preset::<G>::all().get(preset).map(|preset| preset.word())
}

/// Returns the message key for the name of an option or preset, and its word in files, or `None` for an unknown index. The key of
/// the help begins with the same text.
fn key<G: GameFrontend>(page: OptionPage) -> Option<(String, &'static str)> {
    match page {
        OptionPage::Option(number) => {
            option::<G>(number).map(|info| (format!("rule-{}", in_a_key(info.name)), info.name))
        }
        OptionPage::Preset(number) => preset::<G>(number).map(|word| (format!("preset-{}", in_a_key(word)), word)),
    }
}

/// Returns the message key for the name of an option's value, and its word in files, or `None` for an unknown index.
fn value_key<G: GameFrontend>(number: usize, value: usize) -> Option<(String, &'static str)> {
    let (key, _) = key::<G>(OptionPage::Option(number))?;
    let word = *option::<G>(number)?.values.get(value)?;
    Some((format!("{key}-{}", in_a_key(word)), word))
}

/// Returns the message with this key or, if there is none, the word in files with spaces instead of hyphens and underscores.
fn said<G: MatchTexts>((key, word): (String, &str)) -> String {
    if G::has(&key) { G::text(&key) } else { word.replace(['_', '-'], " ") }
}

/// Returns the help that belongs to this key, if there is any.
fn help<G: MatchTexts>((key, _): (String, &str)) -> Option<String> {
    let key = format!("{key}-help");
    G::has(&key).then(|| G::text(&key))
}

/// Returns the name of an option or preset, or an empty string for an unknown index.
pub fn title<G: MatchTexts>(page: OptionPage) -> String {
    key::<G>(page).map(said::<G>).unwrap_or_default()
}

/// Returns the description of an option or preset in one line, if the game has one.
pub fn gist<G: MatchTexts>(page: OptionPage) -> Option<String> {
    help::<G>(key::<G>(page)?)
}

/// Returns the lines of the detailed description of an option or preset, or an empty list if there is no such description.
pub fn points<G: MatchTexts>(page: OptionPage) -> Vec<String> {
    let key = match page {
        OptionPage::Option(number) => option::<G>(number).map(|info| format!("codex-choice-{}", in_a_key(info.name))),
        OptionPage::Preset(number) => preset::<G>(number).map(|word| format!("codex-preset-{}", in_a_key(word))),
    };
    let body = key.filter(|key| G::has(key)).map(|key| G::text(&key)).unwrap_or_default();
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns the name of an option's value, or an empty string for an unknown index.
pub fn value<G: MatchTexts>(option: usize, value: usize) -> String {
    value_key::<G>(option, value).map(said::<G>).unwrap_or_default()
}

/// Returns the description of an option's value in one line, if the game has one.
pub fn value_gist<G: MatchTexts>(option: usize, value: usize) -> Option<String> {
    help::<G>(value_key::<G>(option, value)?)
}

/// Returns the names of all values of an option, the default first, or an empty list for a preset or an unknown index.
pub fn values<G: MatchTexts>(page: OptionPage) -> Vec<String> {
    let OptionPage::Option(number) = page else { return Vec::new() };
    let count = option::<G>(number).map_or(0, |info| info.values.len());
    (0..count).map(|one| value::<G>(number, one)).collect()
}
