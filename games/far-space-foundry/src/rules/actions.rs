//! The actions of docks (section 6), except for the Cantina.

use super::data::{RAW_GOODS, RUBION_PRICE};
use super::event::Event;
use super::options::{ProcessLimit, SalesLimit};
use super::order::Order;
use super::position::Position;
use super::refusal::Refusal;
use super::store::GoodsStore;
use super::vocab::{Action, Asteroid, FreighterKind, Good, Job, MatchHalf, Product};
use orrery_core::EventSink;

/// Returns the action that an order uses, or `None` if it uses none.
pub(super) const fn action_of(order: &Order) -> Option<Action> {
    match order {
        Order::Process(_) => Some(Action::Process),
        Order::Sell(_) => Some(Action::Traders),
        Order::Cantina => Some(Action::Cantina),
        Order::Make { .. } => Some(Action::Manufacture),
        Order::Charge(_) => Some(Action::Charge),
        Order::Upgrade(_) | Order::Earn => Some(Action::Upgrade),
        _ => None,
    }
}

/// Reports whether the job of the pilot played gives the mover this action in addition to the dock's own action (FSF-ALN-ME).
fn is_mechanics(p: &Position, action: Action) -> bool {
    let own = match p.half {
        MatchHalf::Alpha => Action::Process,
        MatchHalf::Beta => Action::Manufacture,
    };
    p.job() == Some(Job::Mechanic) && action == own
}

/// Checks whether an action can be used now (FSF-ACT-1, FSF-TURN-2).
pub(super) fn check_use(p: &Position, action: Action) -> Result<(), Refusal> {
    if !p.now.landed && p.now.moved {
        return Err(Refusal::LoadedAlready);
    }
    let (here, own) = (p.action() == action, is_mechanics(p, action));
    if here && !p.now.acted || own && !p.now.repaired {
        return Ok(());
    }
    Err(if here || own { Refusal::UsedAlready { action } } else { Refusal::NotHere { action, dock: p.now.dock } })
}

/// Marks an action as used: that of the dock if it is the same action and still unused, otherwise that of the Mechanic.
pub(super) fn mark_used(p: &mut Position, action: Action) {
    if p.action() == action && !p.now.acted { p.now.acted = true } else { p.now.repaired = true }
}

/// Checks whether an action can be carried out as ordered (FSF-ACT-3). `order` must be an action other than the Cantina.
pub(super) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    match *order {
        Order::Process(times) => {
            if times > 1 && p.options.process == ProcessLimit::Once {
                return Err(Refusal::OnlyOnce { action: Action::Process });
            }
            process(&mut { p.mover().warehouse }, p.warehouse_size(), times)
        }
        Order::Sell(count) => check_sell(p, count),
        Order::Make { product, times } => {
            if !p.is_in_play(product) {
                return Err(Refusal::NotInPlay { product });
            }
            let most = product.card().times;
            if times > most {
                return Err(Refusal::TooOften { product, most });
            }
            let (mut warehouse, mut left) = (p.mover().warehouse, p.tokens[product.index()]);
            make(&mut warehouse, &mut left, p.warehouse_size(), product, times).map(drop)
        }
        Order::Charge(None) if p.mover().warehouse.plain() == 0 => Err(Refusal::NothingToCharge),
        Order::Charge(None) if p.mover().credits == 0 => Err(Refusal::NoCredit),
        Order::Charge(Some(product)) => charge(&mut { p.mover().warehouse }, p.warehouse_size(), product),
        Order::Upgrade(ship) => check_upgrade(p, ship),
        Order::Earn if p.bank == 0 => Err(Refusal::BankEmpty),
        _ => Ok(()),
    }
}

/// Carries out an action that [`check`] accepts.
pub(super) fn carry_out(p: &mut Position, order: &Order, sink: &mut impl EventSink<Event>) {
    let (seat, size) = (p.colour(), p.warehouse_size());
    match *order {
        Order::Process(times) if process(&mut p.mover_mut().warehouse, size, times).is_ok() => {
            p.asteroids[Asteroid::Skyrite.index()] += times;
            sink.emit(Event::Processed { seat, times });
        }
        Order::Sell(count) => {
            p.mover_mut().warehouse.take(Good::Rubion, count);
            p.asteroids[Asteroid::Rubion.index()] += count;
            let credits = (RUBION_PRICE * count).min(p.bank);
            p.bank -= credits;
            p.mover_mut().credits += credits;
            sink.emit(Event::Sold { seat, count, credits });
        }
        Order::Make { product, times } => {
            let warehouse = &mut p.players[usize::from(p.turn)].warehouse;
            if let Ok(tokens) = make(warehouse, &mut p.tokens[product.index()], size, product, times) {
                sink.emit(Event::Made { seat, product, times, tokens });
            }
        }
        Order::Charge(Some(product)) if charge(&mut p.mover_mut().warehouse, size, product).is_ok() => {
            sink.emit(Event::Charged { seat, product, count: 1 });
        }
        Order::Charge(None) => charge_all(p, sink),
        Order::Upgrade(ship) => {
            p.mover_mut().ship_mut(ship).upgraded = true;
            sink.emit(Event::Upgraded { seat, ship });
        }
        Order::Earn => {
            p.bank -= 1;
            p.mover_mut().credits += 1;
            sink.emit(Event::Earned { seat });
        }
        _ => {}
    }
}

