//! Summaries of orders in a few symbols, and their spots on the board: for captions, the recap and the log.

use super::icons;
use super::log_anchor::LogAnchor;
use crate::locale::{action_name, pilot_name, pilots_text, ship_name, text, text_args};
use far_space_foundry::rules::{Action, Asteroid, CargoLocation, CargoTransfer, Event, Good, Order, Pilot, View};
use orrery_board::InlineItem::{Icon, Text};
use orrery_board::{InlineItem, LogAnchorId, add_missing};
use orrery_core::Colour;

fn pilot(pilot: Pilot) -> Vec<InlineItem> {
    let icon = pilot.alien().map_or("fsf-pilot", icons::alien);
    InlineItem::icon_and_words(icon, pilot_name(pilot))
}

fn goods(cargo: &CargoTransfer) -> Vec<InlineItem> {
    let mut bits = Vec::new();
    for line in cargo.lines() {
        bits.extend([Text(line.count.to_string()), Icon(icons::good_icon(line.good))]);
    }
    bits
}

/// Returns the symbols of an order, without its player and its changes.
pub fn action_summary(order: &Order, events: &[Event]) -> Vec<InlineItem> {
    match order {
        Order::Begin => InlineItem::icon_and_words("fsf-deck", text("ui-deal")),
        Order::Play { pilot: who, .. } => {
            let mut bits = pilot(*who);
            bits.extend(events.iter().find_map(rolled).unwrap_or_default());
            bits
        }
        Order::Land(dock) => flown("fsf-to", *dock, events),
        Order::Lift(dock) => flown("fsf-from", *dock, events),
        Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) => goods(cargo),
        Order::Process(_) => vec![Icon("fsf-process")],
        Order::Sell(_) => vec![Icon("fsf-trade")],
        Order::Cantina => vec![Icon("fsf-cantina")],
        Order::Hire { pilot: Some(who), .. } => pilot(*who),
        Order::Hire { pilot: None, .. } => InlineItem::icon_and_words("fsf-cantina", text("ui-hire-nobody")),
        Order::Make { product, .. } => vec![Icon("fsf-make"), Icon(icons::product(*product))],
        Order::Charge(_) => vec![Icon("fsf-bolt")],
        Order::Upgrade(ship) => InlineItem::icon_and_words("fsf-upgrade", ship_name(*ship)),
        Order::Earn => vec![Icon("fsf-upgrade")],
        Order::Bribe { dock, .. } => InlineItem::icon_and_words("fsf-tower", dock),
        Order::End => vec![Icon("end")],
        Order::Keep(kept) if kept.is_empty() => InlineItem::icon_and_words("fsf-pilot", text("ui-hire-nobody")),
        Order::Keep(kept) => kept.all().iter().flat_map(|&who| pilot(who)).collect(),
    }
}

fn rolled(event: &Event) -> Option<Vec<InlineItem>> {
    match event {
        Event::Rolled { value, .. } => Some(InlineItem::icon_and_words("fsf-die8", value)),
        _ => None,
    }
}

fn flown(icon: &'static str, dock: u8, events: &[Event]) -> Vec<InlineItem> {
    let capacity = events.iter().find_map(|event| match event {
        Event::Landed { capacity, .. } | Event::Lifted { capacity, .. } => Some(*capacity),
        _ => None,
    });
    let mut bits = InlineItem::icon_and_words(icon, dock);
    bits.extend(capacity.map(|capacity| InlineItem::icon_and_words("fsf-crate", capacity)).unwrap_or_default());
    bits
}

