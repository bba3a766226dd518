//! The codex of Starship Catan: the topics of its pages, the links between them, and the facts of each page in the open match.
//!
//! The texts of the pages are in the language files. Every number comes from [`crate::rules`]; no rule is stated a second time.

mod cards;
mod current_facts;
mod fact;
mod links;
mod numbers;
mod option_rule;
mod price_breakdown;
mod scenes;
mod topic;
mod why_not;

pub use current_facts::facts;
pub use fact::{CodexFact, PointsBySource};
pub use links::links;
pub use numbers::{OptionNumbers, numbers};
pub use price_breakdown::{PriceBreakdown, PriceReason, PricedItem, price_breakdown, price_breakdown_for};
pub use scenes::{GameCodexExample, SCENES, scenes_of};
pub use topic::{BasicTopic, CardFamily, CardPage, IndexSection, ShipPart, Topic};
pub use why_not::{ClickBlockReason, ClickSubject, why_not};

use super::StarshipCatan;
use super::rules::View;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, OptionPage};

impl CodexPages for StarshipCatan {
    type Topic = Topic;
    type CodexFact = CodexFact;
    type Priced = PricedItem;
    type PriceBreakdown = PriceBreakdown;
    type BegunOrder = ();
    type Clickable = ClickSubject;
    type Blocked = ClickBlockReason;

    const EXAMPLES: &'static [CodexExample<Topic>] = SCENES;

    fn topics() -> Vec<Topic> {
        Topic::all()
    }

    fn links(topic: Topic) -> Vec<Topic> {
        links(topic)
    }

    fn rule(topic: Topic) -> Option<&'static str> {
        topic.rule()
    }

    fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
        facts(view, topic)
    }

    fn price_breakdown(view: &View, what: PricedItem) -> Option<PriceBreakdown> {
        price_breakdown(&view.known, what)
    }

    fn why_not(view: &View, (): &(), target: ClickSubject, local: bool) -> Option<ClickBlockReason> {
        why_not(view, target, local)
    }
}

impl From<OptionPage> for Topic {
    fn from(page: OptionPage) -> Self {
        Topic::Option(page)
    }
}

impl CodexTopic for Topic {
    fn option_page(self) -> Option<OptionPage> {
        match self {
            Topic::Option(page) => Some(page),
            _ => None,
        }
    }
}
