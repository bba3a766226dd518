//! Special actions (section 6), but for the Cantina.

use super::data::RUBION_PRICE;
use super::event::Event;
use super::options::{ProcessTimes, TradersTimes};
use super::order::Order;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Action, Asteroid, Good, Half, Job, Product, Ship};
use crate::core::Sink;

/// The action an order is a use of, if it is one.
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

/// Whether the Mechanic may use this once more beside the dock's action (FSF-ALN-ME).
fn is_mechanics(p: &Position, action: Action) -> bool {
    let own = match p.half {
        Half::Alpha => Action::Process,
        Half::Beta => Action::Manufacture,
    };
    p.job() == Some(Job::Mechanic) && action == own
}

/// Why an action cannot be used at this moment (FSF-ACT-1, FSF-TURN-2).
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

/// Marks an action as used: the dock's if it is that, else the Mechanic's.
pub(super) fn mark_used(p: &mut Position, action: Action) {
    if p.action() == action && !p.now.acted { p.now.acted = true } else { p.now.repaired = true }
}

/// Why an action other than the Cantina cannot be carried out as ordered (FSF-ACT-3). `order` is one.
pub(super) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    match *order {
        Order::Process(times) => {
            if times > 1 && p.options.process == ProcessTimes::Once {
                return Err(Refusal::OnlyOnce { action: Action::Process });
            }
            process(&mut { *p }, times)
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
            make(&mut { *p }, product, times).map(drop)
        }
        Order::Charge(None) if p.mover().warehouse.plain() == 0 => Err(Refusal::NothingToCharge),
        Order::Charge(None) if p.mover().credits == 0 => Err(Refusal::NoCredit),
        Order::Charge(Some(product)) => charge(&mut { *p }, product),
        Order::Upgrade(ship) => check_upgrade(p, ship),
        Order::Earn if p.bank == 0 => Err(Refusal::BankEmpty),
        _ => Ok(()),
    }
}

/// Carries an action out that [`check`] takes.
pub(super) fn carry_out(p: &mut Position, order: &Order, sink: &mut impl Sink<Event>) {
    let seat = p.colour();
    match *order {
        Order::Process(times) if process(p, times).is_ok() => sink.emit(Event::Processed { seat, times }),
        Order::Sell(count) => {
            p.mover_mut().warehouse.take(Good::Rubion, count);
            p.asteroids[Asteroid::Rubion.index()] += count;
            let credits = (RUBION_PRICE * count).min(p.bank);
            p.bank -= credits;
            p.mover_mut().credits += credits;
            sink.emit(Event::Sold { seat, count, credits });
        }
        Order::Make { product, times } => {
            if let Ok(tokens) = make(p, product, times) {
                sink.emit(Event::Made { seat, product, times, tokens });
            }
        }
        Order::Charge(Some(product)) if charge(p, product).is_ok() => {
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

/// FSF-ACT-PR: each is finished before the next, and galactium needs a space of its own (FSF-ALN-SM2).
fn process(p: &mut Position, times: u8) -> Result<(), Refusal> {
    let size = p.warehouse_size();
    for _ in 0..times {
        let warehouse = &mut p.mover_mut().warehouse;
        for good in [Good::Skyrite, Good::Rubion] {
            if !warehouse.take(good, 1) {
                return Err(Refusal::NotEnough { good });
            }
        }
        warehouse.add(Good::Galactium, 1);
        if warehouse.spaces() > size {
            return Err(Refusal::WarehouseFull { size });
        }
        p.asteroids[Asteroid::Skyrite.index()] += 1;
    }
    Ok(())
}

/// FSF-ACT-TR: the last of several sales may find one credit, none may find an empty bank.
fn check_sell(p: &Position, count: u8) -> Result<(), Refusal> {
    if count > 1 && p.options.traders == TradersTimes::Once {
        return Err(Refusal::OnlyOnce { action: Action::Traders });
    }
    if p.mover().warehouse.count(Good::Rubion) < count {
        return Err(Refusal::NotEnough { good: Good::Rubion });
    }
    let paid_before = u16::from(RUBION_PRICE) * u16::from(count.saturating_sub(1));
    if u16::from(p.bank) <= paid_before { Err(Refusal::BankEmpty) } else { Ok(()) }
}

/// FSF-ACT-MA: payment makes room, then as many tokens come as there are and fit. How many came.
fn make(p: &mut Position, product: Product, times: u8) -> Result<u8, Refusal> {
    let card = product.card();
    let mut made = 0;
    for _ in 0..times {
        for &(good, count) in card.cost {
            if !p.mover_mut().warehouse.take(good, count) {
                return Err(Refusal::NotEnough { good });
            }
        }
        let left = p.tokens[product.index()];
        if left == 0 {
            return Err(Refusal::NoTokens { product });
        }
        let tokens = card.tokens.min(left).min(p.warehouse_free());
        if tokens == 0 {
            return Err(Refusal::WarehouseFull { size: p.warehouse_size() });
        }
        p.tokens[product.index()] -= tokens;
        p.mover_mut().warehouse.add(product.plain(), tokens);
        made += tokens;
    }
    Ok(made)
}

/// FSF-ACT-CH: the charged product needs a space of its own (FSF-ALN-SM2).
fn charge(p: &mut Position, product: Product) -> Result<(), Refusal> {
    let size = p.warehouse_size();
    let warehouse = &mut p.mover_mut().warehouse;
    if !warehouse.take(product.plain(), 1) {
        return Err(Refusal::NotEnough { good: product.plain() });
    }
    warehouse.add(product.charged(), 1);
    if warehouse.spaces() > size { Err(Refusal::WarehouseFull { size }) } else { Ok(()) }
}

fn charge_all(p: &mut Position, sink: &mut impl Sink<Event>) {
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

fn check_upgrade(p: &Position, ship: Ship) -> Result<(), Refusal> {
    let freighter = p.mover().ship(ship);
    if freighter.size == 0 {
        return Err(Refusal::NoFreighter { ship });
    }
    if freighter.upgraded {
        return Err(Refusal::UpgradedAlready { ship });
    }
    if freighter.hold.is_empty() { Ok(()) } else { Err(Refusal::NotEmpty { ship }) }
}

/// Lists every use of actions there is now.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let mut push = |order: Order| {
        let usable = action_of(&order).is_some_and(|action| check_use(p, action).is_ok());
        let legal = usable && check(p, &order).is_ok() && (order != Order::Cantina || super::hire::check(p).is_ok());
        if legal {
            orders.push(order);
        }
    };
    (1..=super::data::RAW_GOODS).for_each(|times| push(Order::Process(times)));
    (1..=super::data::RAW_GOODS).for_each(|count| push(Order::Sell(count)));
    push(Order::Cantina);
    for product in p.products() {
        (1..=product.card().times).for_each(|times| push(Order::Make { product, times }));
    }
    Product::ALL.iter().for_each(|&product| push(Order::Charge(Some(product))));
    push(Order::Charge(None));
    Ship::ALL.iter().for_each(|&ship| push(Order::Upgrade(ship)));
    push(Order::Earn);
}
