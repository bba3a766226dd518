//! Implementation of the shared crates' codex contract.

use super::{Bill, Blocked, Fact, Priced, SCENES, Topic};
use crate::rules::{AlienFrontiers, Options, Position, Preset};
use crate::table::plan::{Plan, Target};
use orrery_core::OptionList;
use orrery_core::words::Keyword;
use orrery_learn::codex::{CodexExample, CodexPages, CodexTopic, OptionPage};

use super::topic::Choice;

impl CodexPages for AlienFrontiers {
    type Topic = Topic;
    type CodexFact = Fact;
    type Priced = Priced;
    type PriceBreakdown = Bill;
    type BegunOrder = Plan;
    type Clickable = Target;
    type Blocked = Blocked;

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

    fn facts(view: &Position, topic: Topic) -> Vec<Fact> {
        super::facts(view, topic)
    }

    fn price_breakdown(view: &Position, what: Priced) -> Option<Bill> {
        super::bill(view, what)
    }

    fn why_not(view: &Position, plan: &Plan, target: Target, local: bool) -> Option<Blocked> {
        super::why_not(view, plan, target, local)
    }
}

/// The index in the rules' list of options of the option that a page is about.
fn option_of(choice: Choice) -> Option<usize> {
    Options::LIST.iter().position(|info| info.name == choice.field())
}

impl From<OptionPage> for Topic {
    // Tests make sure that every option and every preset has a page.
    fn from(page: OptionPage) -> Self {
        match page {
            OptionPage::Option(option) => {
                let choice = Choice::ALL.iter().find(|&&choice| option_of(choice) == Some(option));
                Topic::Choice(choice.copied().unwrap_or(Choice::ALL[0]))
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
