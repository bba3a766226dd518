//! Short forms of an order in icons and text, and the places on the board that it refers to: for captions, the recap and the log.

use super::log_anchor::LogAnchor;
use super::numbers::numbers;
use crate::locale::{card_name, facility_name, ships_text, territory_name};
use alien_frontiers::rules::{CardPower, DiscardPower, Event, Facility, Order, Position, Territory};
use orrery_board::InlineItem::{Icon, Mark, Text};
use orrery_board::{InlineItem, LogAnchorId, add_missing};
use orrery_core::Colour;

/// Returns the changes in the numbers of a player's panel, without colonies, as in `+2 fuel –1 ore`.
pub fn changes(before: &Position, after: &Position, colour: Colour) -> Vec<InlineItem> {
    let (old, new) = (numbers(before, colour), numbers(after, colour));
    let columns = [(0, "fuel"), (1, "ore"), (2, "ship"), (4, "card"), (5, "vp")];
    let change = |(column, icon): (usize, _)| (icon, i32::from(new[column]) - i32::from(old[column]));
    InlineItem::changes(columns.map(change))
}

/// Returns a short form of an order's action, without the player and the changes of goods.
pub fn action_summary(order: &Order, events: &[Event]) -> Vec<InlineItem> {
    match order {
        Order::Roll => {
            let rolled = events.iter().find_map(|event| match event {
                Event::Rolled { ships, .. } => Some(ships_text(*ships)),
                _ => None,
            });
            vec![Icon("roll"), Text(rolled.unwrap_or_default())]
        }
        Order::Dock { facility, .. } => {
            let mut bits = vec![Text(facility_name(*facility))];
            let circle = events.iter().rev().find_map(|event| match event {
                Event::ColonyAdvanced { to, .. } => Some(*to),
                _ => None,
            });
            bits.extend(circle.into_iter().flat_map(|to| [Icon("step"), Text(to.to_string())]));
            bits
        }
        Order::Settle { territory, .. } | Order::Launch(territory) => {
            vec![Icon("colony"), Text(territory_name(*territory))]
        }
        Order::Raid { .. } => vec![Icon("claw")],
        Order::Cycle => vec![Icon("cycle")],
        Order::Claim(card) => vec![Text(card_name(*card))],
        Order::Trade(_) => vec![Icon("trade")],
        Order::BuyRelic => vec![Icon("relic")],
        Order::Use(power) => vec![Icon("card"), Text(card_name(power.card()))],
        Order::Discard(power) => vec![Icon("discard"), Text(card_name(power.card()))],
        Order::Shed { .. } => vec![Icon("discard")],
        Order::End => vec![Icon("end")],
    }
}

/// Returns a short form of an order's action and result: the changes for the mover, then those for every other player, if there
/// are any.
pub fn brief(order: &Order, events: &[Event], before: &Position, after: &Position) -> Vec<InlineItem> {
    let mover = before.mover();
    let mut bits = action_summary(order, events);
    bits.extend(changes(before, after, mover));
    for &other in before.seats().iter().filter(|&&other| other != mover) {
        let change = changes(before, after, other);
        if !change.is_empty() {
            bits.push(Mark(other));
            bits.extend(change);
        }
    }
    bits
}

/// Returns the places on the board to which an order of `mover` and its events refer, the place of the order first.
pub fn log_anchors(mover: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchor> {
    let own = |facility| LogAnchor::Facility(facility, Some(mover));
    let mut spots = match *order {
        Order::Dock { facility, .. } => vec![own(facility)],
        Order::Settle { facility, territory, .. } => vec![LogAnchor::Territory(territory), own(facility)],
        Order::Raid { .. } => vec![own(Facility::RaidersOutpost)],
        Order::Cycle | Order::Claim(_) => vec![own(Facility::AlienArtifact)],
        Order::Trade(_) => vec![own(Facility::OrbitalMarket)],
        Order::Launch(territory) => vec![LogAnchor::Territory(territory), own(Facility::ColonistHub)],
        Order::BuyRelic => vec![LogAnchor::Territory(Territory::BurroughsDesert)],
        Order::Use(CardPower::OrbitalTeleporter { facility, .. }) => vec![own(facility)],
        Order::Use(CardPower::PlasmaCannon { facility, .. }) => vec![LogAnchor::Facility(facility, None)],
        Order::Use(CardPower::DataCrystal(territory)) => vec![LogAnchor::Territory(territory)],
        Order::Discard(DiscardPower::PlasmaCannon { facility, .. }) => vec![LogAnchor::Facility(facility, None)],
        _ => Vec::new(),
    };
    add_missing(&mut spots, events.iter().flat_map(places));
    spots
}

/// Returns the places of an order and its events, as identifiers.
pub fn anchor_ids_of(mover: Colour, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
    log_anchors(mover, order, events).into_iter().map(Into::into).collect()
}

/// Returns the places of an event, as identifiers.
pub fn anchor_ids_of_event(event: &Event) -> Vec<LogAnchorId> {
    places(event).into_iter().map(Into::into).collect()
}

/// Returns the places of an event other than the place of its order.
pub fn places(event: &Event) -> Vec<LogAnchor> {
    match *event {
        Event::ControlChanged { territory, .. }
        | Event::ColonyPlaced { territory, .. }
        | Event::BonusBorrowed { territory, .. } => vec![LogAnchor::Territory(territory)],
        Event::ColonyMoved { from, to, .. } => vec![LogAnchor::Territory(to), LogAnchor::Territory(from)],
        Event::FieldMoved { from, to, .. } => [to, from].into_iter().flatten().map(LogAnchor::Territory).collect(),
        Event::Evicted { colour, facility, .. } => {
            vec![LogAnchor::Facility(facility, None), LogAnchor::Facility(Facility::MaintenanceBay, Some(colour))]
        }
        Event::ShipBuilt { colour } => vec![LogAnchor::Facility(Facility::MaintenanceBay, Some(colour))],
        Event::ShipToStock { facility, .. } => vec![LogAnchor::Facility(facility, None)],
        Event::RelicReturned { .. } => vec![LogAnchor::Territory(Territory::BurroughsDesert)],
        _ => Vec::new(),
    }
}
