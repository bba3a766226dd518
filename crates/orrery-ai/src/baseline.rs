//! The shared baselines, which choose single orders without a plan.

use super::searchable::Searchable;
use orrery_core::{Opponent, RandomGenerator};

/// Returns the order of an opponent that decides order by order, or `None` if there is no legal order.
pub(super) fn at_once<G: Searchable>(
    view: &G::View,
    opponent: Opponent,
    generator: &mut RandomGenerator,
    orders: &mut Vec<G::Order>,
) -> Option<G::Order> {
    G::legal(view, orders);
    if orders.is_empty() {
        return None;
    }
    Some(match opponent {
        Opponent::Random => G::random_order(view, orders, generator),
        _ => G::prefer(view, orders, generator),
    })
}
