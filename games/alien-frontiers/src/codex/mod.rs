//! The codex of Alien Frontiers: the topics of its pages, and the facts about each topic in the open match.
//!
//! The pages are in `assets/alien-frontiers/codex.ron`, and their texts in the locale files. Every number is computed by
//! [`crate::rules`] for a position, so no rule is stated a second time here.

mod current_facts;
mod dice;
mod pages;
mod price_breakdown;
mod topic;
mod why_not;

pub use current_facts::{CardCopies, CodexFact, facts};
pub use dice::{FacilityOptions, FacilityUse, claims, gained_circle, options};
pub use price_breakdown::{PriceBreakdown, PricedItem, price_breakdown};
pub use topic::{BasicTopic, OptionTopic, Topic};
pub use why_not::{ClickBlockReason, why_not};
