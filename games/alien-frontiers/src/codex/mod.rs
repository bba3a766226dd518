//! The codex of Alien Frontiers: the topics of its pages, the links between them, and the facts about each topic in the open
//! match.
//!
//! The texts are in `locale/codex.rs`. Every number is computed by [`crate::rules`] for a position, so no rule is stated a second
//! time here.

mod current_facts;
mod dice;
mod links;
mod pages;
mod price_breakdown;
mod scenes;
mod topic;
mod why_not;

pub use current_facts::{CardCopies, CodexFact, facts};
pub use dice::{FacilityOptions, FacilityUse, claims, gained_circle, options};
pub use links::links;
pub use price_breakdown::{PriceBreakdown, PricedItem, price_breakdown};
pub use scenes::{GameCodexExample, SCENES, scene, scenes_of};
pub use topic::{BasicTopic, IndexSection, OptionTopic, Topic};
pub use why_not::{ClickBlockReason, why_not};
