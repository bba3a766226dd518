//! The opponents of this game: the house's levels, and the simple and the greedy one, yardsticks both.

mod greedy;
mod random;
mod simple;
mod value;

use super::rules::{FarSpaceFoundry, Order, View};
use crate::ai::{Effort, Opponents, Plan, Searchable, Watch, level_search};
use crate::core::{Generator, Opponent};

/// The greedy opponent's word.
const GREEDY: Opponent = Opponent::Yardstick("greedy");

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
        if opponent == GREEDY {
            return Plan { orders: greedy::choose(&view.known).into_iter().collect(), ..Plan::default() };
        }
        level_search(view, opponent, effort, watch)
    }
}
