//! The list of legal movements of goods.
//!
//! It contains all movements to or from a single freighter or asteroid without stars (which mark stacked goods). For a Smuggler,
//! it also contains each of them with as many stars as possible. For an Operative, it also contains all movements from both
//! asteroids, and the movements to or from two freighters to which no further good could be added.

use super::goods::{self, CargoDirection};
use super::order::{CargoTransfer, CargoTransferLine, Order};
use super::position::Position;
use super::store::GoodsStore;
use super::vocab::{Asteroid, FreighterKind, Good, Job, MatchHalf};

/// Adds the movements of goods that are possible now, as described for this module.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let way = match (p.now.landed, p.half) {
        (true, MatchHalf::Alpha) => CargoDirection::Take,
        (true, MatchHalf::Beta) => CargoDirection::Unload,
        (false, _) => CargoDirection::Load,
    };
    if goods::check_direction(p, way).is_err() {
        return;
    }
    match way {
        CargoDirection::Take => list_take(p, orders),
        CargoDirection::Unload | CargoDirection::Load => list_ships(p, way, orders),
    }
}

fn list_take(p: &Position, orders: &mut Vec<Order>) {
    let capacity = p.now.capacity;
    let mut push = |cargo: CargoTransfer| push_with_stars(p, CargoDirection::Take, cargo, orders);
    for &asteroid in Asteroid::ALL {
        (1..=capacity).for_each(|count| {
            push(CargoTransfer::default().with(CargoTransferLine::plain(
                FreighterKind::Federal,
                asteroid.good(),
                count,
            )));
        });
    }
    if p.job() == Some(Job::Operative) {
        for skyrite in 1..capacity {
            for rubion in 1..=capacity - skyrite {
                let cargo = CargoTransfer::default().with(CargoTransferLine::plain(
                    FreighterKind::Federal,
                    Good::Skyrite,
                    skyrite,
                ));
                push(cargo.with(CargoTransferLine::plain(FreighterKind::Federal, Good::Rubion, rubion)));
            }
        }
    }
}

fn list_ships(p: &Position, way: CargoDirection, orders: &mut Vec<Order>) {
    let capacity = p.now.capacity;
    let ships: Vec<FreighterKind> = p.mover().ships().map(|(ship, _)| ship).collect();
    for &ship in &ships {
        mixes(&source(p, way, ship), ship, capacity, CargoTransfer::default(), &mut |cargo| {
            push_with_stars(p, way, cargo, orders);
        });
    }
    if p.job() == Some(Job::Operative) {
        for (at, &one) in ships.iter().enumerate() {
            ships[at + 1..].iter().for_each(|&other| list_two(p, way, [one, other], orders));
        }
    }
}

/// Adds the mixes of two freighters to which no further good could be added.
fn list_two(p: &Position, way: CargoDirection, [one, other]: [FreighterKind; 2], orders: &mut Vec<Order>) {
    let capacity = p.now.capacity;
    let room = |cargo: &CargoTransfer| {
        let order = if way == CargoDirection::Load { Order::Load(*cargo) } else { Order::Unload(*cargo) };
        (goods::check(p, way, cargo).is_ok()).then_some(order)
    };
    mixes(&source(p, way, one), one, capacity, CargoTransfer::default(), &mut |first| {
        if room(&first).is_none() {
            return;
        }
        let mut rest = source(p, way, other);
        if way == CargoDirection::Load {
            for line in first.lines() {
                rest.take(line.good, line.count);
            }
        }
        let left = capacity.saturating_sub(first.total() as u8);
        mixes(&rest, other, left, first, &mut |both| {
            let grows = || {
                Good::ALL.iter().any(|&good| [one, other].iter().any(|&ship| room(&grown(&both, ship, good)).is_some()))
            };
            if let Some(order) = room(&both)
                && !grows()
            {
                orders.push(order);
            }
        });
    });
}

/// Returns the cargo with one more good of this kind, to or from a freighter.
fn grown(cargo: &CargoTransfer, ship: FreighterKind, good: Good) -> CargoTransfer {
    let mut more = CargoTransfer::default();
    let mut found = false;
    for line in cargo.lines() {
        let here = line.ship == ship && line.good == good;
        found |= here;
        more.push(CargoTransferLine { count: line.count + u8::from(here), ..*line });
    }
    if found { more } else { more.with(CargoTransferLine::plain(ship, good, 1)) }
}

/// Returns the store that goods leave: the warehouse, or the hold of the freighter.
fn source(p: &Position, way: CargoDirection, ship: FreighterKind) -> GoodsStore {
    if way == CargoDirection::Load { p.mover().warehouse } else { p.mover().ship(ship).hold }
}

/// Calls `each` with every cargo that consists of `begun` and a mix of one to `most` goods of a store.
pub(crate) fn mixes(
    store: &GoodsStore,
    ship: FreighterKind,
    most: u8,
    begun: CargoTransfer,
    each: &mut impl FnMut(CargoTransfer),
) {
    let goods: Vec<(Good, u8)> = store.iter().collect();
    mix(&goods, ship, most, begun, false, each);
}

fn mix(
    goods: &[(Good, u8)],
    ship: FreighterKind,
    most: u8,
    begun: CargoTransfer,
    any: bool,
    each: &mut impl FnMut(CargoTransfer),
) {
    let Some((&(good, count), rest)) = goods.split_first() else {
        if any {
            each(begun);
        }
        return;
    };
    mix(rest, ship, most, begun, any, each);
    for taken in 1..=count.min(most) {
        mix(rest, ship, most - taken, begun.with(CargoTransferLine::plain(ship, good, taken)), true, each);
    }
}

/// Adds the cargo to the orders if the rules accept it. For a Smuggler, also adds it with as many stars as possible.
fn push_with_stars(p: &Position, way: CargoDirection, cargo: CargoTransfer, orders: &mut Vec<Order>) {
    let order = |cargo| match way {
        CargoDirection::Take => Order::Take(cargo),
        CargoDirection::Unload => Order::Unload(cargo),
        CargoDirection::Load => Order::Load(cargo),
    };
    if goods::check(p, way, &cargo).is_ok() {
        orders.push(order(cargo));
    }
    if p.job() == Some(Job::Smuggler) {
        let starred = starred(p, way, &cargo);
        if starred != cargo && goods::check(p, way, &starred).is_ok() {
            orders.push(order(starred));
        }
    }
}

/// Returns the same goods, with as many of them as possible stacked on single ones (trailing stars).
pub(crate) fn starred(p: &Position, way: CargoDirection, cargo: &CargoTransfer) -> CargoTransfer {
    let mut with_stars = CargoTransfer::default();
    for line in cargo.lines() {
        let store = if way == CargoDirection::Load { p.mover().ship(line.ship).hold } else { p.mover().warehouse };
        let alone = store.singles(line.good);
        // Each stacked good needs a single good below it, which is already in the store or moves with it.
        let on = line.count.min((alone + line.count) / 2);
        if line.count > on {
            with_stars.push(CargoTransferLine { count: line.count - on, ..*line });
        }
        if on > 0 {
            with_stars.push(CargoTransferLine { count: on, on: true, ..*line });
        }
    }
    with_stars
}
