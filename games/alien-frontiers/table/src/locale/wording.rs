//! Implements the interface of the shared texts: the words for a match of this game.

use super::events::cause_text;
use super::things::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{event_text, is_headline, is_told_by, order_brief, order_text, refusal_text};
use crate::AlienFrontiersFrontend;
use alien_frontiers::rules::{
    Card, CardPower, DiscardPower, Event, Facility, Field, Loot, Order, Refusal, Ship, Ships, Territory, TransferCause,
};
use orrery_core::Colour;
use orrery_locale::{MatchTexts, PlayerNames};

impl MatchTexts for AlienFrontiersFrontend {
    fn order_brief(order: &Order, names: &PlayerNames) -> String {
        order_brief(order, names)
    }

    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        order_text(mover, order, events, names)
    }

    fn event_text(event: &Event, names: &PlayerNames) -> String {
        event_text(event, names)
    }

    fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
        refusal_text(refusal, names)
    }

    // Orders that affect territories or other players are more informative than a plain docking.
    fn weight(order: &Order) -> u8 {
        match order {
            Order::Settle { .. } | Order::Launch(_) => 5,
            Order::Raid { .. } | Order::Discard(_) | Order::BuyRelic => 4,
            Order::Claim(_) | Order::Cycle => 3,
            Order::Dock { facility: Facility::MaintenanceBay, .. } => 0,
            Order::Dock { .. } => 2,
            Order::Use(_) | Order::Trade(_) => 1,
            Order::Roll | Order::Shed { .. } | Order::End => 0,
        }
    }

    fn is_headline(event: &Event) -> bool {
        is_headline(event)
    }

    fn is_told_by(event: &Event, order: &Order) -> bool {
        is_told_by(event, order)
    }
}

orrery_locale::argument_words! { AlienFrontiersFrontend:
    Card = card_name,
    CardPower,
    DiscardPower,
    Facility = facility_name,
    Field = field_name,
    Loot,
    Territory = territory_name,
    Ship = |ship| ships_text(ship.ships()),
    Ships = ships_text,
    TransferCause = cause_text,
}
