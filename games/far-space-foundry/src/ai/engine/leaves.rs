//! Enumeration of all leaves of a turn, up to the first order that reveals something.
//!
//! A narrow search tries to move as many goods as possible, which is nearly always best, and also one good fewer if the goods
//! move into the warehouse. A wide search tries any number and mix of goods.

use crate::rules::{
    Action, Asteroid, CargoDirection, CargoTransfer, CargoTransferLine, ChanceOutcome, ChanceQuestion, FreighterKind,
    Good, Job, MatchHalf, Order, PlayerState, Position, ProcessLimit, Product, SalesLimit, apply, check, flights,
    legal, mixes, starred,
};
use orrery_core::{Chance, ChanceNode as _};

/// Maximum number of orders in a path.
const LONGEST: usize = 9;

/// A sequence of orders within a turn.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct OrderSequence {
    orders: [Order; LONGEST],
    len: usize,
}

impl Default for OrderSequence {
    fn default() -> Self {
        OrderSequence { orders: [Order::End; LONGEST], len: 0 }
    }
}

impl OrderSequence {
    pub(in super::super) fn orders(&self) -> &[Order] {
        &self.orders[..self.len]
    }

    /// Returns the path with another order appended.
    #[inline]
    pub(in super::super) fn with(&self, order: Order) -> Self {
        let mut path = *self;
        if let Some(place) = path.orders.get_mut(path.len) {
            *place = order;
            path.len += 1;
        }
        path
    }
}

/// A visitor of the leaves of a turn.
pub(super) trait LeafVisitor {
    /// Called for a position in which the turn can end. The path does not contain [`Order::End`] yet.
    fn end(&mut self, p: &Position, path: &OrderSequence);

    /// Called for a position in which the Cantina can be used. The path does not contain [`Order::Cantina`] yet.
    fn cantina(&mut self, p: &Position, path: &OrderSequence);
}

/// A chance source for orders that do not depend on chance. It always gives the first outcome.
pub(in super::super) struct FirstOutcomeChance;

impl Chance<ChanceQuestion> for FirstOutcomeChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        node.outcome(0)
    }
}

/// Returns the position after an order. The order must not depend on chance.
#[inline]
pub(in super::super) fn done(p: &Position, order: &Order) -> Position {
    let mut next = *p;
    apply(&mut next, order, &mut FirstOutcomeChance, &mut ());
    next
}

/// Visits all leaves of a turn in which a pilot has been played, but no shuttle has flown.
pub(super) fn visit_from_flight(p: &Position, wide: bool, path: &OrderSequence, visitor: &mut dyn LeafVisitor) {
    let Some(pilot) = p.now.pilot else { return };
    for landing in [true, false] {
        for (dock, _) in flights(p, pilot, p.die, landing) {
            let order = if landing { Order::Land(dock) } else { Order::Lift(dock) };
            visit_from_work(&done(p, &order), wide, &path.with(order), visitor);
        }
    }
}

/// Visits all leaves of a turn in which the shuttle has flown.
pub(super) fn visit_from_work(p: &Position, wide: bool, path: &OrderSequence, visitor: &mut dyn LeafVisitor) {
    let used = p.now.acted || p.now.repaired;
    if p.now.landed {
        visit_actions(p, wide, path, visitor);
        if !p.now.moved && !used {
            goods(p, wide, &mut |order| visit_actions(&done(p, &order), wide, &path.with(order), visitor));
        }
    } else if p.now.moved {
        visitor.end(p, path);
    } else {
        visit_actions(p, wide, path, visitor);
    }
}

/// Visits the leaves after every possible use of actions, including none. If the shuttle lifted off, also visits the leaves after
/// goods are loaded.
fn visit_actions(p: &Position, wide: bool, path: &OrderSequence, visitor: &mut dyn LeafVisitor) {
    visitor.end(p, path);
    if !p.now.landed {
        goods(p, wide, &mut |order| visitor.end(&done(p, &order), &path.with(order)));
    }
    actions(p, &mut |order| match order {
        Order::Cantina => visitor.cantina(p, path),
        order => visit_actions(&done(p, &order), wide, &path.with(order), visitor),
    });
}

/// Calls `each` with every use of an action that is possible now.
fn actions(p: &Position, each: &mut dyn FnMut(Order)) {
    let mechanic = p.job() == Some(Job::Mechanic) && !p.now.repaired;
    let dock = (!p.now.acted).then(|| p.action());
    let own = mechanic.then_some(match p.half {
        MatchHalf::Alpha => Action::Process,
        MatchHalf::Beta => Action::Manufacture,
    });
    if let Some(action) = dock {
        uses(p, action, each);
    }
    if let Some(action) = own.filter(|&own| dock != Some(own)) {
        uses(p, action, each);
    }
}

