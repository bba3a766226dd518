//! What happened, one line an event, by the players' names. What whoever reads it may not know is told without it.

use super::orders::order_brief;
use super::things::{amount, pilot_name, product_name, ship_text};
use super::{listed, text, text_args};
use crate::core::Colour;
use crate::games::far_space_foundry::rules::{Cargo, Event, Half, Line, Order, Place};
use crate::locale::{Arg, Names};

/// Whether an event deserves a line of its own in the log, beside the line of the order that brought it about.
#[must_use]
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::FirstPlayer { .. }
            | Event::HalfBegan { .. }
            | Event::StationTurned
            | Event::Traffic { .. }
            | Event::LeftGame { .. }
            | Event::MatchOver { .. }
    )
}

/// Whether the line of `order` tells of this event already, or the line that says whose turn it is then does.
#[must_use]
pub const fn is_told_by(event: &Event, order: &Order) -> bool {
    matches!(
        (order, event),
        (_, Event::TurnEnded { .. })
            | (Order::Play { .. }, Event::Played { .. } | Event::Rolled { .. })
            | (Order::Land(_) | Order::Lift(_), _)
            | (Order::Take(_) | Order::Unload(_) | Order::Load(_) | Order::Stow(_), _)
            | (Order::Process(_) | Order::Sell(_) | Order::Make { .. } | Order::Charge(_), _)
            | (Order::Upgrade(_) | Order::Earn | Order::Bribe { .. }, _)
            | (Order::Cantina, _)
            | (Order::Hire { .. }, Event::Hired { .. } | Event::HiredNobody { .. } | Event::FreighterCame { .. })
            | (Order::Keep(_), Event::Kept { .. })
    )
}

/// The log's line for an event.
#[must_use]
pub fn event_text(event: &Event, names: &Names) -> String {
    let name = |seat: Colour| ("name", Arg::from(names.of(seat)));
    about_table(event, &name)
        .or_else(|| about_pilots(event, &name))
        .or_else(|| about_goods(event, &name))
        .unwrap_or_else(|| about_ends(event, &name, names))
}

