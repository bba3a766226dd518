//! The codex of Starship Catan: the topics of its pages, and the facts of each page in the open match.
//!
//! The pages are in `assets/starship-catan/codex.ron`, and their texts in the language files. Every number comes from
//! [`crate::rules`]; no rule is stated a second time.

mod cards;
mod current_facts;
mod fact;
mod numbers;
mod price_breakdown;
mod topic;
mod why_not;

pub use current_facts::facts;
pub use fact::{CodexFact, PointsBySource};
pub use numbers::{OptionNumbers, numbers};
pub use price_breakdown::{PriceBreakdown, PriceReason, PricedItem, price_breakdown, price_breakdown_for};
pub use topic::{BasicTopic, CardFamily, CardPage, ShipPart, Topic};
pub use why_not::{ClickBlockReason, CodexClickable, why_not};

use super::StarshipCatan;
use super::rules::View;
use orrery_learn::codex::{CodexFile, CodexPages};

impl CodexPages for StarshipCatan {
    type Topic = Topic;
    type CodexFact = CodexFact;
    type Priced = PricedItem;
    type PriceBreakdown = PriceBreakdown;
    type BegunOrder = ();
    type Clickable = CodexClickable;
    type Blocked = ClickBlockReason;

    const FILE: CodexFile = include!(concat!(env!("OUT_DIR"), "/starship-catan/codex.rs"));

    fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
        facts(view, topic)
    }

    fn price_breakdown(view: &View, what: PricedItem) -> Option<PriceBreakdown> {
        price_breakdown(&view.known, what)
    }

    fn why_not(view: &View, (): &(), target: CodexClickable, local: bool) -> Option<ClickBlockReason> {
        why_not(view, target, local)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Options;
    use orrery_core::RuleOptions as _;
    use orrery_learn::codex::OptionPage;

    #[test]
    fn every_page_except_presets_has_an_example() {
        for topic in StarshipCatan::topics() {
            let without = match topic {
                // The option `handicap_notes` changes the cards that a human player is shown, but it changes no position.
                Topic::Option(OptionPage::Option(option)) => Options::LIST[option].name == "handicap_notes",
                Topic::Option(OptionPage::Preset(_)) => true,
                _ => false,
            };
            assert!(without || !StarshipCatan::examples_of(topic).is_empty(), "{topic:?}");
        }
    }
}
