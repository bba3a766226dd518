//! The engine. In flight it simulates its options in determinizations of its view. In Trade and Build it finds every
//! leaf. It evaluates both by a value of what is on and next to the ships.
//!
//! Levels differ in their evaluation noise, in how much they forget and in their number of samples
//! (`assets/starship-catan/opponents/`). A decision depends only on the view, the seed and the budget.

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
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

pub use data::{LevelParams, Personality, read_characters, read_levels, read_weights, skill, temper, weights};
pub use fit::Samples;
pub use mind::Mind;
pub use weights::Weights;

pub(super) use ahead::{played_on, standing};
pub(super) use build::Ends;
pub(super) use flight::{FlightOutcomes, Trials, Tried, fairly_best};
pub(super) use mind::outlook;
pub(super) use offers::proposal;
pub(super) use policy::{Policy, done};
pub(super) use value::Judge;

/// Returns the engine's plan at this level, with this character, by the weights that come with the program.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: SearchBudget,
    watch: &SearchHandle<StarshipCatan>,
) -> Option<Plan<StarshipCatan>> {
    let mind = Mind::new(weights(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
