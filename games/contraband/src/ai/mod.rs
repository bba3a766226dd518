//! The opponents of this game: the engine, and two baselines, the simple and the greedy opponent.

pub mod coach;
pub(crate) mod distances;
pub mod engine;
mod greedy;
mod lookup_routes;
pub mod odds;
mod policy_weights;
mod routes;
mod simple;

use super::rules::{Contraband, Order, View};
use orrery_ai::{GameOpponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};

impl Searchable for Contraband {
    fn prefer(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl GameOpponents for Contraband {
    type Engine = Self;
    type Coach = coach::PlanEvaluator;
    type Reason = coach::CoachReason;

    fn baseline_plan(view: &View, _: Opponent, _: SearchBudget, _: &SearchHandle<Self>) -> Plan<Self> {
        Plan::single(greedy::choose(view, &policy_weights::GREEDY))
    }
}
