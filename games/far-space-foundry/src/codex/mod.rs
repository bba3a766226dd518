//! The codex of Far Space Foundry: the topics of its pages, the links between them, and the current facts about each topic in the
//! open match.
//!
//! The texts are in the locale files. Every number comes from [`crate::rules`], and no rule is repeated here. The codex gives no
//! prices, because they never change, and no reasons for refusals, because the table explains them at a click.

mod current_facts;
mod fact;
mod links;
mod numbers;
mod scenes;
mod topic;

pub use current_facts::facts;
pub use fact::CodexFact;
pub use links::links;
pub use numbers::{OptionNumbers, docks_of, half_of, numbers};
pub use scenes::{GameCodexExample, SCENES, scenes_of};
pub use topic::{BasicTopic, IndexSection, PilotGroup, TablePart, Topic};

use super::FarSpaceFoundry;
use super::rules::View;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, NoCodex, OptionPage};

impl CodexPages for FarSpaceFoundry {
    type Topic = Topic;
    type CodexFact = CodexFact;
    type Priced = NoCodex;
    type PriceBreakdown = NoCodex;
    type BegunOrder = ();
    type Clickable = NoCodex;
    type Blocked = NoCodex;

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
