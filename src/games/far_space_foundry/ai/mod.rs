//! The opponents of this game: the house's levels, and the simple and the greedy one, yardsticks both.

mod random;
mod simple;

use super::rules::{FarSpaceFoundry, Order, View};
use crate::ai::{Effort, Opponents, Plan, Searchable, Watch, level_search};
use crate::core::{Generator, Opponent};

impl Searchable for FarSpaceFoundry {
    fn prefer(view: &View, orders: &[Order], generator: &mut Generator) -> Order {
        let order = simple::choose(&view.known);
        // What it thinks of is legal, though perhaps said with its goods in another order.
        match order {
            Some(order) if super::rules::check(&view.known, &order).is_ok() => order,
            _ => orders[generator.below(orders.len() as u32) as usize],
        }
    }

    fn stray(view: &View, orders: &[Order], generator: &mut Generator) -> Order {
        random::choose(&view.known, orders, generator)
    }
}

impl Opponents for FarSpaceFoundry {
    type Reason = ();

    fn plan(view: &View, opponent: Opponent, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        level_search(view, opponent, effort, watch)
    }
}