/// Returns the changes for a seat: goods, credits, and points.
fn changes(before: &View, after: &View, seat: usize) -> Vec<InlineItem> {
    let count = |view: &View, good: Good| {
        let player = &view.known.players[seat];
        let board: u8 = player.ships().map(|(_, ship)| ship.hold.count(good)).sum();
        i32::from(player.warehouse.count(good)) + i32::from(board)
    };
    let credits = |view: &View| i32::from(view.known.players[seat].credits);
    let mut all: Vec<(&'static str, i32)> = Vec::new();
    for &good in Good::ALL {
        let by = count(after, good) - count(before, good);
        let icon = icons::good_icon(good);
        match all.iter_mut().find(|(there, _)| *there == icon) {
            Some((_, sum)) => *sum += by,
            None => all.push((icon, by)),
        }
    }
    all.push(("fsf-coin", credits(after) - credits(before)));
    all.push(("vp", after.known.points(seat).total() - before.known.points(seat).total()));
    InlineItem::changes(all)
}

/// Returns the symbols of an order and of its changes for the mover.
pub fn brief(order: &Order, events: &[Event], before: &View, after: &View) -> Vec<InlineItem> {
    // The changes already show the goods taken.
    let mut bits = if matches!(order, Order::Take(_)) { Vec::new() } else { action_summary(order, events) };
    // The clearing between the halves has its own line.
    if before.known.half == after.known.half {
        bits.extend(changes(before, after, usize::from(before.known.turn)));
    }
    bits
}

/// Returns an order within the summary of a whole turn in a few words: flights, actions, hired and kept pilots, and bribes.
/// Movements of goods are left out, because the changes of the turn show them.
fn in_a_turn(order: &Order) -> Option<String> {
    let at = |key: &str, dock: u8| text_args(key, &[("dock", dock.into())]);
    Some(match order {
        Order::Land(dock) => at("recap-land", *dock),
        Order::Lift(dock) => at("recap-lift", *dock),
        Order::Bribe { dock, .. } => at("recap-bribe", *dock),
        Order::Process(_) => action_name(Action::Process),
        Order::Sell(_) => action_name(Action::Traders),
        Order::Cantina => action_name(Action::Cantina),
        Order::Make { .. } => action_name(Action::Manufacture),
        Order::Charge(_) => action_name(Action::Charge),
        Order::Upgrade(_) | Order::Earn => action_name(Action::Upgrade),
        Order::Hire { pilot: Some(who), .. } => pilot_name(*who),
        Order::Keep(kept) if !kept.is_empty() => pilots_text(kept.all()),
        Order::Begin
        | Order::Play { .. }
        | Order::Take(_)
        | Order::Unload(_)
        | Order::Load(_)
        | Order::Stow(_)
        | Order::Hire { pilot: None, .. }
        | Order::Keep(_)
        | Order::End => return None,
    })
}

/// Returns the summary of a turn from the views before and after it: its orders in a few words, and the changes in symbols. It
/// is short enough for several summaries in one recap bar.
pub fn turn_brief<'a>(orders: impl Iterator<Item = &'a Order>, before: &View, after: &View) -> Vec<InlineItem> {
    let mut bits = Vec::new();
    for words in orders.filter_map(in_a_turn) {
        bits.extend((!bits.is_empty()).then(InlineItem::separator));
        bits.push(Text(words));
    }
    // The clearing between the halves has its own line.
    if before.known.half == after.known.half {
        bits.extend(changes(before, after, usize::from(before.known.turn)));
    }
    bits
}

/// Returns the board spots to which a seat's order and its events refer, those of the order first.
pub fn log_anchors(seat: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchor> {
    let of_cargo =
        |cargo: &CargoTransfer| cargo.lines().iter().map(|line| LogAnchor::Hull(seat, line.ship)).collect::<Vec<_>>();
    let mut spots = match order {
        Order::Play { .. } => vec![LogAnchor::Plate(seat)],
        Order::Land(dock) | Order::Lift(dock) | Order::Bribe { dock, .. } => vec![LogAnchor::Dock(*dock)],
        Order::Take(cargo) => {
            cargo.lines().iter().filter_map(|line| Asteroid::of(line.good)).map(LogAnchor::Asteroid).collect()
        }
        Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) => of_cargo(cargo),
        Order::Process(_) | Order::Sell(_) | Order::Charge(_) => vec![LogAnchor::Store(seat)],
        Order::Cantina | Order::Hire { .. } => vec![LogAnchor::Cantina],
        Order::Make { product, .. } => vec![LogAnchor::Product(*product)],
        Order::Upgrade(ship) => vec![LogAnchor::Hull(seat, *ship)],
        Order::Earn | Order::Keep(_) => vec![LogAnchor::Plate(seat)],
        Order::Begin | Order::End => Vec::new(),
    };
    add_missing(&mut spots, events.iter().flat_map(places));
    spots
}

/// Returns the ids of the spots of an order.
pub fn anchor_ids_of(seat: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
    log_anchors(seat, order, events).into_iter().map(Into::into).collect()
}

/// Returns the ids of the spots of an event.
pub fn anchor_ids_of_event(event: &Event) -> Vec<LogAnchorId> {
    places(event).into_iter().map(Into::into).collect()
}

/// Returns the spots of an event.
fn places(event: &Event) -> Vec<LogAnchor> {
    let of = |seat: Colour, place: CargoLocation| match place {
        CargoLocation::Asteroid(asteroid) => LogAnchor::Asteroid(asteroid),
        CargoLocation::Warehouse => LogAnchor::Store(seat),
        CargoLocation::Hold(ship) => LogAnchor::Hull(seat, ship),
    };
    match *event {
        Event::ProductLaid { product } => vec![LogAnchor::Product(product)],
        Event::FirstPlayer { .. } | Event::Rolled { .. } => vec![LogAnchor::Die],
        Event::Landed { dock, .. } | Event::Lifted { dock, .. } | Event::Traffic { dock, .. } => {
            vec![LogAnchor::Dock(dock)]
        }
        Event::Bribed { dock, .. } => vec![LogAnchor::Dock(dock), LogAnchor::Tower],
        Event::Moved { seat, from, to, .. } => vec![of(seat, from), of(seat, to)],
        Event::Stowed { seat, ship, .. } | Event::FreighterCame { seat, ship, .. } => vec![LogAnchor::Hull(seat, ship)],
        Event::Upgraded { seat, ship } => vec![LogAnchor::Hull(seat, ship)],
        Event::Processed { seat, .. } | Event::Sold { seat, .. } | Event::Charged { seat, .. } => {
            vec![LogAnchor::Store(seat)]
        }
        Event::Made { seat, product, .. } => vec![LogAnchor::Product(product), LogAnchor::Store(seat)],
        Event::Shown { .. } => vec![LogAnchor::Cantina],
        Event::Hired { seat, .. } | Event::Kept { seat, .. } => vec![LogAnchor::Plate(seat)],
        _ => Vec::new(),
    }
}
