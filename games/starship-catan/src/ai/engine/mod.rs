//! The engine of the opponents. In flight, it simulates its options in determinizations of its view; in Trade and Build, it
//! searches the leaves. It evaluates the resulting positions by the things on and next to the ships.
//!
//! Levels differ in their evaluation noise, in how much they forget and in how far they search
//! (`assets/starship-catan/opponents/`). A decision depends only on the view, the seed and the budget.

mod build;
mod common_random;
mod data;
mod flight;
mod forecast;
mod lookahead;
mod memory;
mod offers;
mod opponent;
mod policy;
mod value;
mod value_fit;
mod weights;

pub use data::{LevelParams, Personality};
pub use opponent::Engine;
pub use value_fit::TrainingSamples;
pub use weights::ValueWeights;

pub(super) use build::SearchLeaves;
pub(super) use flight::{FlightResultCounts, OrderSimulation, SimulatedOption, fairly_best};
pub(super) use lookahead::{simulated_chances, standing};
pub(super) use offers::proposal;
pub(super) use opponent::evaluation;
pub(super) use policy::{PlayoutPolicy, done};
pub(super) use value::PositionEvaluator;
