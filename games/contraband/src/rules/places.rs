//! Actions at a place (sections 5 and 6): mines, markets, spaceports, gates, and throwing out cargo.

use super::board::{BoardSpot, Sector, SectorPlace};
use super::chance::{ChanceOutcome, ChanceQuestion};
use super::event::Event;
use super::metals::MetalCounts;
use super::options::PriceTable;
use super::order::Order;
use super::player::TurnState;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Metal, Upgrade};
use orrery_core::{Chance, Colour, EventSink};

/// The maximum number of exchanges in mines per turn (CB-MIN-2).
pub const SWAPS: u8 = 3;
/// The price in credits of a passage through a gate (CB-GAT-1).
pub const GATE_PRICE: u16 = 50;
/// The maximum number of metals of one kind in a market (CB-MKT-2).
pub const MARKET_KIND: u8 = 3;
/// The maximum number of metals in a market (CB-MKT-2).
pub const MARKET_ROOM: u8 = 5;

/// Returns the price that a market with `there` metals of a kind, 0 to 2, pays for the next one (CB-MKT-1).
pub const fn price(prices: PriceTable, metal: Metal, there: u8) -> u16 {
    match (metal, prices, there) {
        (Metal::Plutonium, _, 0) => 500,
        (Metal::Plutonium, _, 1) => 250,
        (Metal::Plutonium, ..) => 150,
        (_, PriceTable::Fair, 0) => 300,
        (_, PriceTable::Fair, 1) | (_, PriceTable::Seed, 0) => 200,
        (_, PriceTable::Fair, _) | (_, PriceTable::Seed, 1) => 100,
        (_, PriceTable::Seed, _) => 50,
    }
}

/// Returns the number, counted from 0, of the mine in which the decider's ship is.
fn mine(p: &Position) -> Result<usize, Refusal> {
    p.mine_of(p.asked()).ok_or(Refusal::NoMine)
}

fn market(p: &Position) -> Result<usize, Refusal> {
    p.market_of(p.asked()).ok_or(Refusal::NoMarket)
}

fn holds(p: &Position, metal: Metal) -> Result<(), Refusal> {
    if p.me().hold.known.has(metal) { Ok(()) } else { Err(Refusal::NotHeld { metal }) }
}

fn lies_in(p: &Position, mine: usize, metal: Metal) -> Result<(), Refusal> {
    if p.mines[mine].pile.known.has(metal) { Ok(()) } else { Err(Refusal::NotThere { metal }) }
}

/// Checks that one more metal fits the decider's hold.
pub(super) fn has_room(p: &Position) -> Result<(), Refusal> {
    if p.me().has_room() { Ok(()) } else { Err(Refusal::NoRoom { room: p.me().room() }) }
}

/// Checks that the decider holds the metal to give and that the two kinds differ.
pub(super) fn check_exchange(p: &Position, give: Metal, take: Metal) -> Result<(), Refusal> {
    holds(p, give)?;
    if give == take { Err(Refusal::SameKind) } else { Ok(()) }
}

fn affords(p: &Position, price: u16) -> Result<(), Refusal> {
    let credits = p.me().credits;
    if credits >= u32::from(price) { Ok(()) } else { Err(Refusal::TooDear { price, credits }) }
}

/// Checks that the decider may give this order at their current place.
pub(super) fn check(p: &Position, order: &Order) -> Result<(), Refusal> {
    match *order {
        Order::Take(metal) => {
            lies_in(p, mine(p)?, metal)?;
            has_room(p)
        }
        Order::Swap { give, take } => {
            let at = mine(p)?;
            check_exchange(p, give, take)?;
            lies_in(p, at, take)?;
            if p.me().now.swaps < SWAPS { Ok(()) } else { Err(Refusal::SwapsUsed { most: SWAPS }) }
        }
        Order::Jettison(metal) => holds(p, metal),
        Order::Sell(metal) => check_sell(p, metal),
        Order::Buy(metal) => check_buy(p, metal),
        Order::Install(upgrade) => check_install(p, upgrade),
        Order::Warp(_) => check_warp(p),
        _ => Ok(()),
    }
}

