//! The coach: advice with reasons, the evaluation of a turn, and the review of a whole match. The coach uses the same engine as
//! the opponents. Nothing here depends on a language.
//!
//! Unless stated otherwise, every win chance is that of the turn's player, from 0 to 1.

mod advice;
mod annotated_turn;
mod reasons;
mod review;
mod turn_chances;

pub use advice::{Advice, Suggestion, TurnExplanation};
pub use annotated_turn::AnnotatedTurn;
pub use reasons::{CoachReason, MOST_REASONS, OtherPlanRole, PlanFact, reasons, reasons_at};
pub use review::{PlayerReview, Review, ReviewedDecision, TurnReview, TurningPoint, TurningPointCause, review_turns};
pub use turn_chances::{DecisionWinChances, TurnBreakdown, TurnWinChances, costliest};
