//! The opponents of Starship Catan: the engine, and two baselines, the simple and the greedy opponent.

pub mod coach;
pub mod engine;
mod goals;
mod greedy;
mod objection;
mod simple;
mod value;

pub use objection::{OfferObjection, objection};

use super::rules::{Order, StarshipCatan, View};
use orrery_ai::{GameOpponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};

impl Searchable for StarshipCatan {
    fn prefer(view: &View, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl GameOpponents for StarshipCatan {
    type Engine = Self;
    type Coach = coach::PlanEvaluator;
    type Reason = coach::CoachReason;

    fn baseline_plan(view: &View, _: Opponent, effort: SearchBudget, _: &SearchHandle<Self>) -> Plan<Self> {
        Plan::single(greedy::choose(view, &mut RandomGenerator::new(effort.seed)))
    }
}
