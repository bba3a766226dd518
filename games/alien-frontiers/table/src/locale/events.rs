//! Texts of events, one line per event, with the players' names.

use super::things::{card_name, facility_name, field_name, territory_name};
use super::{message, message_as, resources, text, text_args};
use alien_frontiers::rules::{Card, Event, Facility, Field, Order, Ship, Territory, TransferCause};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};

/// Returns true if an event gets its own line in the log, in addition to the line of its order.
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::ControlChanged { .. }
            | Event::RelicReturned { .. }
            | Event::SurplusLost { .. }
            | Event::DeckReshuffled
            | Event::ShipToStock { .. }
            // The automatic gain from the Resource Cache at the roll, and the discard of that card.
            | Event::Gained { cause: TransferCause::Card(Card::ResourceCache), .. }
            | Event::CardDiscarded { card: Card::ResourceCache, .. }
            | Event::GameOver { .. }
    )
}

/// Returns true if another line already reports this event: the line of `order`, or the line that names the next player.
pub const fn is_told_by(event: &Event, order: &Order) -> bool {
    matches!(
        (order, event),
        (_, Event::TurnBegan { .. } | Event::TurnEnded { .. })
            | (Order::Roll, Event::Rolled { .. })
            | (Order::Dock { .. } | Order::Settle { .. } | Order::Raid { .. }, Event::Docked { .. })
            | (Order::Dock { facility: Facility::Shipyard, .. }, Event::ShipBuilt { .. })
            | (Order::Settle { .. } | Order::Launch(_), Event::ColonyPlaced { .. })
            | (Order::Raid { .. }, Event::Stolen { .. } | Event::CardStolen { kept: true, .. })
            | (Order::Claim(_), Event::CardClaimed { .. })
            | (Order::BuyRelic, Event::RelicBought { .. })
            | (Order::Use(_), Event::CardUsed { .. } | Event::ShipToStock { .. })
            | (Order::Discard(_), Event::ShipToStock { .. })
            | (Order::Discard(_), Event::CardDiscarded { .. })
            | (Order::Cycle, Event::DisplayDiscarded)
    )
}

/// Returns the log line of an event.
pub fn event_text(event: &Event, names: &PlayerNames) -> String {
    let with = |more: &[MessageArg]| message("event", event, names, more);
    match *event {
        Event::GameOver { winners } => game_over(winners, names),
        Event::ShipToStock { ship: Ship { relic: true, .. }, .. } => text("event-relic-to-desert"),
        // A ship of the Maintenance Bay has no value.
        Event::ShipToStock { colour, facility: Facility::MaintenanceBay, .. } => {
            text_args("event-bay-ship-to-stock", &[("name", names.of(colour).into())])
        }
        Event::Evicted { ships, .. } => with(&[("count", ships.len().into())]),
        Event::ValueChanged { after, .. } => with(&[("after", after.value.into())]),
        Event::Gained { fuel, ore, .. } | Event::Paid { fuel, ore, .. } => with(&[what(fuel, ore)]),
        Event::Stolen { to, fuel, ore, .. } => with(&[("name", names.of(to).into()), what(fuel, ore)]),
        Event::CardStolen { to, kept, .. } => {
            let key = if kept { "event-card-stolen" } else { "event-card-stolen-lost" };
            message_as(key, event, names, &[("name", names.of(to).into())])
        }
        Event::ColonyAdvanced { from: 0, .. } => message_as("event-colony-begun", event, names, &[]),
        Event::ColonyAdvanced { to, .. } => with(&[("circle", to.into())]),
        Event::ControlChanged { territory, before, after } => control(territory, before, after, names),
        Event::FieldMoved { field, from, to } => field_moved(field, from, to),
        _ => with(&[]),
    }
}

type MessageArg = (&'static str, MessageValue);

fn control(territory: Territory, before: Option<Colour>, after: Option<Colour>, names: &PlayerNames) -> String {
    let name = |colour| ("name", names.of(colour).into());
    match (before, after) {
        (_, Some(colour)) => text_args("event-control-gained", &[name(colour), on(territory)]),
        (Some(colour), None) => text_args("event-control-lost", &[name(colour), on(territory)]),
        (None, None) => text_args("event-control-nobody", &[on(territory)]),
    }
}

fn field_moved(field: Field, from: Option<Territory>, to: Option<Territory>) -> String {
    let field = ("field", field_name(field).into());
    match (from, to) {
        (_, Some(to)) => text_args("event-field-placed", &[field, on(to)]),
        (Some(from), None) => text_args("event-field-removed", &[field, on(from)]),
        (None, None) => text_args("event-field-idle", &[field]),
    }
}

fn game_over(winners: [bool; 4], names: &PlayerNames) -> String {
    let winners: Vec<String> = Colour::ALL.iter().filter(|c| winners[c.index()]).map(|&c| names.of(c)).collect();
    let told = [("count", winners.len().into()), ("names", winners.join(&text("list-comma")).into())];
    text_args("event-game-over", &told)
}

fn on(territory: Territory) -> MessageArg {
    ("territory", territory_name(territory).into())
}

fn what(fuel: u8, ore: u8) -> MessageArg {
    ("what", resources(fuel, ore).into())
}

/// Returns the cause of a gain or a payment.
pub(super) fn cause_text(cause: TransferCause) -> String {
    match cause {
        TransferCause::Facility(facility) => facility_name(facility),
        TransferCause::Card(card) => card_name(card),
        TransferCause::Trade => text("cause-trade"),
        TransferCause::Launch => text("cause-launch"),
        TransferCause::Relic => text("cause-relic"),
        TransferCause::Shed => text("cause-shed"),
    }
}
