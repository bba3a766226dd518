//! The traits that a game implements for its codex.

use std::fmt::Debug;

use super::example::CodexExample;
use super::file::{CodexEntry, CodexFile, read_codex};
use super::option_page::OptionPage;
use super::topics::CodexTopic;
use orrery_core::static_cache;
use orrery_record::Scenarios;

/// A game with a codex. Every game has pages about its rule options and presets. A game without other pages uses [`OptionPage`]
/// and [`NoCodex`](super::NoCodex), and keeps the defaults. Other games define their topics with [`codex_topics!`](crate::codex_topics) and list
/// the pages in their file `codex.ron`.
pub trait CodexPages: Scenarios {
    /// The subject of a page.
    type Topic: CodexTopic;
    /// A current fact about a topic in a match.
    type CodexFact: Clone + PartialEq + Debug + Send + Sync;
    /// A thing with a price.
    type Priced: Copy + PartialEq + Debug + Send + Sync;
    /// A price and its breakdown.
    type PriceBreakdown: Copy + PartialEq + Debug + Send + Sync;
    /// The parts of an order that a player has begun but not yet given, such as picked dice or a card to use.
    type BegunOrder;
    /// Something on the table that a player can click.
    type Clickable;
    /// The reason why a click would do nothing.
    type Blocked: Clone + PartialEq + Debug + Send + Sync;

    /// The game's file `codex.ron`. By default it lists no pages, and the codex has only those of options and presets.
    const FILE: CodexFile = CodexFile::EMPTY;

    /// Returns every page, in the order of the index, or an empty list if the file cannot be read; tests check that it can.
    fn pages() -> &'static [CodexEntry<Self::Topic>] {
        struct AllPages<G: CodexPages>(Vec<CodexEntry<G::Topic>>);
        &static_cache::<AllPages<Self>>(|| AllPages(read_codex::<Self, _>(&Self::FILE).unwrap_or_default())).0
    }

    /// Returns the page about `topic`, or `None` if the codex has none.
    fn page(topic: Self::Topic) -> Option<&'static CodexEntry<Self::Topic>> {
        Self::pages().iter().find(|page| page.topic == topic)
    }

    /// Returns the topics of all pages, in the order of the index.
    fn topics() -> Vec<Self::Topic> {
        Self::pages().iter().map(|page| page.topic).collect()
    }

    /// Returns the pages linked from `topic`, the most closely related first. By default these are the links in the file. An
    /// option then links to the presets that change it, and a preset to the options that it changes.
    fn links(topic: Self::Topic) -> Vec<Self::Topic> {
        let mut links = Self::page(topic).map(|page| page.links.clone()).unwrap_or_default();
        let of_option = topic.option_page().map(OptionPage::links::<Self>).unwrap_or_default();
        links.extend(of_option.into_iter().map(Self::Topic::from));
        links
    }

    /// Returns the number of the written rule that `topic` describes, or `None` if there is none.
    fn rule(topic: Self::Topic) -> Option<&'static str> {
        Self::page(topic)?.rule.as_deref()
    }

    /// Returns the current facts about `topic`, most important first. By default there are none.
    fn facts(view: &Self::View, topic: Self::Topic) -> Vec<Self::CodexFact> {
        let _ = (view, topic);
        Vec::new()
    }

    /// Returns the current price of a thing for the deciding seat, with its breakdown, or `None` if the thing has no price. By
    /// default nothing has a price.
    fn price_breakdown(view: &Self::View, what: Self::Priced) -> Option<Self::PriceBreakdown> {
        let _ = (view, what);
        None
    }

    /// Returns the reason why a click on `target` would do nothing, or `None` if it would do something. `local` is true if a
    /// human player at this screen is to decide. By default no reason is given.
    fn why_not(
        view: &Self::View,
        begun: &Self::BegunOrder,
        target: Self::Clickable,
        local: bool,
    ) -> Option<Self::Blocked> {
        let _ = (view, begun, target, local);
        None
    }

    /// Returns the topic of the page with this zero-based position in the index, or `None` if there is none.
    fn topic(number: usize) -> Option<Self::Topic> {
        Self::pages().get(number).map(|page| page.topic)
    }

    /// Returns the zero-based position of a page in the index, or `None` if there is no such page.
    fn number_of(topic: Self::Topic) -> Option<usize> {
        Self::pages().iter().position(|page| page.topic == topic)
    }

    /// Iterates over the examples of all pages.
    fn examples() -> impl Iterator<Item = &'static CodexExample<Self::Topic>> {
        Self::pages().iter().flat_map(|page| &page.examples)
    }

    /// Returns the examples of a page.
    fn examples_of(topic: Self::Topic) -> &'static [CodexExample<Self::Topic>] {
        Self::page(topic).map(|page| page.examples.as_slice()).unwrap_or_default()
    }

    /// Returns the example with this name, if there is one.
    fn example(name: &str) -> Option<&'static CodexExample<Self::Topic>> {
        Self::examples().find(|example| example.name == name)
    }
}
