//! The codex of Far Space Foundry: the topics of its pages, and the current facts about each topic in the open match.
//!
//! The pages are in `assets/far-space-foundry/codex.ron`, and their texts in the locale files. Every number comes from
//! [`crate::rules`], and no rule is repeated here. The codex gives no prices, because they never change, and no reasons for
//! refusals, because the table explains them at a click.

mod current_facts;
mod fact;
mod numbers;
mod topic;

pub use current_facts::facts;
pub use fact::CodexFact;
pub use numbers::{OptionNumbers, docks_of, half_of, numbers};
pub use topic::{BasicTopic, PilotGroup, TablePart, Topic};

use super::FarSpaceFoundry;
use super::rules::View;
use orrery_learn::codex::{CodexFile, CodexPages};

impl CodexPages for FarSpaceFoundry {
    type Topic = Topic;
    type CodexFact = CodexFact;

    orrery_learn::codex_without_prices!();

    const FILE: CodexFile = include!(concat!(env!("OUT_DIR"), "/far-space-foundry/codex.rs"));

    fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
        facts(view, topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_learn::codex::OptionPage;

    #[test]
    fn every_page_except_presets_has_an_example() {
        for topic in FarSpaceFoundry::topics() {
            let preset = matches!(topic, Topic::Option(OptionPage::Preset(_)));
            assert!(preset || !FarSpaceFoundry::examples_of(topic).is_empty(), "{topic:?}");
        }
    }
}
