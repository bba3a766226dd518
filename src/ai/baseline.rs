//! The opponents that do not plan.

use crate::core::Opponent;
use crate::rules::{Order, Phase, Position, legal};

/// The order of an opponent that does not plan.
fn at_once(position: &Position, opponent: Opponent, generator: &mut Generator, orders: &mut Vec<Order>) -> Order {
    legal(position, orders);
    if orders.is_empty() {
        return Order::End;
    }
    match opponent {
        Opponent::Random => orders[generator.below(orders.len() as u32) as usize],
        _ => simple::choose(position, orders, generator),
    }
}
