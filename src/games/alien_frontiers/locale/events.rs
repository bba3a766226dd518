//! What happened, one line an event, by the players' names.

use super::words::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{resources, text, text_args};
use crate::core::Colour;
use crate::games::alien_frontiers::rules::{Cause, Event, Facility, Order};
use crate::locale::{Arg, Names};

/// Whether an event deserves a line of its own in the log, beside the line of the order that brought it about.
#[must_use]
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::ControlChanged { .. }
            | Event::RelicReturned { .. }
            | Event::SurplusLost { .. }
            | Event::DeckReshuffled
            | Event::GameOver { .. }
    )
}

/// Whether the line of `order` tells of this event already, or the line that says whose turn it is then does.
#[must_use]
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
            | (Order::Use(_), Event::CardUsed { .. })
            | (Order::Discard(_), Event::CardDiscarded { .. })
            | (Order::Cycle, Event::DisplayDiscarded)
    )
}

/// The log's line for an event.
#[must_use]
pub fn event_text(event: &Event, names: &Names) -> String {
    let name = |colour: Colour| ("name", Arg::from(names.of(colour)));
    about_ships(event, &name)
        .or_else(|| about_resources(event, &name, names))
        .or_else(|| about_colonies(event, &name, names))
        .or_else(|| about_cards(event, &name))
        .unwrap_or_else(|| about_the_match(event, &name, names))
}

type NameArg<'a> = dyn Fn(Colour) -> (&'static str, Arg) + 'a;

fn about_ships(event: &Event, name: &NameArg) -> Option<String> {
    Some(match *event {
        Event::ShipToStock { colour, facility, ship } => text_args(
            if ship.relic { "event-relic-to-desert" } else { "event-ship-to-stock" },
            &[name(colour), ("facility", facility_name(facility).into()), ("ship", ships_text(ship.ships()).into())],
        ),
        Event::Gathered { colour, ships } => text_args("event-gathered", &[name(colour), ("ships", ships.into())]),
        Event::Rolled { colour, ships } => {
            text_args("event-rolled", &[name(colour), ("ships", ships_text(ships).into())])
        }
        Event::Rerolled { colour, before, after } => text_args(
            "event-rerolled",
            &[name(colour), ("before", ships_text(before).into()), ("after", ships_text(after).into())],
        ),
        Event::Docked { colour, facility, ships } => text_args(
            "event-docked",
            &[name(colour), ("facility", facility_name(facility).into()), ("ships", ships_text(ships).into())],
        ),
        Event::ShipBuilt { colour } => text_args("event-ship-built", &[name(colour)]),
        Event::Evicted { colour, facility, ships } => text_args(
            "event-evicted",
            &[
                name(colour),
                ("facility", facility_name(facility).into()),
                ("ships", ships_text(ships).into()),
                ("count", ships.len().into()),
            ],
        ),
        Event::Teleported { colour, facility, ship } => text_args(
            "event-teleported",
            &[name(colour), ("facility", facility_name(facility).into()), ("ship", ships_text(ship.ships()).into())],
        ),
        Event::ValueChanged { colour, before, after, card } => text_args(
            "event-value-changed",
            &[
                name(colour),
                ("before", ships_text(before.ships()).into()),
                ("after", after.value.into()),
                ("card", card_name(card).into()),
            ],
        ),
        Event::RelicBought { colour } => text_args("event-relic-bought", &[name(colour)]),
        Event::RelicReturned { colour } => text_args("event-relic-returned", &[name(colour)]),
        _ => return None,
    })
}

fn about_resources(event: &Event, name: &NameArg, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Gained { colour, fuel, ore, cause } => text_args(
            "event-gained",
            &[name(colour), ("what", resources(fuel, ore).into()), ("cause", cause_text(cause).into())],
        ),
        Event::Paid { colour, fuel, ore, cause } => text_args(
            "event-paid",
            &[name(colour), ("what", resources(fuel, ore).into()), ("cause", cause_text(cause).into())],
        ),
        Event::Stolen { from, to, fuel, ore } => text_args(
            "event-stolen",
            &[name(to), ("from", names.of(from).into()), ("what", resources(fuel, ore).into())],
        ),
        _ => return None,
    })
}

