//! Movements of goods that the list of legal orders omits, but that the enumeration of a whole turn needs.
//!
//! The list contains every mix of goods for one freighter, without stars, and for a Smuggler also with as many stars as possible.
//! This module adds mixes with any number of stars, goods taken off pairs, and movements of an Operative to or from several
//! freighters that do not use the whole capacity.

use crate::rules::{
    Asteroid, CargoTransfer, CargoTransferLine, FarSpaceFoundry, FreighterKind, Job, MatchHalf, Order, Phase, Position,
    View, mixes,
};
use orrery_core::Rules as _;

/// Adds the possible movements of goods that are missing from `orders`.
pub(super) fn unlisted(view: &View, orders: &mut Vec<Order>) {
    let p = &view.known;
    if p.stage != Phase::Work || p.now.moved {
        return;
    }
    let order: fn(CargoTransfer) -> Order = match (p.now.landed, p.half) {
        (true, MatchHalf::Alpha) => Order::Take,
        (true, MatchHalf::Beta) => Order::Unload,
        (false, _) => Order::Load,
    };
    // Goods may fit with stars even if they do not fit without. So each mix is tried with stars, whether it fits without or not.
    for cargo in mixes_of(p) {
        add(view, order, &cargo, orders);
    }
}

/// Returns all mixes of goods without stars that the shuttle can carry.
fn mixes_of(p: &Position) -> Vec<CargoTransfer> {
    let mut all = Vec::new();
    if p.now.landed && p.half == MatchHalf::Alpha {
        for asteroid in Asteroid::ALL {
            let line = |count| CargoTransferLine::plain(FreighterKind::Federal, asteroid.good(), count);
            all.extend((1..=p.now.capacity).map(|count| CargoTransfer::default().with(line(count))));
        }
        return all;
    }
    if p.job() == Some(Job::Operative) {
        return several(p);
    }
    for (ship, freighter) in p.mover().ships() {
        let source = if p.now.landed { &freighter.hold } else { &p.mover().warehouse };
        mixes(source, ship, p.now.capacity, CargoTransfer::default(), &mut |cargo| all.push(cargo));
    }
    all
}

/// Returns all mixes of goods to or from all freighters together, up to the capacity of the shuttle.
fn several(p: &Position) -> Vec<CargoTransfer> {
    let mut all = vec![CargoTransfer::default()];
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
    all.retain(|cargo| !cargo.is_empty());
    all
}

/// Adds the orders that move these goods with every number of stars on each line, if the rules accept them.
fn add(view: &View, order: fn(CargoTransfer) -> Order, cargo: &CargoTransfer, orders: &mut Vec<Order>) {
    let unloads = view.known.now.landed && view.known.half == MatchHalf::Beta;
    let mut all = vec![CargoTransfer::default()];
    for line in cargo.lines() {
        let most_off = if unloads { view.known.mover().ship(line.ship).hold.pairs(line.good) } else { 0 };
        let most_on = if view.known.job() == Some(Job::Smuggler) { line.count } else { 0 };
        let before = std::mem::take(&mut all);
        for begun in before {
            for off in 0..=most_off.min(line.count) {
                all.extend((0..=most_on).map(|on| with_stars(begun, line, off, on)));
            }
        }
    }
    for cargo in all {
        let starred = order(cargo);
        if !orders.contains(&starred) && FarSpaceFoundry::check(view, &starred).is_ok() {
            orders.push(starred);
        }
    }
}

/// Appends the goods of a line: `off` of them taken off pairs, and `on` of them stacked. Only the two numbers matter, so as few
/// goods as possible are both taken off pairs and stacked.
fn with_stars(mut begun: CargoTransfer, line: &CargoTransferLine, off: u8, on: u8) -> CargoTransfer {
    let both = (off + on).saturating_sub(line.count);
    let plain = line.count - (off + on - both);
    let parts = [(plain, false, false), (off - both, true, false), (on - both, false, true), (both, true, true)];
    for (count, off, on) in parts.into_iter().filter(|(count, ..)| *count > 0) {
        begun.push(CargoTransferLine { count, off, on, ..*line });
    }
    begun
}
