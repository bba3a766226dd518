//! The texts about matches that the shared crates request.

use super::things::{action_name, good_name, pilot_name, product_name, ship_text};
use super::{event_text, is_headline, is_told_by, order_brief, order_text, refusal_text};
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::rules::{
    Action, Alien, CargoLocation, CargoTransfer, Event, FreighterKind, Good, KeptAliens, MatchHalf, Order, Phase,
    Pilot, Product, Refusal,
};
use orrery_core::Colour;
use orrery_locale::{MatchTexts, PlayerNames};

impl MatchTexts for FarSpaceFoundryFrontend {
    fn order_brief(order: &Order, _: &PlayerNames) -> String {
        order_brief(order)
    }

    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        order_text(mover, order, events, names)
    }

    fn event_text(event: &Event, names: &PlayerNames) -> String {
        event_text(event, names)
    }

    fn refusal_text(refusal: &Refusal, _: &PlayerNames) -> String {
        refusal_text(refusal)
    }

    // Orders that shape the turn have more weight than those that every turn needs.
    fn weight(order: &Order) -> u8 {
        match order {
            Order::Hire { .. } | Order::Upgrade(_) | Order::Make { .. } | Order::Keep(_) | Order::Stow(_) => 5,
            Order::Load(_) | Order::Unload(_) | Order::Take(_) | Order::Process(_) | Order::Charge(_) => 4,
            Order::Land(_) | Order::Lift(_) | Order::Bribe { .. } | Order::Sell(_) | Order::Earn => 3,
            Order::Play { .. } | Order::Cantina => 2,
            Order::Begin | Order::End => 0,
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
            "seat" => "name",
            "alien" | "freighter-kind" => "ship",
            field => field,
        }
    }
}

orrery_locale::argument_words! { FarSpaceFoundryFrontend:
    Action = action_name,
    Alien = |alien| ship_text(alien.ship()),
    CargoTransfer,
    FreighterKind = ship_text,
    Good = good_name,
    CargoLocation,
    KeptAliens,
    MatchHalf,
    Phase,
    Pilot = pilot_name,
    Product = product_name,
}
