//! The engine: it finds every leaf of its turn, evaluates each by a net trained in self-play, and simulates the best in
//! samples of the states that its seat considers possible.
//!
//! Levels differ in their evaluation noise, the number of samples and the depth of the search
//! (`assets/far-space-foundry/opponents/`). A decision is a function of the view, the seed and the budget.

mod ahead;
mod data;
mod features;
mod judge;
mod learn;
mod mind;
mod net;
mod nets;
mod outlook;
mod thought;
mod train;
mod turn;
mod world;

use crate::rules::{FarSpaceFoundry, View};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

pub use data::{LevelParams, Personality, nets, read_characters, read_levels, skill, temper};
pub use mind::Mind;
pub use nets::Nets;
pub use train::{Lessons, match_of};

pub(super) use ahead::{Way, Ways, in_worlds, look, ways};
pub(super) use judge::Judge;
pub(super) use outlook::{expected, of_points, outlook};
pub(super) use turn::{Path, done};

/// Returns the engine's plan at this level, in this character, with the built-in nets.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<Plan<FarSpaceFoundry>> {
    let mind = Mind::new(nets(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
