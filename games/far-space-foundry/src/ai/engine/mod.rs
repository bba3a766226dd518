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
mod leaves;
mod lookahead;
mod net;
mod opponent;
mod simulation;
mod train;

pub use data::{LevelParams, Personality};
pub use net::Nets;
pub use opponent::Engine;
pub use train::{TrainingSamples, match_of};

pub(super) use evaluation::{evaluation, expected, of_points};
pub(super) use evaluator::PositionEvaluator;
pub(super) use leaves::{OrderSequence, done};
pub(super) use lookahead::{CandidateLine, CandidateLines, candidate_lines, mean_over_samples, simulate_lines};
