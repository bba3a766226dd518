//! The engine. It finds every leaf of the player's turn, evaluates each with a net trained on matches, and simulates the best on
//! samples that are consistent with the seat's knowledge.
//!
//! Levels differ in noise, number of samples and depth (`assets/contraband/opponents/`). A decision is a function of the view,
//! the seed and the budget.

mod belief;
mod data;
mod deals;
mod evaluation;
mod evaluator;
mod features;
mod learn;
mod leaves;
mod lookahead;
mod net;
mod nets;
mod opponent;
mod preferences;
mod sample_chance;
mod simulation;
mod train;
mod travel_times;

use crate::rules::{Contraband, View};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

pub use data::{LevelParams, Personality, level_params, nets, personality, read_characters, read_levels};
pub use nets::Nets;
pub use opponent::Engine;
pub use train::TrainingSamples;

pub(super) use evaluation::{as_chance, mean, of_chances};
pub(super) use evaluator::PositionEvaluator;
pub(super) use features::{best_market, nearest_mine, nearest_repair, reach};
pub(super) use leaves::{CandidateLine, done};
pub(super) use lookahead::{SeatUtility, simulated_chances};
pub(super) use simulation::sample_state;

/// Returns the engine's plan at this level and with this character's preferences, using the nets that come with the program;
/// `None` if the program's own files are damaged.
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: SearchBudget,
    watch: &SearchHandle<Contraband>,
) -> Option<Plan<Contraband>> {
    let mind = Engine::new(nets(), level_params(level)?, personality(character)?);
    Some(mind.plan(view, effort, watch))
}
