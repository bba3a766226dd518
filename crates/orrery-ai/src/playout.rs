//! Play to the end of a match, as fast as the rules allow.

use super::searchable::Searchable;
use orrery_core::{Colour, Generator, Rules};

/// Plays random legal orders from `position` to the end of the match and returns how many.
///
/// `orders` is only working space, so that many playouts need one allocation. `after` sees the order given and the
/// position after it.
pub fn playout<G: Rules>(
    position: &mut G::Position,
    generator: &mut Generator,
    orders: &mut Vec<G::Order>,
    mut after: impl FnMut(&G::Order, &G::Position),
) -> u32 {
    for given in 0..G::LONGEST {
        list::<G>(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = orders[generator.below(orders.len() as u32) as usize];
        G::apply(position, &order, generator, &mut ());
        after(&order, position);
    }
    G::LONGEST
}

/// Lists what the decider may do; nothing when the match is over.
fn list<G: Rules>(position: &G::Position, orders: &mut Vec<G::Order>) {
    match G::to_act(position) {
        Some(seat) => G::with_view(position, Some(seat), |view| G::legal(view, orders)),
        None => orders.clear(),
    }
}

/// In so many orders of a rough playout one is drawn by chance.
const WHIM: u32 = 8;

/// Plays from `position` to the end of the match by the simple opponent's liking, now and then by chance, and returns
/// how many orders that took. `orders` is only working space.
pub(super) fn rough_playout<G: Searchable>(
    position: &mut G::Position,
    generator: &mut Generator,
    orders: &mut Vec<G::Order>,
) -> u32 {
    for given in 0..G::LONGEST {
        list::<G>(position, orders);
        if orders.is_empty() {
            return given;
        }
        let order = match generator.below(WHIM) {
            0 => orders[generator.below(orders.len() as u32) as usize],
            _ => G::with_view(position, G::to_act(position), |view| G::prefer(view, orders, generator)),
        };
        G::apply(position, &order, generator, &mut ());
    }
    G::LONGEST
}

/// The part of the victory that each seat has; all 0 while the match goes on, and where one alone fell short.
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

/// The place in the turn order of the seat that decides; 0 when nobody does.
pub(super) fn decider<G: Rules>(position: &G::Position) -> usize {
    G::to_act(position).map_or(0, |seat| place::<G>(position, seat))
}

/// The place of a seat in the turn order.
pub(super) fn place<G: Rules>(position: &G::Position, seat: Colour) -> usize {
    G::seats(position).iter().position(|&known| known == seat).unwrap_or(0)
}
