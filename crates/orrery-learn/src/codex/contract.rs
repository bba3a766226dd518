//! What the house asks of a game's codex.

use std::fmt::Debug;
use std::hash::Hash;

use super::example::Example;
use super::option_page::OptionPage;
use orrery_record::Scenarios;

/// A game with a codex. Its pages about rule options and their sets are there by themselves: one that has no others says so with
/// [`OptionPage`] and [`Nothing`], and leaves the rest as it is.
pub trait CodexPages: Scenarios {
    /// What there is a page about.
    type Topic: CodexTopic;
    /// Something that is true of a topic in a match.
    type Fact: Clone + PartialEq + Debug + Send + Sync;
    /// Something with a price.
    type Priced: Copy + PartialEq + Debug + Send + Sync;
    /// A price and how it comes about.
    type Bill: Copy + PartialEq + Debug + Send + Sync;
    /// What a player has begun but not yet ordered: dice picked, a card to be used.
    type Begun;
    /// What can be clicked.
    type Clickable;
    /// Why a click would do nothing.
    type Blocked: Clone + PartialEq + Debug + Send + Sync;

    /// Scenarios that can be played from pages; their names are those of their files.
    const EXAMPLES: &'static [Example<Self::Topic>] = &[];

    /// Every page, in the order of the index; by default those of options and presets.
    #[must_use]
    fn topics() -> Vec<Self::Topic> {
        OptionPage::all::<Self>().into_iter().map(Self::Topic::from).collect()
    }

    /// The pages that `topic` leads to, the nearest first; by default options lead to the presets that change them, and presets to what
    /// they change.
    #[must_use]
    fn links(topic: Self::Topic) -> Vec<Self::Topic> {
        let links = topic.option_page().map(OptionPage::links::<Self>).unwrap_or_default();
        links.into_iter().map(Self::Topic::from).collect()
    }

    /// The number of the written rule that `topic` tells of; by default that of an option.
    #[must_use]
    fn rule(topic: Self::Topic) -> Option<&'static str> {
        topic.option_page().and_then(OptionPage::rule::<Self>)
    }

    /// What is true of `topic` now, the weightiest first; by default nothing is told.
    #[must_use]
    fn facts(view: &Self::View, topic: Self::Topic) -> Vec<Self::Fact> {
        let _ = (view, topic);
        Vec::new()
    }

    /// What something costs the decider now, and why; by default nothing has a price.
    #[must_use]
    fn bill(view: &Self::View, what: Self::Priced) -> Option<Self::Bill> {
        let _ = (view, what);
        None
    }

    /// Why a click on `target` would do nothing, if that is so; `local` is whether a person at this screen is to move. By default
    /// nobody is told.
    #[must_use]
    fn why_not(view: &Self::View, begun: &Self::Begun, target: Self::Clickable, local: bool) -> Option<Self::Blocked> {
        let _ = (view, begun, target, local);
        None
    }

    /// The page of this number: its place in the index, from 0.
    #[must_use]
    fn topic(number: usize) -> Option<Self::Topic> {
        Self::topics().get(number).copied()
    }

    /// The number of a page; nothing where there is no such page.
    #[must_use]
    fn number_of(topic: Self::Topic) -> Option<usize> {
        Self::topics().iter().position(|&known| known == topic)
    }

    /// The examples of a page.
    fn examples_of(topic: Self::Topic) -> impl Iterator<Item = &'static Example<Self::Topic>> {
        Self::EXAMPLES.iter().filter(move |example| example.topic == topic)
    }

    /// The example called `name`.
    #[must_use]
    fn example(name: &str) -> Option<&'static Example<Self::Topic>> {
        Self::EXAMPLES.iter().find(|example| example.name == name)
    }
}

/// What a page is about: things of a game, and its options.
pub trait CodexTopic: Copy + Eq + Hash + Debug + Send + Sync + From<OptionPage> + 'static {
    /// The option or preset it is about, if it is one.
    fn option_page(self) -> Option<OptionPage>;
}

impl CodexTopic for OptionPage {
    fn option_page(self) -> Option<OptionPage> {
        Some(self)
    }
}

/// Facts, prices, targets of a game whose codex has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nothing {}
