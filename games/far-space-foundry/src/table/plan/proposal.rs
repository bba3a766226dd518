//! Proposals: the order that the mover probably wants, such as the fullest load with the best goods.

use std::cmp::Reverse;

use super::choices::kept;
use super::goods_direction::{CargoOrderKind, goods_direction};
use super::idle_turn::idle;
use super::state::legal;
use crate::rules::{
    Action, Asteroid, CargoTransfer, CargoTransferLine, FreighterKind, Good, Job, Order, Phase, Product, STOWED, View,
    stowed,
};
use crate::table::types::{GoodsDraft, OrderDraft};

/// Returns the order that the mover probably wants, or `None` if there is no proposal.
pub(super) fn proposed(view: &View) -> Option<Order> {
    match view.known.stage {
        Phase::Keep => Some(Order::Keep(kept(&OrderDraft::Nothing, view))),
        Phase::Begin => Some(Order::Begin),
        Phase::Card => idle(view).map(|(pilot, _)| Order::Play { pilot, roll: false }),
        _ => Some(goods_direction(view)?.order(best_fit(view)?)),
    }
}

/// Returns the goods of the draft, or the proposed goods if the draft is empty. Returns `None` if there are none, or if the draft
/// contains something else.
pub fn gathered(draft: &OrderDraft, view: &View) -> Option<GoodsDraft> {
    match draft {
        OrderDraft::Goods(goods) => Some(goods.clone()),
        OrderDraft::Nothing => best_fit(view).as_ref().map(GoodsDraft::of),
        _ => None,
    }
}

/// Returns the proposed goods, or `None` if no goods can move, or if goods could be unloaded but not used.
pub fn best_fit(view: &View) -> Option<CargoTransfer> {
    match goods_direction(view)? {
        CargoOrderKind::Stow => Some(stow(view)),
        CargoOrderKind::Unload => best(view, |cargo| leads_on(view, cargo)),
        _ => best(view, |_| true),
    }
}

/// Reports whether the action of the dock or of the Mechanic can use everything that this cargo unloads, and whether the mover
/// has a turn left to load the results.
fn leads_on(view: &View, cargo: &CargoTransfer) -> bool {
    let mover = view.known.mover();
    mover.in_hand() + mover.in_deck() > 0 && cargo.lines().iter().all(|line| is_worked_on(view, cargo, line))
}

/// Reports whether a good can pay for a product or be charged, or whether its freighter can be upgraded.
fn is_worked_on(view: &View, cargo: &CargoTransfer, line: &CargoTransferLine) -> bool {
    let known = &view.known;
    let makes = known.action() == Action::Manufacture || known.job() == Some(Job::Mechanic);
    let costs = |product: Product| product.card().cost.iter().any(|(good, _)| *good == line.good);
    if makes && known.products().any(|product| known.tokens[product.index()] > 0 && costs(product)) {
        return true;
    }
    match known.action() {
        Action::Charge => !line.good.is_raw() && !line.good.is_charged(),
        Action::Upgrade => line.good.is_raw() && empties_plain(view, cargo, line.ship),
        _ => false,
    }
}

/// Reports whether this cargo empties a freighter with the plain side up.
fn empties_plain(view: &View, cargo: &CargoTransfer, ship: FreighterKind) -> bool {
    let freighter = view.known.mover().ship(ship);
    let out: u8 = cargo.of(ship).map(|line| line.count).sum();
    !freighter.upgraded && out > 0 && out == freighter.hold.total()
}

/// Returns the best goods to take from one asteroid, or `None` if none can be taken from it.
pub(super) fn best_of_asteroid(view: &View, asteroid: Asteroid) -> Option<CargoTransfer> {
    best(view, |cargo| cargo.lines().iter().all(|line| line.good == asteroid.good()))
}

/// Returns the best goods to move to or from one freighter, or `None` if none can be moved.
pub(super) fn best_of_ship(view: &View, ship: FreighterKind) -> Option<CargoTransfer> {
    best(view, |cargo| cargo.lines().iter().all(|line| line.ship == ship))
}

fn best(view: &View, fits: impl Fn(&CargoTransfer) -> bool) -> Option<CargoTransfer> {
    let moved = |order: Order| match order {
        Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) => Some(cargo),
        _ => None,
    };
    let all = legal(view).into_iter().filter_map(moved).filter(fits);
    // Of equally good cargoes the first one is taken, because simple cargoes are listed first.
    all.min_by_key(|cargo| Reverse(value(view, cargo)))
}

/// Returns the value of a cargo, as a tuple. For loading and taking, the number of goods counts before their value.
fn value(view: &View, cargo: &CargoTransfer) -> (i32, i32, i32) {
    let known = &view.known;
    let total = i32::from(u8::try_from(cargo.total()).unwrap_or(u8::MAX));
    let each: i32 = cargo.lines().iter().map(|line| worth(view, line.good) * i32::from(line.count)).sum();
    match goods_direction(view) {
        Some(CargoOrderKind::Load) => {
            let left: i32 = cargo.lines().iter().map(|line| i32::from(known.mover().ship(line.ship).free())).sum();
            (total, each, -left)
        }
        Some(CargoOrderKind::Unload) => unload_value(view, cargo, each),
        _ => (total, each, 0),
    }
}

/// Returns the value of unloading a cargo, as a tuple. Goods that the dock can use count for it, and other goods count twice
/// against it.
fn unload_value(view: &View, cargo: &CargoTransfer, each: i32) -> (i32, i32, i32) {
    let known = &view.known;
    let emptied = FreighterKind::ALL.iter().any(|&ship| empties_plain(view, cargo, ship));
    let useful = |good: Good| match known.action() {
        Action::Charge => !good.is_raw() && !good.is_charged(),
        Action::Upgrade => true,
        _ => good.is_raw(),
    };
    let used: i32 = cargo.lines().iter().filter(|line| useful(line.good)).map(|line| i32::from(line.count)).sum();
    let waste = i32::from(u8::try_from(cargo.total()).unwrap_or(u8::MAX)) - used;
    let upgrades = i32::from(known.action() == Action::Upgrade && emptied) * 10;
    (upgrades + used - 2 * waste, each, 0)
}

/// Returns the value of a good at its destination, in tenths of a point.
fn worth(view: &View, good: Good) -> i32 {
    let warehouse = &view.known.mover().warehouse;
    match (good.product(), goods_direction(view)) {
        (Some(product), _) => 10 * (i32::from(product.card().points) + i32::from(good.is_charged())),
        // The scarcer raw good is worth more, because galactium needs both.
        (None, Some(CargoOrderKind::Take)) => 5 - i32::from(warehouse.count(good)),
        (None, _) => match good {
            Good::Galactium => 9,
            Good::Skyrite => 8,
            _ => 7,
        },
    }
}

/// Returns a cargo that loads the fleet from the smallest freighter to the largest, galactium first.
fn stow(view: &View) -> CargoTransfer {
    let mover = view.known.mover();
    let mut ships: Vec<(usize, u8)> = mover.fleet.iter().map(|freighter| freighter.size).enumerate().collect();
    ships.sort_by_key(|&(_, size)| size);
    let mut left = STOWED.map(|(_, count)| count);
    let mut given = [[0; 2]; FreighterKind::COUNT];
    for (at, size) in ships {
        let galactium = left[1].min(size);
        let skyrite = left[0].min(size - galactium);
        given[at] = [skyrite, galactium];
        left = [left[0] - skyrite, left[1] - galactium];
    }
    stowed(&given)
}
