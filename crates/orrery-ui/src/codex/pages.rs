//! The pages of a game's codex, filled with its words.

use super::contract::{CodexWords, FactRow, Paragraph, Portrait};
use orrery_core::WindowGame;
use orrery_core::{Colour, OptionList as _};
use orrery_learn::academy::{LessonId, Lessons, practise};
use orrery_learn::codex::CodexPages as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage, search};
use orrery_learn::of;
use orrery_locale::{Names, text, text_args};

/// A page as the index and links name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageName {
    /// Its number: its place among all pages of its game.
    pub number: usize,
    /// What it is called.
    pub title: String,
    /// The part of the index it stands in.
    pub part: String,
    /// Its drawing.
    pub emblem: String,
}

/// What is true in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactsNow {
    /// What stands over it.
    pub heading: String,
    /// The facts, the weightiest first.
    pub rows: Vec<FactRow>,
}

/// An example of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageExample {
    /// Its name.
    pub name: &'static str,
    /// What there is to play with.
    pub with: Option<String>,
}

/// A page, to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodexPage {
    /// Its name.
    pub name: PageName,
    /// How its drawing stands over it.
    pub portrait: Portrait,
    /// What its thing is.
    pub gist: Vec<Paragraph>,
    /// What there is to know about it.
    pub points: Vec<String>,
    /// The values of an option, each with whether the match has it.
    pub values: Vec<(String, bool)>,
    /// What is true in the match that is open.
    pub facts: Option<FactsNow>,
    /// The lesson about it, by its number.
    pub lesson: Option<usize>,
    /// What can be played.
    pub examples: Vec<PageExample>,
    /// The pages it leads to.
    pub links: Vec<PageName>,
}

/// The match a page tells of.
#[derive(Debug)]
pub struct PageMatch<'a, G: CodexWords> {
    /// What whoever looks sees of it.
    pub seen: &'a of::View<G>,
    /// Its options.
    pub options: &'a of::Options<G>,
    /// Who decides.
    pub mover: Colour,
    /// Its players' names.
    pub names: &'a Names,
}

impl PageName {
    fn of<G: CodexWords>(number: usize, topic: of::Topic<G>) -> Self {
        PageName { number, title: G::title(topic), part: G::part(topic), emblem: G::emblem(topic) }
    }
}

/// Everything a page says, for the search; where options change it, as it is with those nobody changed.
fn words<G: CodexWords>(topic: of::Topic<G>) -> String {
    let mut all = vec![G::part(topic)];
    all.extend(G::gist(topic, &of::Options::<G>::default()).into_iter().map(|paragraph| paragraph.words));
    all.extend(G::points(topic, &of::Options::<G>::default()));
    all.extend(G::values(topic));
    all.join(" ")
}

/// The numbers of a game's pages that have every word of `query`, of all of them without one.
#[must_use]
pub fn codex_found<G: CodexWords>(query: &str) -> Vec<usize> {
    let page = |topic: of::Topic<G>| (G::title(topic), words::<G>(topic));
    search(&G::Rules::topics().into_iter().map(page).collect::<Vec<_>>(), query)
}

/// What the pages of these numbers are called.
#[must_use]
pub fn page_names<G: CodexWords>(numbers: &[usize]) -> Vec<PageName> {
    let all = G::Rules::topics();
    let name = |&number: &usize| all.get(number).map(|&topic| PageName::of::<G>(number, topic));
    numbers.iter().filter_map(name).collect()
}

/// The page of this number, with what is true of it in the match that is open.
#[must_use]
pub fn codex_page<G: WindowGame<Rules: Lessons> + CodexWords>(
    number: usize,
    open: Option<&PageMatch<G>>,
) -> Option<CodexPage> {
    let topic = G::Rules::topic(number)?;
    let example = |example: &orrery_learn::codex::Example<of::Topic<G>>| PageExample {
        name: example.name,
        with: example.scenario::<G::Rules>().and_then(|scenario| G::plays_with(&scenario)),
    };
    let usual = of::Options::<G>::default();
    let options = open.map_or(&usual, |open| open.options);
    let links: Vec<usize> = G::Rules::links(topic).into_iter().filter_map(G::Rules::number_of).collect();
    Some(CodexPage {
        name: PageName::of::<G>(number, topic),
        portrait: G::portrait(topic),
        gist: G::gist(topic, options),
        points: G::points(topic, options),
        values: values::<G>(topic, open),
        facts: open.and_then(|open| facts(topic, open)),
        lesson: G::practised_as(topic).and_then(practise::<G::Rules>).map(LessonId::number),
        examples: G::Rules::examples_of(topic).map(example).collect(),
        links: page_names::<G>(&links),
    })
}

/// The values of an option, each with whether the match has it.
fn values<G: CodexWords>(topic: of::Topic<G>, open: Option<&PageMatch<G>>) -> Vec<(String, bool)> {
    let set = match (topic.option_page(), open) {
        (Some(OptionPage::Option(option)), Some(open)) => Some(open.options.get(option)),
        _ => None,
    };
    G::values(topic).into_iter().enumerate().map(|(index, value)| (value, set == Some(index))).collect()
}

/// What is true of `topic` in the match, if anything is told of it.
fn facts<G: CodexWords>(topic: of::Topic<G>, open: &PageMatch<G>) -> Option<FactsNow> {
    // What an option is set to stands among its values already.
    if matches!(topic.option_page(), Some(OptionPage::Option(_))) {
        return None;
    }
    let told = G::Rules::facts(open.seen, topic);
    let mover = open.names.of(open.mover);
    let heading = if told.iter().any(G::is_of_the_mover) {
        text_args("codex-now-mover", &[("name", mover.as_str().into())])
    } else {
        text("codex-now")
    };
    let rows: Vec<FactRow> = told.iter().filter_map(|fact| G::fact_row(fact, open.seen, &mover, open.names)).collect();
    (!rows.is_empty()).then_some(FactsNow { heading, rows })
}
