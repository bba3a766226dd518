//! The coach: the plans that the engine would choose for the rolled dice, with reasons; the value of a completed turn; and the
//! review of a whole match. The coach uses the same engine as the opponents; nothing here depends on a language.
//!
//! Unless stated otherwise, every win chance is that of the player whose turn is described, and ranges from 0 to 1.

mod advice;
mod annotate;
mod evaluate;
pub(super) mod fact;
mod facts;
mod reasons;
mod signature;

pub use evaluate::PlanEvaluator;
pub use fact::{CoachFact, CoachReason, EvaluationTerm};
