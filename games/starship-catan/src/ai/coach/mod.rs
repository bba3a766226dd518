//! The coach: the engine's advice with its reasons, the explanation of played turns, and the review of a whole match. The coach
//! uses the engine of the opponents; nothing here depends on a language.
//!
//! Unless stated otherwise, every win chance here is that of the player whose turn it is, from 0 to 1.

mod advice;
mod annotate;
mod choice;
mod evaluate;
mod fact;
mod facts;
mod reasons;
mod signature;

pub use evaluate::PlanEvaluator;
pub use fact::{BuildGoal, CoachFact, CoachReason, FlightResult};
