//! The traits that a game implements for its codex.

use std::fmt::Debug;
use std::hash::Hash;

use super::example::CodexExample;
use super::option_page::OptionPage;
use orrery_record::Scenarios;

/// A game with a codex. Every game has pages about its rule options and presets. A game without other pages uses [`OptionPage`]
/// and [`NoCodex`], and keeps the defaults.
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

    /// The scenarios that can be played from pages, each named after its file.
    const EXAMPLES: &'static [CodexExample<Self::Topic>] = &[];

    /// Returns every page, in the order of the index. By default these are the pages of options and presets.
    fn topics() -> Vec<Self::Topic> {
        OptionPage::all::<Self>().into_iter().map(Self::Topic::from).collect()
    }

    /// Returns the pages linked from `topic`, the most closely related first. By default, options link to the presets that change
    /// them, and presets to the options that they change.
    fn links(topic: Self::Topic) -> Vec<Self::Topic> {
        let links = topic.option_page().map(OptionPage::links::<Self>).unwrap_or_default();
        links.into_iter().map(Self::Topic::from).collect()
    }

    /// Returns the number of the written rule that `topic` describes, or `None` if there is none. By default only options have a
    /// rule.
    fn rule(topic: Self::Topic) -> Option<&'static str> {
        topic.option_page().and_then(OptionPage::rule::<Self>)
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

    /// Returns the page with this zero-based position in the index, or `None` if there is none.
    fn topic(number: usize) -> Option<Self::Topic> {
        Self::topics().get(number).copied()
    }

    /// Returns the zero-based position of a page in the index, or `None` if there is no such page.
    fn number_of(topic: Self::Topic) -> Option<usize> {
        Self::topics().iter().position(|&known| known == topic)
    }

    /// Returns the examples of a page.
    fn examples_of(topic: Self::Topic) -> impl Iterator<Item = &'static CodexExample<Self::Topic>> {
        Self::EXAMPLES.iter().filter(move |example| example.topic == topic)
    }

    /// Returns the example with this name, if there is one.
    fn example(name: &str) -> Option<&'static CodexExample<Self::Topic>> {
        Self::EXAMPLES.iter().find(|example| example.name == name)
    }
}

/// The subject of a page: a concept of the game, a rule option or a preset.
pub trait CodexTopic: Copy + Eq + Hash + Debug + Send + Sync + From<OptionPage> + 'static {
    /// Returns the option or preset that the page describes, if any.
    fn option_page(self) -> Option<OptionPage>;
}

impl CodexTopic for OptionPage {
    fn option_page(self) -> Option<OptionPage> {
        Some(self)
    }
}

/// The type for facts, prices and click targets in games whose codex has none. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoCodex {}
