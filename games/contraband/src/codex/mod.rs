//! The codex of Contraband: its pages, the links between them, and the facts about each in the current match.
//!
//! The texts are in the locale files. Every number comes from [`crate::rules`] or [`crate::table::plan`]; no rule is stated a
//! second time. This game reports no price breakdowns, because its prices are the same for all players, and no reasons for
//! ineffective clicks, because the table's plan gives them.

mod current_facts;
mod fact;
mod links;
mod scenes;
mod topic;

pub use current_facts::facts;
pub use fact::CodexFact;
pub use links::links;
pub use scenes::{GameCodexExample, SCENES, scenes_of};
pub use topic::{BasicTopic, IndexSection, PlaceKind, RoamerKind, Topic};

use super::Contraband;
use super::rules::View;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, NoCodex, OptionPage};

impl CodexPages for Contraband {
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
