//! The engine: it finds every end of its turn, judges each by a net that was taught by matches against itself, and plays the best on
//! in worlds that its seat holds possible.
//!
//! Levels differ in how much they misjudge, how many worlds they try and how far they look (`assets/far-space-foundry/opponents/`);
//! what it decides is a function of the view, the seed and the budget.

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
use orrery_ai::{Effort, Plan, Watch};
use orrery_core::{Character, Level};

pub use data::{Skill, Temper, nets, read_characters, read_levels, skill, temper};
pub use mind::Mind;
pub use nets::Nets;
pub use train::{Lessons, match_of};

pub(super) use ahead::{Way, Ways, in_worlds, look, ways};
pub(super) use judge::Judge;
pub(super) use outlook::{expected, of_points, outlook};
pub(super) use turn::{Path, done};

/// What the engine means to do at this level, in this character, by the nets that come with the program.
#[must_use]
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: Effort,
    watch: &Watch<FarSpaceFoundry>,
) -> Option<Plan<FarSpaceFoundry>> {
    let mind = Mind::new(nets(), skill(level)?, temper(character)?);
    Some(mind.plan(view, effort, watch))
}