fn check_sell(p: &Position, metal: Metal) -> Result<(), Refusal> {
    let at = market(p)?;
    holds(p, metal)?;
    let there = &p.markets[at];
    if there.count(metal) >= MARKET_KIND {
        return Err(Refusal::KindFull { metal, most: MARKET_KIND });
    }
    if there.len() >= MARKET_ROOM {
        return Err(Refusal::MarketFull { most: MARKET_ROOM });
    }
    let bought = p.me().now.bought & TurnState::trade_bit(at, metal) > 0;
    if bought { Err(Refusal::BoughtHere { metal }) } else { Ok(()) }
}

fn check_buy(p: &Position, metal: Metal) -> Result<(), Refusal> {
    let at = market(p)?;
    let there = p.markets[at].count(metal);
    if there == 0 {
        return Err(Refusal::NotThere { metal });
    }
    has_room(p)?;
    affords(p, price(p.options.prices, metal, there - 1))?;
    let sold = p.me().now.sold & TurnState::trade_bit(at, metal) > 0;
    if sold { Err(Refusal::SoldHere { metal }) } else { Ok(()) }
}

fn check_install(p: &Position, upgrade: Upgrade) -> Result<(), Refusal> {
    let quadrant = p.port_of(p.asked()).ok_or(Refusal::NoPort)?;
    if p.stores[quadrant.index()].count(upgrade) == 0 {
        return Err(Refusal::NotInStore { upgrade });
    }
    if upgrade.level() <= p.me().level(upgrade.system()) {
        return Err(Refusal::NoBetter { upgrade });
    }
    affords(p, upgrade.price())
}

fn check_warp(p: &Position) -> Result<(), Refusal> {
    if !p.me().at.is_gate() {
        return Err(Refusal::NoGate);
    }
    if p.me().breakdown {
        return Err(Refusal::InBreakdown);
    }
    if p.me().now.stopped {
        return Err(Refusal::MovementOver);
    }
    affords(p, GATE_PRICE)
}

/// Adds the decider's legal actions at their current place, and the orders to throw out metals. Passages through a gate are added
/// only if `with_gate` is true.
pub(super) fn list(p: &Position, with_gate: bool, orders: &mut Vec<Order>) {
    let at = p.me().at;
    let mut offer = |order: Order| {
        if check(p, &order).is_ok() {
            orders.push(order);
        }
    };
    if at.mine().is_some() {
        Metal::ALL.iter().for_each(|&metal| offer(Order::Take(metal)));
        for &give in Metal::ALL {
            Metal::ALL.iter().for_each(|&take| offer(Order::Swap { give, take }));
        }
    }
    if at.market().is_some() {
        Metal::ALL.iter().for_each(|&metal| offer(Order::Sell(metal)));
        Metal::ALL.iter().for_each(|&metal| offer(Order::Buy(metal)));
    }
    if at.port_quadrant().is_some() {
        Upgrade::ALL.iter().for_each(|&upgrade| offer(Order::Install(upgrade)));
    }
    if with_gate && at.is_gate() {
        Colour::ALL.iter().for_each(|&quadrant| offer(Order::Warp(quadrant)));
    }
    Metal::ALL.iter().for_each(|&metal| offer(Order::Jettison(metal)));
}

/// Applies an order that [`check`] accepts, except a passage through a gate.
pub(super) fn apply(p: &mut Position, order: &Order, sink: &mut impl EventSink<Event>) {
    match *order {
        Order::Take(metal) => take(p, metal, sink),
        Order::Swap { give, take } => swap(p, give, take, sink),
        Order::Jettison(metal) => jettison(p, metal, sink),
        Order::Sell(metal) => sell(p, metal, sink),
        Order::Buy(metal) => buy(p, metal, sink),
        Order::Install(upgrade) => install(p, upgrade, sink),
        _ => {}
    }
}

