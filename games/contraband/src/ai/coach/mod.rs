//! The coach: advice for a decision, the explanation of a turn, and the review of a whole match. It uses the engine
//! of the opponents; nothing here depends on a language.
//!
//! Every win chance here is that of the player whose turn is evaluated, from 0 to 1, unless stated otherwise. In solo matches it
//! is the final credits as a fraction of those of the legend rank.

mod advice;
mod annotate;
mod evaluate;
mod fact;
mod facts;
mod reasons;

pub use evaluate::PlanEvaluator;
pub use fact::{CoachFact, CoachReason};
