//! The codex of Starship Catan: the topics of its pages, the links between them, and the facts of each page in the open
//! match.
//!
//! The texts are elsewhere. Every number comes from [`crate::rules`]; no rule is stated a second time.

mod bill;
mod cards;
mod fact;
mod links;
mod live;
mod numbers;
mod option_rule;
mod scenes;
mod silence;
mod topic;

pub use bill::{Bill, Priced, Reason, bill, bill_of};
pub use fact::{Fact, Score};
pub use links::links;
pub use live::facts;
pub use numbers::{Numbers, numbers};
pub use scenes::{SCENES, Scene, scenes_of};
pub use silence::{Blocked, Clickable, why_not};
pub use topic::{Basic, Family, Fitting, Part, Sheet, Topic};

use super::StarshipCatan;
use super::rules::View;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, OptionPage};

impl CodexPages for StarshipCatan {
    type Topic = Topic;
    type CodexFact = Fact;
    type Priced = Priced;
    type PriceBreakdown = Bill;
    type BegunOrder = ();
    type Clickable = Clickable;
    type Blocked = Blocked;

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

    fn facts(view: &View, topic: Topic) -> Vec<Fact> {
        facts(view, topic)
    }

    fn price_breakdown(view: &View, what: Priced) -> Option<Bill> {
        bill(&view.known, what)
    }

    fn why_not(view: &View, (): &(), target: Clickable, local: bool) -> Option<Blocked> {
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
