//! The words of the pages about rule options and their sets, for games that say nothing else.

use crate::codex::OptionPage;
use crate::core::words::Vocable as _;
use crate::core::{OptionInfo, OptionList as _, Rules};
use crate::locale::Wording;

/// A name or a word as keys of messages have it.
fn hyphened(word: &str) -> String {
    word.replace([' ', '_'], "-")
}

fn option<G: Rules>(option: usize) -> Option<&'static OptionInfo> {
    G::Options::LIST.get(option)
}

fn preset<G: Rules>(preset: usize) -> Option<&'static str> {
    G::Preset::all().get(preset).map(|preset| preset.word())
}

/// The key of what a page is called; the other keys begin with it.
fn key<G: Rules>(page: OptionPage) -> Option<(String, &'static str)> {
    match page {
        OptionPage::Option(number) => {
            option::<G>(number).map(|info| (format!("rule-{}", hyphened(info.name)), info.name))
        }
        OptionPage::Preset(number) => preset::<G>(number).map(|word| (format!("preset-{}", hyphened(word)), word)),
    }
}

/// The message of this key; where there is none the word itself, as files have it.
fn said<G: Wording>(key: &str, word: &str) -> String {
    if G::has(key) { G::text(key) } else { word.replace(['_', '-'], " ") }
}

/// What a page is called.
pub fn title<G: Wording>(page: OptionPage) -> String {
    key::<G>(page).map(|(key, word)| said::<G>(&key, word)).unwrap_or_default()
}

/// What it is, if the game says so.
pub fn gist<G: Wording>(page: OptionPage) -> Option<String> {
    let (key, _) = key::<G>(page)?;
    let key = format!("{key}-help");
    G::has(&key).then(|| G::text(&key))
}

/// What there is to know about it.
pub fn points<G: Wording>(page: OptionPage) -> Vec<String> {
    let key = match page {
        OptionPage::Option(number) => option::<G>(number).map(|info| format!("codex-choice-{}", hyphened(info.name))),
        OptionPage::Preset(number) => preset::<G>(number).map(|word| format!("codex-preset-{}", hyphened(word))),
    };
    let body = key.filter(|key| G::has(key)).map(|key| G::text(&key)).unwrap_or_default();
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The values of an option, the default first.
pub fn values<G: Wording>(page: OptionPage) -> Vec<String> {
    let OptionPage::Option(number) = page else { return Vec::new() };
    let Some(info) = option::<G>(number) else { return Vec::new() };
    let value = |word: &&'static str| said::<G>(&format!("rule-{}-{}", hyphened(info.name), hyphened(word)), word);
    info.values.iter().map(value).collect()
}
