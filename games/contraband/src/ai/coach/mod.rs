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

use crate::rules::{BoardSpot, Order, View};

pub use evaluate::PlanEvaluator;
pub use fact::{CoachFact, CoachReason};

/// Returns the spot at which a plan ends the turn, and the orders of each later turn up to the sale to which the plan leads. There are
/// none if it leads to no sale, or if something is revealed before the turn ends. The opponents do not use them.
pub fn turns_to_sale(view: &View, orders: &[Order]) -> (BoardSpot, Vec<Vec<Order>>) {
    facts::SimulatedPlan::of(&view.known, orders).turns_to_sale()
}