fn take(p: &mut Position, metal: Metal, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(at) = p.mine_of(seat) else { return };
    let open = p.mines[at].laid;
    p.mines[at].pile.known.take(metal);
    p.players[seat].hold.known.add(metal);
    if open {
        p.note_open_gain(seat, metal);
    }
    sink.emit(Event::Taken { seat: p.colour(seat), metal: Some(metal), open });
}

fn swap(p: &mut Position, give: Metal, take: Metal, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(at) = p.mine_of(seat) else { return };
    let open = p.mines[at].laid;
    if open {
        p.note_open_loss(seat, give);
        p.note_open_gain(seat, take);
    } else {
        p.note_hidden_loss(seat, MetalCounts::of(give, 1), false, None);
    }
    let hold = &mut p.players[seat].hold.known;
    hold.take(give);
    hold.add(take);
    let pile = &mut p.mines[at].pile.known;
    pile.take(take);
    pile.add(give);
    p.players[seat].now.swaps += 1;
    sink.emit(Event::Swapped { seat: p.colour(seat), metals: Some((give, take)), open });
}

/// Throws a metal of the decider's hold out of the game.
pub(super) fn jettison(p: &mut Position, metal: Metal, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    p.note_hidden_loss(seat, MetalCounts::of(metal, 1), true, None);
    p.players[seat].hold.known.take(metal);
    sink.emit(Event::Jettisoned { seat: p.colour(seat), metal: Some(metal) });
}

fn sell(p: &mut Position, metal: Metal, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(at) = p.market_of(seat) else { return };
    let price = price(p.options.prices, metal, p.markets[at].count(metal));
    p.note_open_loss(seat, metal);
    p.markets[at].add(metal);
    let player = &mut p.players[seat];
    player.hold.known.take(metal);
    player.earn(u32::from(price));
    player.now.sold |= TurnState::trade_bit(at, metal);
    sink.emit(Event::Sold { seat: p.colour(seat), metal, price });
}

fn buy(p: &mut Position, metal: Metal, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(at) = p.market_of(seat) else { return };
    p.markets[at].take(metal);
    let price = price(p.options.prices, metal, p.markets[at].count(metal));
    let player = &mut p.players[seat];
    player.hold.known.add(metal);
    player.credits -= u32::from(price);
    player.now.bought |= TurnState::trade_bit(at, metal);
    p.note_open_gain(seat, metal);
    sink.emit(Event::Bought { seat: p.colour(seat), metal, price });
}

fn install(p: &mut Position, upgrade: Upgrade, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let Some(quadrant) = p.port_of(seat) else { return };
    p.stores[quadrant.index()].take(upgrade);
    let system = upgrade.system();
    let player = &mut p.players[seat];
    player.credits -= u32::from(upgrade.price());
    player.levels[system.index()] = upgrade.level();
    player.shown &= !(1 << system as u8);
    sink.emit(Event::Installed { seat: p.colour(seat), upgrade: Some(upgrade), level: upgrade.level() });
}

/// Flies through the gate: a d4 decides the sector, and the movement is over (CB-GAT-1).
pub(super) fn warp(
    p: &mut Position,
    quadrant: Colour,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let seat = p.asked();
    let die = match chance.resolve(ChanceQuestion::Die) {
        ChanceOutcome::Die(die) => die,
        _ => 1,
    };
    let to = BoardSpot { sector: Sector::of(quadrant, usize::from(die) - 1), place: SectorPlace::Space };
    let player = &mut p.players[seat];
    player.credits -= u32::from(GATE_PRICE);
    player.at = to;
    player.now.stopped = true;
    sink.emit(Event::Warped { seat: p.colour(seat), die, to });
}
