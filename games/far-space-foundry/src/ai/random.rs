//! The random opponent: it first chooses a verb for which there is an order, then an order with that verb. A verb with more
//! variants is not more likely.

use crate::rules::{CargoTransfer, Order, Phase, Position};
use orrery_core::RandomGenerator;

/// The opponent bribes in one in this many of the decisions in which it may bribe.
const BRIBES: u32 = 30;

/// Chooses one of `orders` at random, as described for this module.
pub(super) fn choose(p: &Position, orders: &[Order], generator: &mut RandomGenerator) -> Order {
    let any = |orders: &[Order], generator: &mut RandomGenerator| orders[generator.below(orders.len() as u32) as usize];
    let (bribes, others): (Vec<Order>, Vec<Order>) =
        orders.iter().filter(|order| counts(order)).partition(|order| matches!(order, Order::Bribe { .. }));
    if others.is_empty() {
        return any(orders, generator);
    }
    if !bribes.is_empty() && generator.below(BRIBES) == 0 {
        return any(&bribes, generator);
    }
    if p.stage == Phase::Stow {
        return any(orders, generator);
    }
    let mut verbs: Vec<_> = others.iter().map(std::mem::discriminant).collect();
    verbs.dedup();
    let verb = verbs[generator.below(verbs.len() as u32) as usize];
    let alike: Vec<Order> = others.into_iter().filter(|order| std::mem::discriminant(order) == verb).collect();
    any(&alike, generator)
}

/// Reports whether an order is a candidate: it has no stars, names only one freighter, and leaves no freighter when hiring.
fn counts(order: &Order) -> bool {
    let plain = |cargo: &CargoTransfer| cargo.lines().iter().all(|line| !line.on && !line.off);
    match order {
        Order::Take(cargo) => plain(cargo),
        Order::Unload(cargo) | Order::Load(cargo) => plain(cargo) && cargo.ships() == 1,
        Order::Hire { alone, .. } => !alone,
        _ => true,
    }
}
