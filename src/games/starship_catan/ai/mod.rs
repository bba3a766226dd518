//! The opponents of this game: the engine, and the simple and the greedy one, yardsticks both.

pub mod coach;
pub mod engine;
mod goals;
mod greedy;
mod simple;
mod value;

use super::rules::{Order, StarshipCatan, View};
use crate::ai::{Effort, Opponents, Plan, Searchable, Watch, level_search};
use crate::core::{Generator, Opponent};

/// The greedy opponent's word.
const GREEDY: Opponent = Opponent::Yardstick("greedy");

impl Searchable for StarshipCatan {
    fn prefer(view: &View, orders: &[Order], generator: &mut Generator) -> Order {
        let order = simple::choose(view);
        if orders.contains(&order) { order } else { orders[generator.below(orders.len() as u32) as usize] }
    }
}

impl Opponents for StarshipCatan {
    type Reason = coach::Reason;

    fn plan(view: &View, opponent: Opponent, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        if opponent == GREEDY {
            let mut generator = Generator::new(effort.seed);
            return Plan { orders: vec![greedy::choose(view, &mut generator)], ..Plan::default() };
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
