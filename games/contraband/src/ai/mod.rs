//! The opponents of this game: the engine, and two baselines, the simple and the greedy opponent.

pub mod coach;
mod distances;
pub mod engine;
mod greedy;
mod lookup_routes;
pub mod odds;
mod policy_weights;
mod routes;
mod simple;

use super::rules::{Contraband, Order, View};
use orrery_ai::coach::{Advice, Explanation, Review, TurnReview};
use orrery_ai::engine::{engine_pace, engine_plan};
use orrery_ai::{Opponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};
use orrery_record::TurnRecord;

const GREEDY: Opponent = Opponent::Baseline("greedy");

impl Searchable for Contraband {
    fn prefer(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl Opponents for Contraband {
    const HAS_COACH: bool = true;

    type Reason = coach::CoachReason;

    fn plan(view: &View, opponent: Opponent, effort: SearchBudget, watch: &SearchHandle<Self>) -> Plan<Self> {
        if opponent == GREEDY {
            return Plan { orders: vec![greedy::choose(view, &policy_weights::GREEDY)], ..Plan::default() };
        }
        engine_plan(view, opponent, effort, watch)
    }

    fn pace(opponent: Opponent) -> f32 {
        engine_pace::<Self>(opponent)
    }

    fn advise(
        view: &View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Advice<Self, coach::CoachReason>> {
        coach::advise(view, effort, watch)
    }

    fn explain(
        turn: &TurnRecord<Self>,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Explanation<Self, coach::CoachReason>> {
        coach::explain(turn, effort, watch)
    }

    fn review(
        turns: &[TurnRecord<Self>],
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
        after_each: &mut dyn FnMut(&TurnReview),
    ) -> Option<Review> {
        coach::review(turns, effort, watch, after_each)
    }
}