/// FSF-ACT-PR: carries out the processes one after another. Each galactium needs a space of its own (FSF-ALN-SM2).
fn process(warehouse: &mut GoodsStore, size: u8, times: u8) -> Result<(), Refusal> {
    for _ in 0..times {
        for good in [Good::Skyrite, Good::Rubion] {
            if !warehouse.take(good, 1) {
                return Err(Refusal::NotEnough { good });
            }
        }
        warehouse.add(Good::Galactium, 1);
        if warehouse.spaces() > size {
            return Err(Refusal::WarehouseFull { size });
        }
    }
    Ok(())
}

/// FSF-ACT-TR: checks a sale of `count` rubion. At least one credit must be left in the bank for each of them.
fn check_sell(p: &Position, count: u8) -> Result<(), Refusal> {
    if count > 1 && p.options.traders == SalesLimit::Once {
        return Err(Refusal::OnlyOnce { action: Action::Traders });
    }
    if p.mover().warehouse.count(Good::Rubion) < count {
        return Err(Refusal::NotEnough { good: Good::Rubion });
    }
    let paid_before = u16::from(RUBION_PRICE) * u16::from(count.saturating_sub(1));
    if u16::from(p.bank) <= paid_before { Err(Refusal::BankEmpty) } else { Ok(()) }
}

/// FSF-ACT-MA: uses a product card `times` times. Each use takes the payment first, which frees space, and then adds as many
/// tokens as are left and fit. Returns the number of tokens gained.
fn make(warehouse: &mut GoodsStore, left: &mut u8, size: u8, product: Product, times: u8) -> Result<u8, Refusal> {
    let card = product.card();
    let mut made = 0;
    for _ in 0..times {
        for &(good, count) in card.cost {
            if !warehouse.take(good, count) {
                return Err(Refusal::NotEnough { good });
            }
        }
        if *left == 0 {
            return Err(Refusal::NoTokens { product });
        }
        let tokens = card.tokens.min(*left).min(size.saturating_sub(warehouse.spaces()));
        if tokens == 0 {
            return Err(Refusal::WarehouseFull { size });
        }
        *left -= tokens;
        warehouse.add(product.plain(), tokens);
        made += tokens;
    }
    Ok(made)
}

/// FSF-ACT-CH: charges a product. The charged product needs a space of its own (FSF-ALN-SM2).
fn charge(warehouse: &mut GoodsStore, size: u8, product: Product) -> Result<(), Refusal> {
    if !warehouse.take(product.plain(), 1) {
        return Err(Refusal::NotEnough { good: product.plain() });
    }
    warehouse.add(product.charged(), 1);
    if warehouse.spaces() > size { Err(Refusal::WarehouseFull { size }) } else { Ok(()) }
}

fn charge_all(p: &mut Position, sink: &mut impl EventSink<Event>) {
    let seat = p.colour();
    p.bank += 1;
    let mover = p.mover_mut();
    mover.credits -= 1;
    sink.emit(Event::ChargedAll { seat });
    for &product in Product::ALL {
        let count = mover.warehouse.turn(product.plain(), product.charged());
        if count > 0 {
            sink.emit(Event::Charged { seat, product, count });
        }
    }
}

fn check_upgrade(p: &Position, ship: FreighterKind) -> Result<(), Refusal> {
    let freighter = p.mover().ship(ship);
    if freighter.size == 0 {
        return Err(Refusal::NoFreighter { ship });
    }
    if freighter.upgraded {
        return Err(Refusal::UpgradedAlready { ship });
    }
    if freighter.hold.is_empty() { Ok(()) } else { Err(Refusal::NotEmpty { ship }) }
}

/// Adds all uses of actions that are possible now. The search for a number of uses ends at the first refusal, because all higher
/// numbers are refused as well.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let usable = |action: Action| check_use(p, action).is_ok();
    let legal = |order: &Order| check(p, order).is_ok();
    if usable(Action::Process) {
        orders.extend((1..=RAW_GOODS).map(Order::Process).take_while(legal));
    }
    if usable(Action::Traders) {
        orders.extend((1..=RAW_GOODS).map(Order::Sell).take_while(legal));
    }
    if usable(Action::Cantina) && super::hire::check(p).is_ok() {
        orders.push(Order::Cantina);
    }
    if usable(Action::Manufacture) {
        for product in p.products() {
            let times = 1..=product.card().times;
            orders.extend(times.map(|times| Order::Make { product, times }).take_while(legal));
        }
    }
    if usable(Action::Charge) {
        let one = Product::ALL.iter().map(|&product| Order::Charge(Some(product)));
        orders.extend(one.chain([Order::Charge(None)]).filter(legal));
    }
    if usable(Action::Upgrade) {
        let one = FreighterKind::ALL.iter().map(|&ship| Order::Upgrade(ship));
        orders.extend(one.chain([Order::Earn]).filter(legal));
    }
}
