//! The codex of Contraband: the topics of its pages, and the facts about each in the current match.
//!
//! The pages are in `assets/contraband/codex.ron`, and their texts in the locale files. Every number comes from
//! [`crate::rules`] or [`crate::table::plan`]; no rule is stated a second time. This game reports no price breakdowns, because
//! its prices are the same for all players, and no reasons for ineffective clicks, because the table's plan gives them.

mod current_facts;
mod fact;
mod topic;

pub use current_facts::facts;
pub use fact::CodexFact;
pub use topic::{BasicTopic, PlaceKind, RoamerKind, Topic};

use super::Contraband;
use super::rules::View;
use orrery_learn::codex::{CodexFile, CodexPages};

impl CodexPages for Contraband {
    type Topic = Topic;
    type CodexFact = CodexFact;

    orrery_learn::codex_without_prices!();

    const FILE: CodexFile = include!(concat!(env!("OUT_DIR"), "/contraband/codex.rs"));

    fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
        facts(view, topic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rules_page_has_an_example() {
        for topic in Contraband::topics() {
            let by_kind = matches!(topic, Topic::Option(_) | Topic::Sector(_) | Topic::Objective(_) | Topic::Card(_));
            assert!(by_kind || !Contraband::examples_of(topic).is_empty(), "{topic:?}");
        }
    }
}
