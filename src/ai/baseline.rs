//! The opponents that do not plan.

use crate::core::{Generator, Opponent};
use crate::games::alien_frontiers::ai::simple;
use crate::rules::{Order, Position, legal};

/// The order of an opponent that does not plan.
pub(crate) fn at_once(
    position: &Position,
    opponent: Opponent,
    generator: &mut Generator,
    orders: &mut Vec<Order>,
) -> Order {
    legal(position, orders);
    if orders.is_empty() {
        return Order::End;
    }
    match opponent {
        Opponent::Random => orders[generator.below(orders.len() as u32) as usize],
        _ => simple::choose(position, orders, generator),
    }
}
