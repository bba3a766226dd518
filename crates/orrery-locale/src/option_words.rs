//! What the rule options of a game, their values and their sets are called: the one home of the keys of those messages.
//!
//! `rule-NAME` is an option and `rule-NAME-VALUE` a value of it, `preset-WORD` a set; each may have a line of help under `-help`. What
//! there is to know about them is said by `codex-choice-NAME` and `codex-preset-WORD`. In keys every name and word stands as
//! [`in_a_key`] has it; what has no message is called by its word.

use super::{Wording, in_a_key};
use orrery_core::WindowGame;
use orrery_core::words::Vocable as _;
use orrery_core::{OptionInfo, OptionList as _};
use orrery_learn::codex::OptionPage;
use orrery_learn::of;

fn option<G: WindowGame>(option: usize) -> Option<&'static OptionInfo> {
    of::Options::<G>::LIST.get(option)
}

fn preset<G: WindowGame>(preset: usize) -> Option<&'static str> {
    of::Preset::<G>::all().get(preset).map(|preset| preset.word())
}

/// The key of what an option or a set is called, and its word; the key of its help begins with it.
fn key<G: WindowGame>(page: OptionPage) -> Option<(String, &'static str)> {
    match page {
        OptionPage::Option(number) => {
            option::<G>(number).map(|info| (format!("rule-{}", in_a_key(info.name)), info.name))
        }
        OptionPage::Preset(number) => preset::<G>(number).map(|word| (format!("preset-{}", in_a_key(word)), word)),
    }
}

/// The key of what a value of an option is called, and its word.
fn value_key<G: WindowGame>(number: usize, value: usize) -> Option<(String, &'static str)> {
    let (key, _) = key::<G>(OptionPage::Option(number))?;
    let word = *option::<G>(number)?.values.get(value)?;
    Some((format!("{key}-{}", in_a_key(word)), word))
}

/// The message of this key; where there is none the word itself, as files have it.
fn said<G: Wording>((key, word): (String, &str)) -> String {
    if G::has(&key) { G::text(&key) } else { word.replace(['_', '-'], " ") }
}

/// The help under this key, if there is some.
fn help<G: Wording>((key, _): (String, &str)) -> Option<String> {
    let key = format!("{key}-help");
    G::has(&key).then(|| G::text(&key))
}

/// What an option or a set is called.
#[must_use]
pub fn title<G: Wording>(page: OptionPage) -> String {
    key::<G>(page).map(said::<G>).unwrap_or_default()
}

/// What it is in a line, if the game says so.
#[must_use]
pub fn gist<G: Wording>(page: OptionPage) -> Option<String> {
    help::<G>(key::<G>(page)?)
}

/// What there is to know about it.
#[must_use]
pub fn points<G: Wording>(page: OptionPage) -> Vec<String> {
    let key = match page {
        OptionPage::Option(number) => option::<G>(number).map(|info| format!("codex-choice-{}", in_a_key(info.name))),
        OptionPage::Preset(number) => preset::<G>(number).map(|word| format!("codex-preset-{}", in_a_key(word))),
    };
    let body = key.filter(|key| G::has(key)).map(|key| G::text(&key)).unwrap_or_default();
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// What a value of an option is called.
#[must_use]
pub fn value<G: Wording>(option: usize, value: usize) -> String {
    value_key::<G>(option, value).map(said::<G>).unwrap_or_default()
}

/// What that value means in a line, if the game says so.
#[must_use]
pub fn value_gist<G: Wording>(option: usize, value: usize) -> Option<String> {
    help::<G>(value_key::<G>(option, value)?)
}

/// What all values of an option are called, the default first; a set has none.
#[must_use]
pub fn values<G: Wording>(page: OptionPage) -> Vec<String> {
    let OptionPage::Option(number) = page else { return Vec::new() };
    let count = option::<G>(number).map_or(0, |info| info.values.len());
    (0..count).map(|one| value::<G>(number, one)).collect()
}
