//! The engine: in flight it tries what may be done in worlds that its seat holds possible, in Trade and Build it finds every end,
//! and it judges both by a value of what lies on and beside the ships.
//!
//! Levels differ in how much they misjudge, how much they forget and how many worlds they try (`assets/starship-catan/opponents/`);
//! what it decides is a function of the view, the seed and the budget.

mod ahead;
mod alike;
mod build;
mod data;
mod fit;
mod flight;
mod memory;
mod mind;
mod offers;
mod policy;
mod prospect;
mod value;
mod weights;

use crate::rules::{StarshipCatan, View};
use orrery_ai::{Effort, Plan, Watch};
use orrery_core::{Character, Level};

pub use data::{Skill, Temper, read_characters, read_levels, read_weights, skill, temper, weights};
pub use fit::Samples;
pub use mind::Mind;
pub use weights::Weights;

pub(super) use ahead::{played_on, standing};
pub(super) use build::Ends;
pub(super) use flight::{Came, Trials, Tried, fairly_best};
pub(super) use mind::outlook;
pub(super) use offers::proposal;
pub(super) use policy::{Policy, done};
pub(super) use value::Judge;

/// What the engine means to do at this level, in this character, by the weights that come with the program.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: Effort,
    watch: &Watch<StarshipCatan>,
) -> Option<Plan<StarshipCatan>> {
    let mind = Mind::new(weights(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
