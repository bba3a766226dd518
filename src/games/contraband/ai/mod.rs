//! The opponents of this game: the simple one and the greedy one, yardsticks both, and the levels of the house's tree search.

pub mod engine;
mod greedy;
pub mod odds;
mod routes;
mod simple;
mod style;
mod ways;

use super::rules::{Contraband, Order, View};
use crate::ai::{Effort, Opponents, Plan, Searchable, Watch, level_search};
use crate::core::{Generator, Opponent};

/// The greedy opponent's word.
const GREEDY: Opponent = Opponent::Yardstick("greedy");

impl Searchable for Contraband {
    fn prefer(view: &View, orders: &[Order], generator: &mut Generator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl Opponents for Contraband {
    type Reason = ();

    fn plan(view: &View, opponent: Opponent, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        if opponent == GREEDY {
            return Plan { orders: vec![greedy::choose(view, &style::GREEDY)], ..Plan::default() };
        }
        let engine = match opponent {
            Opponent::Engine { level, character } => engine::plan(view, level, character, effort, watch),
            _ => None,
        };
        engine.unwrap_or_else(|| level_search(view, opponent, effort, watch))
    }

    fn pace(opponent: Opponent) -> f32 {
        match opponent {
            Opponent::Engine { character, .. } => engine::temper(character).map_or(1.0, |temper| temper.pace),
            _ => 1.0,
        }
    }
}
