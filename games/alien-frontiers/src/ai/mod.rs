//! The opponents of this game: the turn search, the value net and its training, the engine that uses both, the coach that
//! explains the engine's choices, and the baselines for comparison.

pub mod coach;
pub mod engine;
mod flat;
pub mod net;
mod opponent;
pub mod parity;
mod simple;
pub mod train;
pub mod turn;
mod types;

use crate::rules::AlienFrontiers;
use crate::rules::{Order, Phase, Position};
use orrery_ai::{self as ai, GameOpponents, SearchBudget, Searchable};
use orrery_core::{Opponent, RandomGenerator};

pub use opponent::{Aggression, Character, FLAT, MCTS};
pub use types::{Advice, Plan, Planner, SearchHandle, Suggestion, TurnExplanation};

impl Searchable for AlienFrontiers {
    // A roll needs no search. Every other decision needs one, even if the only legal order is to end the turn.
    fn forced(view: &Position) -> Option<Order> {
        (view.phase == Phase::Roll).then_some(Order::Roll)
    }

    fn prefer(view: &Position, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        simple::choose(view, orders, generator)
    }

    fn noise_seed(view: &Position) -> u64 {
        view.fingerprint()
    }

    fn candidates(view: &Position, effort: SearchBudget, watch: &SearchHandle) -> Vec<ai::Candidate<Self>> {
        flat::candidates(view, effort, watch)
    }
}

impl GameOpponents for AlienFrontiers {
    type Engine = Self;
    type Coach = coach::PlanEvaluator;
    type Reason = coach::CoachReason;

    fn baseline_plan(view: &Position, baseline: Opponent, effort: SearchBudget, watch: &SearchHandle) -> Plan {
        match Aggression::ALL.iter().find(|aggression| aggression.opponent() == baseline) {
            Some(&aggression) => parity::plan(view, aggression, effort, watch),
            None if baseline == FLAT => ai::flat(view, effort, watch),
            None => ai::tree_search(view, effort, watch),
        }
    }
}

/// Returns the plan of `opponent` for the rest of the mover's turn. It is always the same for the same position and effort,
/// unless `watch` stops the search. The plan is empty only if the match is over.
pub fn plan(position: &Position, opponent: Opponent, effort: SearchBudget, watch: &SearchHandle) -> Plan {
    ai::plan::<AlienFrontiers>(position, opponent, effort, watch)
}

/// Returns the order that this opponent gives for the mover. It is always the same for the same position and seed. Returns
/// [`Order::End`] if the match is over.
pub fn decide(position: &Position, opponent: Opponent, seed: u64) -> Order {
    ai::decide::<AlienFrontiers>(position, opponent, seed).unwrap_or(Order::End)
}

/// Like [`decide`], but uses the given generator and buffer, for callers that play many matches.
#[must_use]
pub fn decide_with(
    position: &Position,
    opponent: Opponent,
    generator: &mut RandomGenerator,
    orders: &mut Vec<Order>,
) -> Order {
    ai::decide_with::<AlienFrontiers>(position, opponent, generator, orders).unwrap_or(Order::End)
}
