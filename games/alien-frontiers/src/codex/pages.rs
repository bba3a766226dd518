//! Implements the codex interface of the shared crates.

use super::{ClickBlockReason, CodexFact, PriceBreakdown, PricedItem, SCENES, Topic};
use crate::rules::{AlienFrontiers, Options, Position, Preset};
use crate::table::plan::{PendingOrder, Target};
use orrery_core::OptionList;
use orrery_core::words::Keyword;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, OptionPage};

use super::topic::OptionTopic;

impl CodexPages for AlienFrontiers {
    type Topic = Topic;
    type CodexFact = CodexFact;
    type Priced = PricedItem;
    type PriceBreakdown = PriceBreakdown;
    type BegunOrder = PendingOrder;
    type Clickable = Target;
    type Blocked = ClickBlockReason;

    const EXAMPLES: &'static [CodexExample<Topic>] = SCENES;

    fn topics() -> Vec<Topic> {
        Topic::all()
    }

    fn links(topic: Topic) -> Vec<Topic> {
        super::links(topic)
    }

    fn rule(topic: Topic) -> Option<&'static str> {
        Some(topic.rule())
    }

    fn facts(view: &Position, topic: Topic) -> Vec<CodexFact> {
        super::facts(view, topic)
    }

    fn price_breakdown(view: &Position, what: PricedItem) -> Option<PriceBreakdown> {
        super::price_breakdown(view, what)
    }

    fn why_not(view: &Position, plan: &PendingOrder, target: Target, local: bool) -> Option<ClickBlockReason> {
        super::why_not(view, plan, target, local)
    }
}

/// Returns the index of an option in [`Options::LIST`]; `None` if the list lacks it.
fn option_of(choice: OptionTopic) -> Option<usize> {
    Options::LIST.iter().position(|info| info.name == choice.field())
}

impl From<OptionPage> for Topic {
    // A test ensures that every option and every preset has a page.
    fn from(page: OptionPage) -> Self {
        match page {
            OptionPage::Option(option) => {
                let choice = OptionTopic::ALL.iter().find(|&&choice| option_of(choice) == Some(option));
                Topic::Choice(choice.copied().unwrap_or(OptionTopic::ALL[0]))
            }
            OptionPage::Preset(preset) => Topic::Preset(Preset::all()[preset]),
        }
    }
}

impl CodexTopic for Topic {
    fn option_page(self) -> Option<OptionPage> {
        match self {
            Topic::Choice(choice) => option_of(choice).map(OptionPage::Option),
            Topic::Preset(preset) => Preset::all().iter().position(|known| *known == preset).map(OptionPage::Preset),
            _ => None,
        }
    }
}
