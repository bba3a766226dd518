//! The opponents of Starship Catan: the engine, and two baselines, the simple and the greedy opponent.

pub mod coach;
pub mod engine;
mod goals;
mod greedy;
mod objection;
mod simple;
mod value;

pub use objection::{Objection, objection};

use super::rules::{Order, StarshipCatan, View};
use orrery_ai::coach::{Advice, Explanation, Review, TurnReview};
use orrery_ai::engine::{engine_pace, engine_plan};
use orrery_ai::{Opponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};
use orrery_record::TurnRecord;

/// The greedy opponent, by its word.
const GREEDY: Opponent = Opponent::Baseline("greedy");

impl Searchable for StarshipCatan {
    fn prefer(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl Opponents for StarshipCatan {
    const HAS_COACH: bool = true;

    type Reason = coach::CoachReason;

    fn plan(view: &View, opponent: Opponent, effort: SearchBudget, watch: &SearchHandle<Self>) -> Plan<Self> {
        if opponent == GREEDY {
            let mut generator = RandomGenerator::new(effort.seed);
            return Plan { orders: vec![greedy::choose(view, &mut generator)], ..Plan::default() };
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
