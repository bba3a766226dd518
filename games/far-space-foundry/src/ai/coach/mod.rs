//! The coach, which shows the engine's plan with the reasons for it, evaluates the turns of opponents, and reviews whole matches.
//! The coach uses the same engine as the opponents. Nothing here depends on a language.
//!
//! Unless noted otherwise, every chance here is the win chance, 0 to 1, of the player whose turn is described.

mod advice;
mod annotate;
mod evaluate;
mod fact;
mod facts;
mod reasons;

pub use evaluate::PlanEvaluator;
pub use fact::{CoachFact, CoachReason};
