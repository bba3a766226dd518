//! The opponents of this game: the engine, two baselines (the simple and the greedy opponent), and random orders.

pub mod coach;
pub mod engine;
mod greedy;
mod random;
mod simple;
mod value;

use super::rules::{FarSpaceFoundry, Order, View};
use orrery_ai::coach::{Advice, Explanation, Review, TurnReview};
use orrery_ai::engine::{engine_pace, engine_plan};
use orrery_ai::{Opponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};
use orrery_record::TurnRecord;

/// The greedy opponent, named by its keyword.
const GREEDY: Opponent = Opponent::Baseline("greedy");

impl Searchable for FarSpaceFoundry {
    fn prefer(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let order = simple::choose(&view.known);
        // The chosen order may list its goods in another sequence than `orders`, so it is checked instead of searched for.
        match order {
            Some(order) if super::rules::check(&view.known, &order).is_ok() => order,
            _ => orders[generator.below(orders.len() as u32) as usize],
        }
    }

    fn random_order(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        random::choose(&view.known, orders, generator)
    }
}

impl Opponents for FarSpaceFoundry {
    const HAS_COACH: bool = true;

    type Reason = coach::CoachReason;

    fn plan(view: &View, opponent: Opponent, effort: SearchBudget, watch: &SearchHandle<Self>) -> Plan<Self> {
        if opponent == GREEDY {
            return Plan { orders: greedy::choose(&view.known).into_iter().collect(), ..Plan::default() };
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
