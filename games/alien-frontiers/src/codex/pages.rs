//! Implements the codex interface of the shared crates.

use super::{ClickBlockReason, CodexFact, PriceBreakdown, PricedItem, Topic};
use crate::rules::{AlienFrontiers, Position};
use crate::table::plan::{ClickTarget, PendingOrder};
use orrery_learn::codex::{CodexFile, CodexPages, OptionPage};

impl CodexPages for AlienFrontiers {
    type Topic = Topic;
    type CodexFact = CodexFact;
    type Priced = PricedItem;
    type PriceBreakdown = PriceBreakdown;
    type BegunOrder = PendingOrder;
    type Clickable = ClickTarget;
    type Blocked = ClickBlockReason;

    const FILE: CodexFile = include!(concat!(env!("OUT_DIR"), "/alien-frontiers/codex.rs"));

    /// Options do not link to presets here, and presets link to options in the order of the index.
    fn links(topic: Topic) -> Vec<Topic> {
        let mut links = Self::page(topic).map(|page| page.links.clone()).unwrap_or_default();
        if let Topic::Option(page @ OptionPage::Preset(_)) = topic {
            links.extend(page.links::<Self>().into_iter().map(Topic::Option));
            links.sort_by_key(|&topic| Self::number_of(topic));
        }
        links
    }

    fn facts(view: &Position, topic: Topic) -> Vec<CodexFact> {
        super::facts(view, topic)
    }

    fn price_breakdown(view: &Position, what: PricedItem) -> Option<PriceBreakdown> {
        super::price_breakdown(view, what)
    }

    fn why_not(view: &Position, plan: &PendingOrder, target: ClickTarget, local: bool) -> Option<ClickBlockReason> {
        super::why_not(view, plan, target, local)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_component_page_has_an_example() {
        for topic in AlienFrontiers::topics() {
            let other = matches!(topic, Topic::Basic(_) | Topic::Option(_));
            assert!(other || !AlienFrontiers::examples_of(topic).is_empty(), "{topic:?}");
        }
    }
}
