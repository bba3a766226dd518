//! The engine. It finds every leaf of its turn, evaluates each with a net trained on matches, and simulates the best on samples
//! that are consistent with its seat's knowledge.
//!
//! Levels differ in noise, number of samples and depth (`assets/contraband/opponents/`). A decision is a function of the view, the
//! seed and the budget.

mod ahead;
mod belief;
mod data;
mod deals;
mod ends;
mod features;
mod judge;
mod learn;
mod likes;
mod luck;
mod mind;
mod net;
mod nets;
mod outlook;
mod tables;
mod train;
mod world;

use crate::rules::{Contraband, View};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

pub use data::{LevelParams, Personality, nets, read_characters, read_levels, skill, temper};
pub use mind::Mind;
pub use nets::Nets;
pub use train::Lessons;

pub(super) use ahead::{Eyes, tried};
pub(super) use ends::{Way, done};
pub(super) use features::{nearest_market, nearest_port, reach};
pub(super) use judge::Judge;
pub(super) use outlook::{as_chance, mean, of_chances};
pub(super) use world::world;

/// Returns the engine's plan at this level and in this character, with the nets that come with the program.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
) -> Option<Plan<Contraband>> {
    let mind = Mind::new(nets(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
