//! The engine. It searches the player's turn for leaves, evaluates each with a net trained on matches, and simulates the best on
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
mod leaves;
mod lookahead;
mod net;
mod opponent;
mod preferences;
mod sample_chance;
mod simulation;
mod train;
mod travel_times;

pub use data::{LevelParams, Personality};
pub use net::Nets;
pub use opponent::Engine;
pub use train::TrainingSamples;

pub(super) use evaluation::{as_chance, mean, of_chances};
pub(super) use evaluator::PositionEvaluator;
pub(super) use features::{best_market, nearest_mine, nearest_repair, reach};
pub(super) use leaves::{CandidateLine, done};
pub(super) use lookahead::{SeatUtility, simulated_chances};
pub(super) use simulation::sample_state;
pub(super) use travel_times::route;