fn uses(p: &Position, action: Action, each: &mut dyn FnMut(Order)) {
    let player = p.mover();
    let store = &player.warehouse;
    // With pairs, the result may not fit where single goods would.
    let fits = |order: &Order| store.spaces() == store.total() || check(p, order).is_ok();
    match action {
        Action::Process => {
            let most = store.count(Good::Skyrite).min(store.count(Good::Rubion));
            let most = if p.options.process == ProcessLimit::Once { most.min(1) } else { most };
            (1..=most).map(Order::Process).filter(fits).for_each(each);
        }
        Action::Traders => {
            let most = store.count(Good::Rubion);
            let most = if p.options.traders == SalesLimit::Once { most.min(1) } else { most };
            (1..=most).map(Order::Sell).filter(|order| check(p, order).is_ok()).for_each(each);
        }
        Action::Cantina if player.credits > 0 && !p.aliens.is_empty() => each(Order::Cantina),
        Action::Cantina => {}
        Action::Manufacture => {
            for product in p.products().filter(|&product| affords(player, product) && p.tokens[product.index()] > 0) {
                for times in 1..=product.card().times {
                    let order = Order::Make { product, times };
                    if check(p, &order).is_ok() {
                        each(order);
                    }
                }
            }
        }
        Action::Charge => {
            let plain = p.products().filter(|product| store.count(product.plain()) > 0);
            plain.map(|product| Order::Charge(Some(product))).filter(fits).for_each(&mut *each);
            if store.plain() > 1 && player.credits > 0 {
                each(Order::Charge(None));
            }
        }
        Action::Upgrade => {
            for (ship, freighter) in player.ships() {
                if !freighter.upgraded && freighter.hold.is_empty() {
                    each(Order::Upgrade(ship));
                }
            }
            if p.bank > 0 {
                each(Order::Earn);
            }
        }
    }
}

fn affords(player: &PlayerState, product: Product) -> bool {
    product.card().cost.iter().all(|&(good, count)| player.warehouse.count(good) >= count)
}

/// Calls `each` with the movements of goods that are possible now. Unless `wide`, only large movements are tried.
fn goods(p: &Position, wide: bool, each: &mut dyn FnMut(Order)) {
    if p.job() == Some(Job::Operative) {
        if wide {
            let mut orders = Vec::new();
            legal(p, &mut orders);
            let moves = |order: &&Order| matches!(order, Order::Take(_) | Order::Unload(_) | Order::Load(_));
            return orders.iter().filter(moves).for_each(|order| each(*order));
        }
        both(p, each);
    }
    match (p.now.landed, p.half) {
        (true, MatchHalf::Alpha) => take(p, wide, each),
        (true, MatchHalf::Beta) => shipped(p, CargoDirection::Unload, wide, each),
        (false, _) => shipped(p, CargoDirection::Load, wide, each),
    }
}

fn order(way: CargoDirection, cargo: CargoTransfer) -> Order {
    match way {
        CargoDirection::Take => Order::Take(cargo),
        CargoDirection::Unload => Order::Unload(cargo),
        CargoDirection::Load => Order::Load(cargo),
    }
}

/// Calls `each` with the order that moves `cargo` stacked in as many pairs as possible, if there is a pair and the order is
/// legal.
fn stacked(p: &Position, way: CargoDirection, cargo: &CargoTransfer, each: &mut dyn FnMut(Order)) {
    let pairs = starred(p, way, cargo);
    if pairs != *cargo && check(p, &order(way, pairs)).is_ok() {
        each(order(way, pairs));
    }
}

fn take(p: &Position, wide: bool, each: &mut dyn FnMut(Order)) {
    let smuggles = p.job() == Some(Job::Smuggler);
    for &asteroid in Asteroid::ALL {
        let there = p.now.capacity.min(p.asteroids[asteroid.index()]);
        let most = there.min(p.warehouse_free());
        let of = |count: u8| {
            CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Federal, asteroid.good(), count))
        };
        let least = if wide { 1 } else { most.saturating_sub(1).max(1) };
        (least..=most).rev().for_each(|count| each(Order::Take(of(count))));
        if smuggles {
            (2..=there).rev().for_each(|count| stacked(p, CargoDirection::Take, &of(count), each));
        }
    }
}

