//! The engine: it finds every leaf of its turn, evaluates each leaf with a net trained in self-play, and simulates the best ones
//! in samples of the states that its seat considers possible.
//!
//! Levels differ in their evaluation noise, in the number of lines and samples, in the depth of the search, and in their use of
//! bribes (`assets/far-space-foundry/opponents/`). A decision is a function of the view, the seed and the budget.

mod best_line;
mod data;
mod evaluation;
mod evaluator;
mod features;
mod learn;
mod leaves;
mod lookahead;
mod net;
mod nets;
mod opponent;
mod simulation;
mod train;

use crate::rules::{FarSpaceFoundry, View};
use orrery_ai::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Level};

pub use data::{LevelParams, Personality, level_params, nets, personality, read_characters, read_levels};
pub use nets::Nets;
pub use opponent::Engine;
pub use train::{TrainingSamples, match_of};

pub(super) use evaluation::{evaluation, expected, of_points};
pub(super) use evaluator::PositionEvaluator;
pub(super) use leaves::{OrderSequence, done};
pub(super) use lookahead::{CandidateLine, CandidateLines, candidate_lines, mean_over_samples, simulate_lines};

/// Returns the plan of the engine for a level and a character, with the built-in nets. Returns `None` if the levels or the
/// characters cannot be read.
pub fn plan(
    view: &View,
    level: Level,
    character: Character,
    effort: SearchBudget,
    watch: &SearchHandle<FarSpaceFoundry>,
) -> Option<Plan<FarSpaceFoundry>> {
    let mind = Engine::new(nets(), level_params(level)?, personality(character)?);
    Some(mind.plan(view, effort, watch))
}
