//! The log lines of events, with the players' names. They leave out anything that the viewer may not know.

use super::orders::order_logged;
use super::things::{amount, pilot_name};
use super::{listed, message, message_as, text_args};
use far_space_foundry::rules::{
    CargoLocation, CargoTransfer, CargoTransferLine, Event, FreighterKind, Good, MatchHalf, Order, SEATS,
};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};

/// Reports whether an event gets its own line in the log, in addition to the line of its order.
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::FirstPlayer { .. }
            | Event::HalfBegan { .. }
            | Event::Cleared { .. }
            | Event::StationTurned
            | Event::Traffic { .. }
            | Event::LeftGame { .. }
            | Event::MatchOver { .. }
    )
}

/// Reports whether the line of `order`, or the line for the next turn, already describes this event.
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

/// Returns the log line of an event.
pub fn event_text(event: &Event, names: &PlayerNames) -> String {
    let with = |more: &[(&'static str, MessageValue)]| message("event", event, names, more);
    let called = |key: &str| message_as(key, event, names, &[]);
    // The line of the player, either with a message, or with the text of the order that has the same effect.
    let did = |seat, what: String| text_args("order-plain", &[("name", names.of(seat).into()), ("what", what.into())]);
    let does = |seat, order: Order| did(seat, order_logged(&order));
    match *event {
        Event::FreighterOpened { size: 0, .. } => called("event-freighter-none"),
        Event::Equipped { goods: 0, .. } => called("event-equipped-credit"),
        Event::FleetGiven { .. } => called("event-fleet"),
        Event::Stowed { seat, ship, good, count } => {
            does(seat, Order::Stow(CargoTransfer::default().with(CargoTransferLine::plain(ship, good, count))))
        }
        Event::HalfBegan { half: MatchHalf::Alpha, .. } => called("event-half-alpha"),
        Event::HalfBegan { half: MatchHalf::Beta, .. } => called("event-half-beta"),
        Event::Played { seat, pilot } => does(seat, Order::Play { pilot, roll: false }),
        Event::Rolled { value, .. } => with(&[("die", value.into())]),
        Event::Landed { seat, dock, .. } => does(seat, Order::Land(dock)),
        Event::Lifted { seat, dock, .. } => does(seat, Order::Lift(dock)),
        Event::Moved { seat, good, count, from, to, on } => does(seat, moved(good, count, (from, to), on)),
        Event::Processed { seat, times } => does(seat, Order::Process(times)),
        Event::Sold { seat, count, .. } => does(seat, Order::Sell(count)),
        Event::PaidInCantina { .. } => called("event-paid-cantina"),
        Event::Hired { seat, pilot } => does(seat, Order::Hire { pilot: Some(pilot), alone: false }),
        Event::HiredNobody { seat } => does(seat, Order::Hire { pilot: None, alone: false }),
        Event::Made { seat, product, tokens, .. } => {
            did(seat, text_args("log-made", &[("what", amount(product.plain(), tokens).into())]))
        }
        Event::ChargedAll { seat } => does(seat, Order::Charge(None)),
        Event::Charged { seat, product, .. } => does(seat, Order::Charge(Some(product))),
        Event::Upgraded { seat, ship } => does(seat, Order::Upgrade(ship)),
        Event::Earned { seat } => does(seat, Order::Earn),
        Event::Bribed { seat, add, dock } => does(seat, Order::Bribe { add, dock }),
        Event::Traffic { came: true, .. } => called("event-traffic-came"),
        Event::Traffic { came: false, .. } => called("event-traffic-went"),
        Event::TurnEnded { seat } => does(seat, Order::End),
        Event::Cleared { goods, .. } => with(&[("what", raws_text(goods).into())]),
        Event::Kept { seat, pilot } => did(seat, text_args("log-keep", &[("what", pilot_name(pilot).into())])),
        Event::LeftGame { .. } => called("event-left"),
        Event::MatchOver { seats, count, winners, points } => {
            over(&seats[..usize::from(count)], winners, points, names)
        }
        _ => with(&[]),
    }
}

/// Returns the amounts of raw goods as text, without amounts of 0.
pub fn raws_text(goods: [u8; Good::RAWS.len()]) -> String {
    let all: Vec<String> = Good::RAWS
        .iter()
        .zip(goods)
        .filter(|(_, count)| *count > 0)
        .map(|(&good, count)| amount(good, count))
        .collect();
    listed(&all)
}

/// Returns the order that moves these goods.
fn moved(good: Good, count: u8, way: (CargoLocation, CargoLocation), on: bool) -> Order {
    let ship = match way {
        (CargoLocation::Hold(ship), _) | (_, CargoLocation::Hold(ship)) => ship,
        _ => FreighterKind::Federal,
    };
    let cargo = CargoTransfer::default().with(CargoTransferLine { on, ..CargoTransferLine::plain(ship, good, count) });
    match way.0 {
        CargoLocation::Asteroid(_) => Order::Take(cargo),
        CargoLocation::Hold(_) => Order::Unload(cargo),
        CargoLocation::Warehouse => Order::Load(cargo),
    }
}

/// Returns the result of a match for its players.
fn over(played: &[Colour], winners: [bool; SEATS], points: i32, names: &PlayerNames) -> String {
    let won = played.iter().zip(winners).filter(|&(_, won)| won);
    let winners: Vec<String> = won.map(|(&seat, _)| names.of(seat)).collect();
    match (&winners[..], played.first()) {
        ([], Some(&alone)) => text_args("event-defeat", &[("name", names.of(alone).into()), ("points", points.into())]),
        _ => text_args("event-match-over", &[("count", winners.len().into()), ("names", listed(&winners).into())]),
    }
}
