//! The file `codex.ron` of a game: the pages of its codex, in the order of the index.
//!
//! The file lists the sections of the index, and in each section its pages. A page is identified by its *key*, which consists of
//! the kind of its topic and a word: `metal Iron`, `option goal`, `preset lean`. Links are keys too, and `metal *` stands for all
//! listed pages of a kind.

use orrery_core::ron::{self, FileError};
use orrery_core::words::Keyword as _;
use orrery_core::{RuleOptions as _, Rules};
use serde::Deserialize;
use thiserror::Error;

use super::example::CodexExample;
use super::option_page::OptionPage;
use super::topics::CodexTopic;

/// The file `codex.ron` of a game, as the build of its crate embeds it.
#[derive(Debug, Clone, Copy)]
pub struct CodexFile {
    /// The text of the file.
    pub text: &'static str,
    /// The scenarios used as examples, each with its name as in the file, which may begin with folders, and its text.
    pub scenarios: &'static [(&'static str, &'static str)],
}

impl CodexFile {
    /// The file of a game that lists no pages.
    pub const EMPTY: Self = CodexFile { text: "[]", scenarios: &[] };
}

/// A page of a codex.
#[derive(Debug, Clone)]
pub struct CodexEntry<T> {
    /// The subject of the page.
    pub topic: T,
    /// The section of the index. The message `codex-part-SECTION` is its title.
    pub section: String,
    /// The number of the written rule that the page describes. If the file lists none for an option, it is the number of the rule
    /// that the option changes.
    pub rule: Option<String>,
    /// The name of the picture, if the file has one.
    pub picture: Option<String>,
    /// The word by which lessons refer to the subject, if there is a lesson about it.
    pub lesson: Option<String>,
    /// The linked pages that the file lists, the most closely related first.
    pub links: Vec<T>,
    /// The scenarios that can be played from the page.
    pub examples: Vec<CodexExample<T>>,
}

/// A section of the index, as written in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionText {
    section: String,
    pages: Vec<PageText>,
}

/// A page, as written in the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct PageText {
    topic: String,
    rule: Option<String>,
    picture: Option<String>,
    lesson: Option<String>,
    #[serde(default)]
    links: Vec<String>,
    #[serde(default)]
    examples: Vec<String>,
}

/// The reason why a file `codex.ron` cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CodexFileError {
    /// The file is not a list of sections and pages.
    #[error("codex.ron: {0}")]
    Invalid(FileError),
    /// The key of a page does not belong to any topic.
    #[error("codex.ron: there is no topic `{0}`")]
    NoTopic(String),
    /// A link does not lead to any listed page.
    #[error("codex.ron: `{page}` links to `{link}`, which has no page")]
    NoPage {
        /// The key of the page with the link.
        page: String,
        /// The link.
        link: String,
    },
    /// An example is not a scenario of the game.
    #[error("codex.ron: `{page}` has the example `{example}`, which is no scenario")]
    NoScenario {
        /// The key of the page with the example.
        page: String,
        /// The name of the example.
        example: String,
    },
}

/// Reads the pages of a game's codex: those of its file, then those of the options and presets that the file does not list.
///
/// # Errors
/// Returns an error that names the page if a topic, link or example does not exist.
pub fn read_codex<G: Rules, T: CodexTopic>(file: &CodexFile) -> Result<Vec<CodexEntry<T>>, CodexFileError> {
    let sections: Vec<SectionText> = ron::read(file.text).map_err(CodexFileError::Invalid)?;
    let mut keys = Vec::new();
    for page in sections.iter().flat_map(|section| &section.pages) {
        let topic = topic_of::<G, T>(&page.topic).ok_or_else(|| CodexFileError::NoTopic(page.topic.clone()))?;
        keys.push((page.topic.clone(), topic));
    }
    let listed = sections
        .into_iter()
        .flat_map(|SectionText { section, pages }| pages.into_iter().map(move |page| (section.clone(), page)));
    let of_listed = |((section, page), &(_, topic))| entry::<G, T>(file, topic, section, page, &keys);
    let mut all = listed.zip(&keys).map(of_listed).collect::<Result<Vec<_>, _>>()?;
    for topic in OptionPage::all::<G>().into_iter().map(T::from) {
        if !keys.iter().any(|&(_, listed)| listed == topic) {
            all.push(entry::<G, T>(file, topic, "choices".to_owned(), PageText::default(), &keys)?);
        }
    }
    Ok(all)
}

/// Returns the topic with this key, if there is one.
fn topic_of<G: Rules, T: CodexTopic>(key: &str) -> Option<T> {
    let (kind, word) = key.split_once(' ')?;
    let option = || G::Options::named(word).map(OptionPage::Option);
    let preset = || G::Preset::all().iter().position(|preset| preset.word() == word).map(OptionPage::Preset);
    match kind {
        "option" => option().map(T::from),
        "preset" => preset().map(T::from),
        _ => T::from_words(kind, word),
    }
}

/// Returns the page of `topic`, with the links and examples that `page` lists. `keys` are the listed pages.
fn entry<G: Rules, T: CodexTopic>(
    file: &CodexFile,
    topic: T,
    section: String,
    page: PageText,
    keys: &[(String, T)],
) -> Result<CodexEntry<T>, CodexFileError> {
    let mut links = Vec::new();
    for link in page.links {
        let kind = link.strip_suffix('*');
        let is_meant = |key: &String| kind.map_or(*key == link, |kind| key.starts_with(kind));
        let before = links.len();
        links.extend(keys.iter().filter(|(key, _)| is_meant(key)).map(|&(_, topic)| topic));
        if links.len() == before {
            return Err(CodexFileError::NoPage { page: page.topic, link });
        }
    }
    let mut examples = Vec::new();
    for example in page.examples {
        let Some(&(path, text)) = file.scenarios.iter().find(|(path, _)| *path == example) else {
            return Err(CodexFileError::NoScenario { page: page.topic, example });
        };
        let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
        examples.push(CodexExample { name, topic, text });
    }
    let of_option = || topic.option_page().and_then(OptionPage::rule::<G>).map(str::to_owned);
    let rule = page.rule.or_else(of_option);
    Ok(CodexEntry { topic, section, rule, picture: page.picture, lesson: page.lesson, links, examples })
}
