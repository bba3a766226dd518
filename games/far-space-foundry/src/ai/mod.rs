//! The opponents of this game: the engine, two baselines (the simple and the greedy opponent), and random orders.

pub mod coach;
pub mod engine;
mod greedy;
mod random;
mod simple;
mod value;

use super::rules::{FarSpaceFoundry, Order, View};
use orrery_ai::{GameOpponents, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_core::{Opponent, RandomGenerator};

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

impl GameOpponents for FarSpaceFoundry {
    type Engine = Self;
    type Coach = coach::PlanEvaluator;
    type Reason = coach::CoachReason;

    fn baseline_plan(view: &View, _: Opponent, _: SearchBudget, _: &SearchHandle<Self>) -> Plan<Self> {
        greedy::choose(&view.known).map_or_else(Plan::default, Plan::single)
    }
}
