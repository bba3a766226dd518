//! The pages of a game's codex, with their text.

use super::contract::{CodexTexts, FactRow, Paragraph, PictureStyle};
use orrery_core::GameFrontend;
use orrery_core::{Colour, RuleOptions as _};
use orrery_learn::academy::{GameLessons, LessonId, practise};
use orrery_learn::codex::CodexPages as _;
use orrery_learn::codex::{CodexTopic as _, OptionPage, search};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, text, text_args};

/// A page as it appears in the index and in links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageEntry {
    /// The number of the page: its index among all pages of its game.
    pub number: usize,
    /// The title of the page.
    pub title: String,
    /// The section of the index to which the page belongs.
    pub part: String,
    /// The name of the page's picture.
    pub emblem: String,
}

/// The current facts of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CurrentFacts {
    /// The heading above the facts.
    pub heading: String,
    /// The facts, the most important first.
    pub rows: Vec<FactRow>,
}

/// An example that a page offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageExample {
    /// The name of the example.
    pub name: &'static str,
    /// The things that the example lets the player try, in a few words, if they are described.
    pub with: Option<String>,
}

/// The content of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodexPage {
    /// The page's entry in the index.
    pub name: PageEntry,
    /// The presentation of the page's picture.
    pub portrait: PictureStyle,
    /// The description of the page's subject.
    pub gist: Vec<Paragraph>,
    /// The facts about the page's subject.
    pub points: Vec<String>,
    /// The values of the option that the page is about. The flag is true for the value in the open match.
    pub values: Vec<(String, bool)>,
    /// The current facts of the open match, if there are any about the subject.
    pub facts: Option<CurrentFacts>,
    /// The number of the lesson about the subject, if there is one.
    pub lesson: Option<usize>,
    /// The examples that can be played from the page.
    pub examples: Vec<PageExample>,
    /// The pages to which the page links.
    pub links: Vec<PageEntry>,
}

/// The open match, from which a page's facts are taken.
#[derive(Debug)]
pub struct PageMatchContext<'a, G: CodexTexts> {
    /// The match as the viewer sees it.
    pub seen: &'a game_types::View<G>,
    /// The options of the match.
    pub options: &'a game_types::Options<G>,
    /// The seat of the decider.
    pub mover: Colour,
    /// The names of the match's players.
    pub names: &'a PlayerNames,
}

impl PageEntry {
    fn of<G: CodexTexts>(number: usize, topic: game_types::Topic<G>) -> Self {
        PageEntry { number, title: G::title(topic), part: G::part(topic), emblem: G::emblem(topic) }
    }
}

/// Returns the searchable text of a page: the name of its section and its contents, without its title. If the text depends on
/// options, the defaults are used.
fn words<G: CodexTexts>(topic: game_types::Topic<G>) -> String {
    let mut all = vec![G::part(topic)];
    all.extend(G::gist(topic, &game_types::Options::<G>::default()).into_iter().map(|paragraph| paragraph.words));
    all.extend(G::points(topic, &game_types::Options::<G>::default()));
    all.extend(G::values(topic));
    all.join(" ")
}

/// Returns the numbers of a game's pages that contain every word of `query`, the best matches first. An empty query finds all
/// pages, in their usual order.
pub fn codex_found<G: CodexTexts>(query: &str) -> Vec<usize> {
    let page = |topic: game_types::Topic<G>| (G::title(topic), words::<G>(topic));
    search(&G::Rules::topics().into_iter().map(page).collect::<Vec<_>>(), query)
}

/// Returns the index entries of the pages with these numbers. Numbers without a page are skipped.
pub fn page_names<G: CodexTexts>(numbers: &[usize]) -> Vec<PageEntry> {
    let all = G::Rules::topics();
    let name = |&number: &usize| all.get(number).map(|&topic| PageEntry::of::<G>(number, topic));
    numbers.iter().filter_map(name).collect()
}

/// Returns the page with this number, including the current facts of the open match. Returns `None` if there is no such page.
pub fn codex_page<G: GameFrontend<Rules: GameLessons> + CodexTexts>(
    number: usize,
    open: Option<&PageMatchContext<G>>,
) -> Option<CodexPage> {
    let topic = G::Rules::topic(number)?;
    let example = |example: &orrery_learn::codex::CodexExample<game_types::Topic<G>>| PageExample {
        name: example.name,
        with: example.scenario::<G::Rules>().and_then(|scenario| G::plays_with(&scenario)),
    };
    let usual = game_types::Options::<G>::default();
    let options = open.map_or(&usual, |open| open.options);
    let links: Vec<usize> = G::Rules::links(topic).into_iter().filter_map(G::Rules::number_of).collect();
    Some(CodexPage {
        name: PageEntry::of::<G>(number, topic),
        portrait: G::portrait(topic),
        gist: G::gist(topic, options),
        points: G::points(topic, options),
        values: values::<G>(topic, open),
        facts: open.and_then(|open| facts(topic, open)),
        lesson: G::practised_as(topic).and_then(practise::<G::Rules>).map(LessonId::number),
        examples: G::Rules::examples_of(topic).iter().map(example).collect(),
        links: page_names::<G>(&links),
    })
}

/// Returns the values of the option that a page is about. The flag is true for the value in the open match.
fn values<G: CodexTexts>(topic: game_types::Topic<G>, open: Option<&PageMatchContext<G>>) -> Vec<(String, bool)> {
    let set = match (topic.option_page(), open) {
        (Some(OptionPage::Option(option)), Some(open)) => Some(open.options.get(option)),
        _ => None,
    };
    G::values(topic).into_iter().enumerate().map(|(index, value)| (value, set == Some(index))).collect()
}

/// Returns the current facts about `topic` in the match, if there are any.
fn facts<G: CodexTexts>(topic: game_types::Topic<G>, open: &PageMatchContext<G>) -> Option<CurrentFacts> {
    // The current value of an option is already marked among its values.
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
    (!rows.is_empty()).then_some(CurrentFacts { heading, rows })
}