/// What something was gained or paid for.
fn cause_text(cause: Cause) -> String {
    match cause {
        Cause::Facility(facility) => facility_name(facility),
        Cause::Card(card) => card_name(card),
        Cause::Trade => text("cause-trade"),
        Cause::Launch => text("cause-launch"),
        Cause::Relic => text("cause-relic"),
        Cause::Shed => text("cause-shed"),
    }
}

fn about_colonies(event: &Event, name: &NameArg, names: &Names) -> Option<String> {
    Some(match *event {
        Event::ColonyPlaced { colour, territory, .. } => {
            text_args("event-colony-placed", &[name(colour), ("territory", territory_name(territory).into())])
        }
        Event::ColonyAdvanced { colour, from: 0, .. } => text_args("event-colony-begun", &[name(colour)]),
        Event::ColonyAdvanced { colour, to, .. } => {
            text_args("event-colony-advanced", &[name(colour), ("circle", to.into())])
        }
        Event::SurplusWaits { colour, advances } => {
            text_args("event-surplus-waits", &[name(colour), ("advances", advances.into())])
        }
        Event::SurplusLost { colour, advances } => {
            text_args("event-surplus-lost", &[name(colour), ("advances", advances.into())])
        }
        Event::ColonyMoved { colour, from, to } => text_args(
            "event-colony-moved",
            &[name(colour), ("from", territory_name(from).into()), ("to", territory_name(to).into())],
        ),
        Event::ControlChanged { territory, before, after } => {
            let place = ("territory", Arg::from(territory_name(territory)));
            match (before, after) {
                (_, Some(colour)) => text_args("event-control-gained", &[name(colour), place]),
                (Some(colour), None) => text_args("event-control-lost", &[name(colour), place]),
                (None, None) => text_args("event-control-nobody", &[place]),
            }
        }
        Event::FieldMoved { field, from, to } => {
            let field = ("field", Arg::from(field_name(field)));
            match (from, to) {
                (_, Some(to)) => text_args("event-field-placed", &[field, ("territory", territory_name(to).into())]),
                (Some(from), None) => {
                    text_args("event-field-removed", &[field, ("territory", territory_name(from).into())])
                }
                (None, None) => text_args("event-field-idle", &[field]),
            }
        }
        Event::BonusBorrowed { colour, territory } => text_args(
            "event-bonus-borrowed",
            &[("name", names.of(colour).into()), ("territory", territory_name(territory).into())],
        ),
        _ => return None,
    })
}

fn about_cards(event: &Event, name: &NameArg) -> Option<String> {
    Some(match *event {
        Event::CardStolen { from, to, card, kept } => text_args(
            if kept { "event-card-stolen" } else { "event-card-stolen-lost" },
            &[name(to), ("from", name(from).1), ("card", card_name(card).into())],
        ),
        Event::CardUsed { colour, card } => {
            text_args("event-card-used", &[name(colour), ("card", card_name(card).into())])
        }
        Event::CardDiscarded { colour, card } => {
            text_args("event-card-discarded", &[name(colour), ("card", card_name(card).into())])
        }
        Event::CardClaimed { colour, card, .. } => {
            text_args("event-card-claimed", &[name(colour), ("card", card_name(card).into())])
        }
        Event::CardRecovered { colour, card } => {
            text_args("event-card-recovered", &[name(colour), ("card", card_name(card).into())])
        }
        Event::DisplayDiscarded => text("event-display-discarded"),
        Event::CardLaidOut { card, .. } => text_args("event-card-laid-out", &[("card", card_name(card).into())]),
        Event::DeckReshuffled => text("event-deck-reshuffled"),
        _ => return None,
    })
}

fn about_the_match(event: &Event, name: &NameArg, names: &Names) -> String {
    match *event {
        Event::TurnBegan { colour } => text_args("event-turn-began", &[name(colour)]),
        Event::TurnEnded { colour } => text_args("event-turn-ended", &[name(colour)]),
        Event::GameOver { winners } => {
            let winners: Vec<String> =
                Colour::ALL.iter().filter(|c| winners[c.index()]).map(|&c| names.of(c)).collect();
            text_args(
                "event-game-over",
                &[("count", winners.len().into()), ("names", winners.join(&text("list-comma")).into())],
            )
        }
        // Every other event is worded above; this keeps a new one visible instead of silent.
        ref other => format!("{other:?}"),
    }
}
