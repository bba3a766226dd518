//! Random play to the end, as fast as the rules allow.

use super::Generator;
use crate::rules::{Order, Position, apply_unchecked, legal};

/// No match of orderly play comes near this many orders; a match that reaches it is given up.
pub const LONGEST_MATCH: u32 = 200_000;

/// Plays random legal orders from `position` to the end of the match and returns how many.
///
/// `orders` is only working space, so that many playouts need one allocation. `after` sees the
/// position after every order.
pub fn playout(
    position: &mut Position,
    generator: &mut Generator,
    orders: &mut Vec<Order>,
    mut after: impl FnMut(&Position),
) -> u32 {
    for given in 0..LONGEST_MATCH {
        legal(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = orders[generator.below(orders.len() as u32) as usize];
        apply_unchecked(position, order, generator, &mut ());
        after(position);
    }
    LONGEST_MATCH
}
