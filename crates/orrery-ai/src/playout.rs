//! Playouts to the end of a match, as fast as the rules allow.

use super::searchable::Searchable;
use orrery_core::{Colour, RandomGenerator, Rules};

/// Plays random legal orders from `position` to the end of the match, but at most [`Rules::MAX_ORDERS`] of them, and returns
/// their number.
///
/// `orders` is only scratch space, so that many playouts need one allocation. `after` receives each order and the position after
/// that order.
pub fn playout<G: Rules>(
    position: &mut G::Position,
    generator: &mut RandomGenerator,
    orders: &mut Vec<G::Order>,
    mut after: impl FnMut(&G::Order, &G::Position),
) -> u32 {
    for given in 0..G::MAX_ORDERS {
        list::<G>(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = orders[generator.below(orders.len() as u32) as usize];
        G::apply(position, &order, generator, &mut ());
        after(&order, position);
    }
    G::MAX_ORDERS
}

/// Lists the legal orders of the deciding seat. The list is empty if the match is over.
fn list<G: Rules>(position: &G::Position, orders: &mut Vec<G::Order>) {
    match G::to_act(position) {
        Some(seat) => G::with_view(position, Some(seat), |view| G::legal(view, orders)),
        None => orders.clear(),
    }
}

/// The interval of random orders in a rough playout: on average, one order in this many is random.
const RANDOM_ONE_IN: u32 = 8;

/// Plays the match from `position` to its end, but at most [`Rules::MAX_ORDERS`] orders, with the preferences of the simple
/// opponent and occasional random orders. Returns the number of orders. `orders` is only scratch space.
pub(super) fn rough_playout<G: Searchable>(
    position: &mut G::Position,
    generator: &mut RandomGenerator,
    orders: &mut Vec<G::Order>,
) -> u32 {
    for given in 0..G::MAX_ORDERS {
        list::<G>(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = match generator.below(RANDOM_ONE_IN) {
            0 => orders[generator.below(orders.len() as u32) as usize],
            _ => G::with_view(position, G::to_act(position), |view| G::prefer(view, orders, generator)),
        };
        G::apply(position, &order, generator, &mut ());
    }
    G::MAX_ORDERS
}

/// Returns the share of the victory of each seat. All shares are 0 while the match continues, and after a lost solo match.
pub(super) fn shares<G: Rules>(position: &G::Position) -> [f32; 4] {
    let standings = G::with_view(position, None, G::standings);
    let winners = standings.winners().count() as f32;
    let mut shares = [0.0; 4];
    for (share, standing) in shares.iter_mut().zip(&standings.0) {
        if standing.winner {
            *share = 1.0 / winners;
        }
    }
    shares
}

/// Returns the index of the deciding seat in turn order, or 0 if the match is over.
pub(super) fn decider<G: Rules>(position: &G::Position) -> usize {
    G::to_act(position).map_or(0, |seat| place::<G>(position, seat))
}

/// Returns the index of a seat in turn order.
pub(super) fn place<G: Rules>(position: &G::Position, seat: Colour) -> usize {
    G::seats(position).iter().position(|&known| known == seat).unwrap_or(0)
}
