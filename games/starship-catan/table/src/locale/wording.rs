//! The wording that this game provides to the shared crates.

use super::coach::{goal_text, prospect_text};
use super::events::face_text;
use super::things::{adventure_name, card_name, honour_name, module_full, seat_name, ship_name, thing_text};
use super::{event_text, is_headline, is_told_by, order_brief, order_text, refusal_text};
use crate::StarshipCatanFrontend;
use orrery_core::Colour;
use orrery_locale::{Argument, MatchTexts, MessageArgs, PlayerNames};
use starship_catan::ai::coach::{BuildGoal, FlightResult};
use starship_catan::rules::{
    Adventure, BuildableItem, Card, CardArrangement, Commodity, CommodityCounts, EquipmentKind, Event, FlightEnd,
    HonourCard, Module, Offer, Order, Phase, Refusal, Resource, Seat, Ship, TradeDeal, TransferCause, Upgrade,
    VisibleFace,
};

impl MatchTexts for StarshipCatanFrontend {
    fn order_brief(order: &Order, _: &PlayerNames) -> String {
        order_brief(order)
    }

    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        order_text(mover, order, events, names)
    }

    fn event_text(event: &Event, names: &PlayerNames) -> String {
        event_text(event, names)
    }

    // Only the mover may know the cards that a Sensor looks at, so they are hidden here, and pirates known from a look are
    // reduced to their class.
    fn aside(event: Event) -> Event {
        match event {
            Event::Looked { seat, number, .. } => Event::Looked { seat, number, face: VisibleFace::Back },
            Event::Revealed { seat, sector, place, face: VisibleFace::Card(card), speed } => {
                let face = card.pirates().map_or(VisibleFace::Card(card), |(class, _)| VisibleFace::Class(class));
                Event::Revealed { seat, sector, place, face, speed }
            }
            event => event,
        }
    }

    fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
        refusal_text(refusal, names)
    }

    // An order that scores points or sets the course of the turn is more important than a deal. A forced order is not important
    // at all.
    fn weight(order: &Order) -> u8 {
        match order {
            Order::Settle | Order::Found | Order::Upgrade(_) => 5,
            Order::Adventure { .. } | Order::Accept | Order::Refuse | Order::Module(_) => 4,
            Order::Fly(_) | Order::Fight | Order::Build(_) | Order::Offer(_) => 3,
            Order::Trade(_) | Order::Use { .. } | Order::Demand(_) | Order::Pay | Order::Lose(_) => 2,
            Order::Produce(_) | Order::Arrange(_) | Order::Take(_) | Order::Stop => 1,
            Order::Roll | Order::Next | Order::End => 0,
        }
    }

    fn is_headline(event: &Event) -> bool {
        is_headline(event)
    }

    fn is_told_by(event: &Event, order: &Order) -> bool {
        is_told_by(event, order)
    }

    fn argument_name(field: &'static str) -> &'static str {
        match field {
            "seat" | "holder" => "name",
            "face" => "card",
            "looked_at" => "count",
            "resource" => "thing",
            field => field,
        }
    }
}

orrery_locale::argument_words! { StarshipCatanFrontend:
    Adventure = adventure_name,
    BuildableItem,
    BuildGoal = goal_text,
    Card = card_name,
    CardArrangement,
    Commodity = thing_text,
    CommodityCounts,
    EquipmentKind,
    FlightEnd,
    FlightResult = prospect_text,
    HonourCard = honour_name,
    Module = module_full,
    Offer,
    Phase,
    Resource = |resource| thing_text(resource.into()),
    Ship = ship_name,
    TradeDeal,
    TransferCause,
    Upgrade,
    VisibleFace = |face| face_text(face).unwrap_or_default(),
}

impl Argument<StarshipCatanFrontend> for Seat {
    fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, StarshipCatanFrontend>) {
        args.add(name, seat_name(*self, args.names));
    }
}