type NameArg = (&'static str, Arg);
type NameOf<'a> = dyn Fn(Colour) -> NameArg + 'a;

/// Whose line it is, in the words of the order that does the same.
fn as_order(name: NameArg, order: &Order) -> String {
    text_args("order-plain", &[name, ("what", order_brief(order).into())])
}

fn about_table(event: &Event, name: &NameOf) -> Option<String> {
    let dock = |dock: u8| ("dock", Arg::from(dock));
    let size = |size: u8| ("size", Arg::from(size));
    Some(match *event {
        Event::ProductLaid { product } => text_args("event-product-laid", &[("product", product_name(product).into())]),
        Event::FreighterOpened { alien, size: 0 } => {
            text_args("event-freighter-none", &[("ship", ship_text(alien.ship()).into())])
        }
        Event::FreighterOpened { alien, size: open } => {
            text_args("event-freighter-opened", &[("ship", ship_text(alien.ship()).into()), size(open)])
        }
        Event::FirstPlayer { seat, die } => text_args("event-first-player", &[name(seat), ("die", die.into())]),
        Event::Equipped { seat, goods: 0 } => text_args("event-equipped-credit", &[name(seat)]),
        Event::Equipped { seat, .. } => text_args("event-equipped", &[name(seat)]),
        Event::FleetGiven { seat, fleet } => text_args("event-fleet", &[name(seat), ("fleet", fleet.into())]),
        Event::HalfBegan { half: Half::Alpha, seat } => text_args("event-half-alpha", &[name(seat)]),
        Event::HalfBegan { half: Half::Beta, seat } => text_args("event-half-beta", &[name(seat)]),
        Event::Rolled { value, .. } => text_args("event-rolled", &[("die", value.into())]),
        Event::Landed { seat, dock: at, .. } => as_order(name(seat), &Order::Land(at)),
        Event::Lifted { seat, dock: at, .. } => as_order(name(seat), &Order::Lift(at)),
        Event::Bribed { seat, add, dock } => as_order(name(seat), &Order::Bribe { add, dock }),
        Event::Traffic { dock: at, came: true } => text_args("event-traffic-came", &[dock(at)]),
        Event::Traffic { dock: at, came: false } => text_args("event-traffic-went", &[dock(at)]),
        Event::StationTurned => text("event-station-turned"),
        _ => return None,
    })
}

fn about_pilots(event: &Event, name: &NameOf) -> Option<String> {
    let pilot_of = |pilot| ("pilot", Arg::from(pilot_name(pilot)));
    Some(match *event {
        Event::Dealt { seat, pilot: Some(pilot) } => text_args("event-dealt", &[name(seat), pilot_of(pilot)]),
        Event::Dealt { seat, pilot: None } => text_args("event-dealt-hidden", &[name(seat)]),
        Event::Drawn { seat, pilot: Some(pilot) } => text_args("event-drawn", &[name(seat), pilot_of(pilot)]),
        Event::Drawn { seat, pilot: None } => text_args("event-drawn-hidden", &[name(seat)]),
        Event::Played { seat, pilot } => as_order(name(seat), &Order::Play { pilot, roll: false }),
        Event::PaidInCantina { seat } => text_args("event-paid-cantina", &[name(seat)]),
        Event::Shown { pilot, .. } => text_args("event-shown", &[pilot_of(pilot)]),
        Event::Hired { seat, pilot } => as_order(name(seat), &Order::Hire { pilot: Some(pilot), alone: false }),
        Event::HiredNobody { seat } => as_order(name(seat), &Order::Hire { pilot: None, alone: false }),
        Event::FreighterCame { seat, ship, size } => {
            text_args("event-freighter-came", &[name(seat), ("ship", ship_text(ship).into()), ("size", size.into())])
        }
        Event::Kept { seat, pilot } => text_args(
            "order-plain",
            &[name(seat), ("what", text_args("brief-keep", &[("what", pilot_name(pilot).into())]).into())],
        ),
        Event::LeftGame { pilot, .. } => text_args("event-left", &[pilot_of(pilot)]),
        _ => return None,
    })
}

fn about_goods(event: &Event, name: &NameOf) -> Option<String> {
    Some(match *event {
        Event::Stowed { seat, ship, good, count } => {
            as_order(name(seat), &Order::Stow(Cargo::default().with(Line::plain(ship, good, count))))
        }
        Event::Moved { seat, good, count, from, to, on } => {
            let ship = match (from, to) {
                (Place::Hold(ship), _) | (_, Place::Hold(ship)) => ship,
                _ => crate::games::far_space_foundry::rules::Ship::Federal,
            };
            let cargo = Cargo::default().with(Line { on, ..Line::plain(ship, good, count) });
            let order = match from {
                Place::Asteroid(_) => Order::Take(cargo),
                Place::Hold(_) => Order::Unload(cargo),
                Place::Warehouse => Order::Load(cargo),
            };
            as_order(name(seat), &order)
        }
        Event::Processed { seat, times } => as_order(name(seat), &Order::Process(times)),
        Event::Sold { seat, count, .. } => as_order(name(seat), &Order::Sell(count)),
        Event::Made { seat, product, tokens, .. } => {
            let made = text_args("brief-made", &[("what", amount(product.plain(), tokens).into())]);
            text_args("order-plain", &[name(seat), ("what", made.into())])
        }
        Event::ChargedAll { seat } => as_order(name(seat), &Order::Charge(None)),
        Event::Charged { seat, product, .. } => as_order(name(seat), &Order::Charge(Some(product))),
        Event::Upgraded { seat, ship } => as_order(name(seat), &Order::Upgrade(ship)),
        Event::Earned { seat } => as_order(name(seat), &Order::Earn),
        _ => return None,
    })
}

fn about_ends(event: &Event, name: &NameOf, names: &Names) -> String {
    match *event {
        Event::TurnEnded { seat } => as_order(name(seat), &Order::End),
        Event::MatchOver { seats, count, winners, points } => {
            let played = &seats[..usize::from(count)];
            let won = played.iter().zip(winners).filter(|&(_, won)| won);
            let winners: Vec<String> = won.map(|(&seat, _)| names.of(seat)).collect();
            match (&winners[..], played.first()) {
                ([], Some(&alone)) => text_args("event-defeat", &[name(alone), ("points", points.into())]),
                _ => text_args(
                    "event-match-over",
                    &[("count", winners.len().into()), ("names", listed(&winners).into())],
                ),
            }
        }
        // Every other event is worded above; this keeps a new one visible instead of silent.
        ref other => format!("{other:?}"),
    }
}
