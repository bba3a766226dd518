//! Movements of goods that lists leave out: a visit of a whole turn needs them.
//!
//! Lists have every mix of one freighter, with no star or with as many as a Smuggler can have. Here are those with any number of
//! stars, goods that are taken off pairs, and what an Operative moves to and from several freighters with capacity left.

use crate::core::Rules as _;
use crate::games::far_space_foundry::rules::{
    Cargo, FarSpaceFoundry, Half, Job, Line, Order, Position, Ship, Stage, View, mixes,
};

/// Adds what `orders` leave out of the goods that may be moved now.
pub(super) fn unlisted(view: &View, orders: &mut Vec<Order>) {
    let p = &view.known;
    if p.stage != Stage::Work || p.now.moved {
        return;
    }
    let mut plain: Vec<Order> = orders.iter().copied().filter(is_plain).collect();
    if p.job() == Some(Job::Operative) && (p.half == Half::Beta || !p.now.landed) {
        several(p, &mut plain);
    }
    for order in plain {
        add(view, order, orders);
    }
}

/// The goods of an order that moves some.
const fn cargo_of(order: &Order) -> Option<Cargo> {
    match order {
        Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) => Some(*cargo),
        _ => None,
    }
}

const fn moves(like: &Order, cargo: Cargo) -> Order {
    match like {
        Order::Take(_) => Order::Take(cargo),
        Order::Unload(_) => Order::Unload(cargo),
        _ => Order::Load(cargo),
    }
}

/// Whether it moves goods with no star.
fn is_plain(order: &Order) -> bool {
    cargo_of(order).is_some_and(|cargo| cargo.lines().iter().all(|line| !line.on && !line.off))
}

/// Every mix to or from all freighters together, not more than the shuttle carries.
fn several(p: &Position, plain: &mut Vec<Order>) {
    let mut all = vec![Cargo::default()];
    for (ship, freighter) in p.mover().ships() {
        let before = all.clone();
        for begun in before {
            let left = p.now.capacity.saturating_sub(u8::try_from(begun.total()).unwrap_or(u8::MAX));
            let mut source = if p.now.landed { freighter.hold } else { p.mover().warehouse };
            if !p.now.landed {
                for line in begun.lines() {
                    source.take(line.good, line.count);
                }
            }
            mixes(&source, ship, left, begun, &mut |cargo| all.push(cargo));
        }
    }
    let like = if p.now.landed { Order::Unload(Cargo::default()) } else { Order::Load(Cargo::default()) };
    plain.extend(all.into_iter().filter(|cargo| !cargo.is_empty()).map(|cargo| moves(&like, cargo)));
}

/// Adds an order with every number of stars of each of its goods, where the rules take it.
fn add(view: &View, order: Order, orders: &mut Vec<Order>) {
    let Some(cargo) = cargo_of(&order) else { return };
    let mut all = vec![Cargo::default()];
    for line in cargo.lines() {
        let most_off = if matches!(order, Order::Unload(_)) { pairs(view, line.ship, line) } else { 0 };
        let most_on = if view.known.job() == Some(Job::Smuggler) { line.count } else { 0 };
        let before = std::mem::take(&mut all);
        for begun in before {
            for off in 0..=most_off.min(line.count) {
                all.extend((0..=most_on).map(|on| with_stars(begun, line, off, on)));
            }
        }
    }
    for cargo in all {
        let starred = moves(&order, cargo);
        if !orders.contains(&starred) && FarSpaceFoundry::check(view, &starred).is_ok() {
            orders.push(starred);
        }
    }
}

/// Pairs of a line's good in its freighter.
const fn pairs(view: &View, ship: Ship, line: &Line) -> u8 {
    view.known.mover().ship(ship).hold.pairs(line.good)
}

/// The goods of a line behind others, so many of them off pairs and so many laid on top. Only the numbers count: as few as can be do
/// both.
fn with_stars(mut begun: Cargo, line: &Line, off: u8, on: u8) -> Cargo {
    let both = (off + on).saturating_sub(line.count);
    let plain = line.count - (off + on - both);
    let parts = [(plain, false, false), (off - both, true, false), (on - both, false, true), (both, true, true)];
    for (count, off, on) in parts.into_iter().filter(|(count, ..)| *count > 0) {
        begun.push(Line { count, off, on, ..*line });
    }
    begun
}
