//! Opponents: who decides for a seat that no person plays.
//!
//! A decision is a function of the position and a seed, so that a match can be played again.

pub(crate) mod baseline;
mod mcts;
mod plan;
mod planner;
pub(crate) mod playout;

use self::baseline::at_once;
use crate::core::Opponent;
use crate::games::alien_frontiers::ai::{Policy, engine, flat, parity};
use crate::rules::{Order, Phase, Position};

pub use crate::core::Generator;
pub use plan::{Busy, Effort, Outlook, Plan, Watch};
pub use planner::Planner;
pub use playout::{LONGEST_MATCH, playout};

/// What `opponent` means to do with the mover's turn, from this moment on; always the same for the same position and
/// effort, unless `watch` is used to stop it. The plan is empty only if the match is over.
#[must_use]
pub fn plan(position: &Position, opponent: Opponent, effort: Effort, watch: &Watch) -> Plan {
    match position.phase {
        Phase::Over => return Plan::default(),
        // A roll takes no thought.
        Phase::Roll => return Plan { orders: vec![Order::Roll], ..Plan::default() },
        Phase::Orders => {}
    }
    match Policy::from(opponent) {
        Policy::Parity(aggression) => parity::plan(position, aggression, effort, watch),
        Policy::Flat => flat::plan(position, effort, watch),
        Policy::Mcts => mcts::plan(position, effort, watch),
        Policy::Engine { level, character } => engine::plan(position, level, character, effort, watch),
        Policy::Random | Policy::Simple => {
            let mut generator = Generator::new(effort.seed ^ position.fingerprint());
            let order = at_once(position, opponent, &mut generator, &mut Vec::new());
            Plan { orders: vec![order], ..Plan::default() }
        }
    }
}

/// The order this opponent gives for the mover; always the same for the same position and seed.
/// [`Order::End`] when the game is over and there is nothing to decide.
#[must_use]
pub fn decide(position: &Position, opponent: Opponent, seed: u64) -> Order {
    let plan = plan(position, opponent, Effort::usual(seed), &Watch::default());
    plan.orders.first().copied().unwrap_or(Order::End)
}

/// As [`decide`], with the source of its whims and a list to use again: for many matches in a row.
#[must_use]
pub fn decide_with(
    position: &Position,
    opponent: Opponent,
    generator: &mut Generator,
    orders: &mut Vec<Order>,
) -> Order {
    match opponent {
        Opponent::Random | Opponent::Simple => at_once(position, opponent, generator, orders),
        _ => decide(position, opponent, generator.next()),
    }
}
