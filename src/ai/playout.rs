//! Random play to the end, as fast as the rules allow.

use crate::core::Generator;
use crate::games::alien_frontiers::ai::simple;
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

/// In so many orders of a rough playout one is drawn by chance.
const WHIM: u32 = 8;

/// Plays from `position` to the end of the match by the simple opponent's liking, now and then by chance, and returns
/// how many orders that took. `orders` is only working space.
pub(crate) fn rough_playout(position: &mut Position, generator: &mut Generator, orders: &mut Vec<Order>) -> u32 {
    for given in 0..LONGEST_MATCH {
        legal(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = match generator.below(WHIM) {
            0 => orders[generator.below(orders.len() as u32) as usize],
            _ => simple::choose(position, orders, generator),
        };
        apply_unchecked(position, order, generator, &mut ());
    }
    LONGEST_MATCH
}

/// The part of the victory that each seat has; all 0 while the match goes on.
pub(crate) fn shares(position: &Position) -> [f32; 4] {
    let winners = position.winning().count() as f32;
    let mut shares = [0.0; 4];
    for (share, colour) in shares.iter_mut().zip(position.seats()) {
        if position.winners[colour.index()] {
            *share = 1.0 / winners;
        }
    }
    shares
}
