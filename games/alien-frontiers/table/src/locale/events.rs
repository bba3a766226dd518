//! Texts of events, one line per event, with the players' names.

use super::things::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{resources, text, text_args};
use alien_frontiers::rules::{Card, Event, Facility, Field, Order, Ship, Ships, Territory, TransferCause};
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
    let (key, args) = event_message(event, names);
    text_args(key, &args)
}

/// A message key and its arguments.
type EventMessage = (&'static str, Vec<(&'static str, MessageValue)>);

/// Returns the message of an event. The match is exhaustive: a new event needs a text here.
#[rustfmt::skip]
fn event_message(event: &Event, names: &PlayerNames) -> EventMessage {
    use Event as E;
    let (name, from) = (|colour| ("name", names.of(colour).into()), |colour| ("from", names.of(colour).into()));
    match *event {
        E::TurnBegan { colour } => ("event-turn-began", vec![name(colour)]),
        E::TurnEnded { colour } => ("event-turn-ended", vec![name(colour)]),
        E::GameOver { winners } => game_over(winners, names),
        E::ShipToStock { colour, facility, ship } => to_stock(name(colour), facility, ship),
        E::Gathered { colour, ships } => ("event-gathered", vec![name(colour), ("ships", ships.into())]),
        E::Rolled { colour, ships } => ("event-rolled", vec![name(colour), of_ships(ships)]),
        E::Rerolled { colour, before, after } => {
            ("event-rerolled", vec![name(colour), ("before", shown(before)), ("after", shown(after))])
        }
        E::Docked { colour, facility, ships } => {
            ("event-docked", vec![name(colour), of_place(facility), of_ships(ships)])
        }
        E::ShipBuilt { colour } => ("event-ship-built", vec![name(colour)]),
        E::Evicted { colour, facility, ships } => {
            ("event-evicted", vec![name(colour), of_place(facility), of_ships(ships), ("count", ships.len().into())])
        }
        E::Teleported { colour, facility, ship } => {
            ("event-teleported", vec![name(colour), of_place(facility), ("ship", shown(ship.ships()))])
        }
        E::ValueChanged { colour, before, after, card } => {
            let values = vec![name(colour), of_card(card), ("before", shown(before.ships())), ("after", after.value.into())];
            ("event-value-changed", values)
        }
        E::RelicBought { colour } => ("event-relic-bought", vec![name(colour)]),
        E::RelicReturned { colour } => ("event-relic-returned", vec![name(colour)]),
        E::Gained { colour, fuel, ore, cause } => {
            ("event-gained", vec![name(colour), what(fuel, ore), of_cause(cause)])
        }
        E::Paid { colour, fuel, ore, cause } => ("event-paid", vec![name(colour), what(fuel, ore), of_cause(cause)]),
        E::Stolen { from: victim, to, fuel, ore } => ("event-stolen", vec![name(to), from(victim), what(fuel, ore)]),
        E::CardStolen { from: victim, to, card, kept } => {
            let key = if kept { "event-card-stolen" } else { "event-card-stolen-lost" };
            (key, vec![name(to), from(victim), of_card(card)])
        }
        E::ColonyPlaced { colour, territory, .. } => ("event-colony-placed", vec![name(colour), on(territory)]),
        E::ColonyAdvanced { colour, from, to } => advanced(name(colour), from, to),
        E::SurplusWaits { colour, advances } => {
            ("event-surplus-waits", vec![name(colour), ("advances", advances.into())])
        }
        E::SurplusLost { colour, advances } => {
            ("event-surplus-lost", vec![name(colour), ("advances", advances.into())])
        }
        E::ColonyMoved { colour, from, to } => {
            let ends = vec![name(colour), ("from", territory_name(from).into()), ("to", territory_name(to).into())];
            ("event-colony-moved", ends)
        }
        E::ControlChanged { territory, before, after } => control(territory, before.map(name), after.map(name)),
        E::FieldMoved { field, from, to } => field_moved(field, from, to),
        E::BonusBorrowed { colour, territory } => ("event-bonus-borrowed", vec![name(colour), on(territory)]),
        E::CardUsed { colour, card } => ("event-card-used", vec![name(colour), of_card(card)]),
        E::CardDiscarded { colour, card } => ("event-card-discarded", vec![name(colour), of_card(card)]),
        E::CardClaimed { colour, card, .. } => ("event-card-claimed", vec![name(colour), of_card(card)]),
        E::CardRecovered { colour, card } => ("event-card-recovered", vec![name(colour), of_card(card)]),
        E::DisplayDiscarded => ("event-display-discarded", Vec::new()),
        E::CardLaidOut { card, .. } => ("event-card-laid-out", vec![of_card(card)]),
        E::DeckReshuffled => ("event-deck-reshuffled", Vec::new()),
    }
}