/// Calls `each` with movements of goods to or from a single freighter.
fn shipped(p: &Position, way: CargoDirection, wide: bool, each: &mut dyn FnMut(Order)) {
    let (player, smuggles) = (p.mover(), p.job() == Some(Job::Smuggler));
    for (ship, freighter) in player.ships() {
        let (from, free) = match way {
            CargoDirection::Load => (&player.warehouse, freighter.free()),
            _ => (&freighter.hold, p.warehouse_free()),
        };
        let there = p.now.capacity.min(from.total());
        let most = there.min(free);
        let least = if wide { 1 } else { most.saturating_sub(u8::from(way != CargoDirection::Load)).max(1) };
        let limit = if smuggles { there } else { most };
        if limit == 0 {
            continue;
        }
        mixes(from, ship, limit, CargoTransfer::default(), &mut |cargo| {
            let total = cargo.total() as u8;
            if total <= most && total >= least {
                each(order(way, cargo));
            }
            if smuggles && total > 1 {
                stacked(p, way, &cargo, each);
            }
            if wide && way == CargoDirection::Unload {
                unpaired(p, &cargo, each);
            }
        });
    }
}

/// Calls `each` with the order that unloads `cargo`, taking as many of its goods as possible off pairs (FSF-ALN-SM3), if there
/// are such pairs and the order is legal.
fn unpaired(p: &Position, cargo: &CargoTransfer, each: &mut dyn FnMut(Order)) {
    let off = |line: &CargoTransferLine| line.count.min(p.mover().ship(line.ship).hold.pairs(line.good));
    if cargo.lines().iter().all(|line| off(line) == 0) {
        return;
    }
    let mut parted = CargoTransfer::default();
    for line in cargo.lines() {
        let off = off(line);
        if off > 0 {
            parted.push(CargoTransferLine { off: true, ..CargoTransferLine::plain(line.ship, line.good, off) });
        }
        if line.count > off {
            parted.push(CargoTransferLine { count: line.count - off, ..*line });
        }
    }
    if check(p, &Order::Unload(parted)).is_ok() {
        each(Order::Unload(parted));
    }
}

/// Calls `each` with the movements of an Operative: every division of the largest possible number of goods between both
/// asteroids, or movements to or from two freighters. As many goods as possible move to or from the first freighter, and the rest
/// to or from the second.
fn both(p: &Position, each: &mut dyn FnMut(Order)) {
    let capacity = p.now.capacity;
    if p.now.landed && p.half == MatchHalf::Alpha {
        let most = capacity.min(p.warehouse_free());
        for skyrite in 1..most {
            let cargo =
                CargoTransfer::default().with(CargoTransferLine::plain(FreighterKind::Federal, Good::Skyrite, skyrite));
            let order =
                Order::Take(cargo.with(CargoTransferLine::plain(FreighterKind::Federal, Good::Rubion, most - skyrite)));
            if check(p, &order).is_ok() {
                each(order);
            }
        }
        return;
    }
    let way = if p.now.landed { CargoDirection::Unload } else { CargoDirection::Load };
    let player = p.mover();
    for (one, first) in player.ships() {
        let (from, free) =
            if p.now.landed { (&first.hold, p.warehouse_free()) } else { (&player.warehouse, first.free()) };
        let most = capacity.min(free).min(from.total());
        if most == 0 {
            continue;
        }
        mixes(from, one, most, CargoTransfer::default(), &mut |cargo| {
            if cargo.total() == u32::from(most) {
                for (other, _) in player.ships().filter(|&(other, _)| other != one) {
                    let order = order(way, rest(p, cargo, other));
                    if order_moves_more(&order, &cargo) && check(p, &order).is_ok() {
                        each(order);
                    }
                }
            }
        });
    }
}

fn order_moves_more(order: &Order, cargo: &CargoTransfer) -> bool {
    matches!(order, Order::Load(more) | Order::Unload(more) if more.total() > cargo.total())
}

/// Returns the cargo, filled up to the capacity with goods unloaded from the other freighter (after a landing) or loaded into it,
/// the most valuable goods first.
fn rest(p: &Position, mut cargo: CargoTransfer, other: FreighterKind) -> CargoTransfer {
    let player = p.mover();
    let mut left = p.now.capacity.saturating_sub(cargo.total() as u8);
    let free =
        if p.now.landed { p.warehouse_free().saturating_sub(cargo.total() as u8) } else { player.ship(other).free() };
    left = left.min(free);
    let from = if p.now.landed { &player.ship(other).hold } else { &player.warehouse };
    for &good in Good::ALL.iter().rev() {
        let gone: u8 =
            if p.now.landed { 0 } else { cargo.lines().iter().filter(|l| l.good == good).map(|l| l.count).sum() };
        let count = from.count(good).saturating_sub(gone).min(left);
        if count > 0 {
            cargo.push(CargoTransferLine::plain(other, good, count));
            left -= count;
        }
    }
    cargo
}