fn control(
    territory: Territory,
    before: Option<(&'static str, MessageValue)>,
    after: Option<(&'static str, MessageValue)>,
) -> EventMessage {
    match (before, after) {
        (_, Some(name)) => ("event-control-gained", vec![name, on(territory)]),
        (Some(name), None) => ("event-control-lost", vec![name, on(territory)]),
        (None, None) => ("event-control-nobody", vec![on(territory)]),
    }
}

fn field_moved(field: Field, from: Option<Territory>, to: Option<Territory>) -> EventMessage {
    match (from, to) {
        (_, Some(to)) => ("event-field-placed", vec![of_field(field), on(to)]),
        (Some(from), None) => ("event-field-removed", vec![of_field(field), on(from)]),
        (None, None) => ("event-field-idle", vec![of_field(field)]),
    }
}

fn advanced(name: (&'static str, MessageValue), from: u8, to: u8) -> EventMessage {
    if from == 0 {
        return ("event-colony-begun", vec![name]);
    }
    ("event-colony-advanced", vec![name, ("circle", to.into())])
}

/// Returns the message for a ship that goes to stock; a ship from the Maintenance Bay has no value.
fn to_stock(name: (&'static str, MessageValue), facility: Facility, ship: Ship) -> EventMessage {
    match (facility, ship.relic) {
        (_, true) => ("event-relic-to-desert", Vec::new()),
        (Facility::MaintenanceBay, false) => ("event-bay-ship-to-stock", vec![name]),
        (_, false) => ("event-ship-to-stock", vec![name, of_place(facility), ("ship", shown(ship.ships()))]),
    }
}

fn game_over(winners: [bool; 4], names: &PlayerNames) -> EventMessage {
    let winners: Vec<String> = Colour::ALL.iter().filter(|c| winners[c.index()]).map(|&c| names.of(c)).collect();
    let told = [("count", winners.len().into()), ("names", winners.join(&text("list-comma")).into())];
    ("event-game-over", told.into())
}

fn shown(ships: Ships) -> MessageValue {
    ships_text(ships).into()
}

fn of_ships(ships: Ships) -> (&'static str, MessageValue) {
    ("ships", shown(ships))
}

fn of_place(facility: Facility) -> (&'static str, MessageValue) {
    ("facility", facility_name(facility).into())
}

fn on(territory: Territory) -> (&'static str, MessageValue) {
    ("territory", territory_name(territory).into())
}

fn of_card(card: Card) -> (&'static str, MessageValue) {
    ("card", card_name(card).into())
}

fn of_field(field: Field) -> (&'static str, MessageValue) {
    ("field", field_name(field).into())
}

fn what(fuel: u8, ore: u8) -> (&'static str, MessageValue) {
    ("what", resources(fuel, ore).into())
}

/// Returns the argument with the cause of a gain or a payment.
fn of_cause(cause: TransferCause) -> (&'static str, MessageValue) {
    let words = match cause {
        TransferCause::Facility(facility) => facility_name(facility),
        TransferCause::Card(card) => card_name(card),
        TransferCause::Trade => text("cause-trade"),
        TransferCause::Launch => text("cause-launch"),
        TransferCause::Relic => text("cause-relic"),
        TransferCause::Shed => text("cause-shed"),
    };
    ("cause", words.into())
}
