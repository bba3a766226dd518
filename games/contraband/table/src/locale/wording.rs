//! Implements the wording of matches for the shared crates.

use super::brief::row_text;
use super::things::{
    ask_text, card_name, line_name, metal_object, metals_object, objective_name, place_name, step_name, token_name,
    upgrade_name,
};
use super::{event_text, is_headline, is_told_by, order_brief, order_text, refusal_text};
use crate::ContrabandFrontend;
use contraband::puzzle::PuzzleFoe;
use contraband::rules::{
    BoardSpot, BonusCard, BonusPlay, DecisionKind, Event, FightOpponent, MeetingKind, Metal, MetalCounts, MoveStep,
    MoveTokenRow, Objective, Order, PatrolToken, Refusal, SectorLine, Upgrade,
};
use orrery_core::Colour;
use orrery_locale::{MatchTexts, PlayerNames};

impl MatchTexts for ContrabandFrontend {
    fn order_brief(order: &Order, names: &PlayerNames) -> String {
        order_brief(order, names)
    }

    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        order_text(mover, order, events, names)
    }

    // An order that is hidden from the viewer is described by its events.
    fn told_text(mover: Colour, order: Option<&Order>, events: &[Event], names: &PlayerNames) -> String {
        let came = || events.iter().map(|event| event_text(event, names)).collect::<Vec<_>>().join("; ");
        order.map_or_else(came, |order| order_text(mover, order, events, names))
    }

    fn event_text(event: &Event, names: &PlayerNames) -> String {
        event_text(event, names)
    }

    fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
        refusal_text(refusal, names)
    }

    // Orders that earn or risk something weigh more than steps.
    fn weight(order: &Order) -> u8 {
        match order {
            Order::Attack(_) | Order::Install(_) | Order::Plan(_) => 5,
            Order::Sell(_) | Order::Fight | Order::Flee | Order::Warp(_) | Order::Loot(_) => 4,
            Order::Take(_) | Order::Swap { .. } | Order::Buy(_) | Order::Submit(_) | Order::Play(_) => 3,
            Order::Move(_) | Order::Lose(_) | Order::Hide(_) | Order::Jettison(_) | Order::Change { .. } => 2,
            Order::Leave | Order::Stand => 1,
            Order::End | Order::Done => 0,
        }
    }

    fn is_headline(event: &Event) -> bool {
        is_headline(event)
    }

    fn tells_winner(event: &Event) -> bool {
        matches!(event, Event::MatchOver { .. })
    }

    fn is_told_by(event: &Event, order: &Order) -> bool {
        is_told_by(event, order)
    }

    fn argument_name(field: &'static str) -> &'static str {
        match field {
            "seat" | "by" | "colour" => "name",
            "ask" | "card" | "metal" | "metals" | "objective" | "play" | "row" | "step" | "to" | "upgrade" => "what",
            "bonus-play" | "metal-counts" | "move-step" | "move-token-row" => "what",
            "at" | "mine" | "spot" => "place",
            "cards" | "hidden" | "most" | "moves" | "room" | "tokens" => "count",
            field => field,
        }
    }
}

orrery_locale::argument_words! { ContrabandFrontend:
    BoardSpot = place_name,
    BonusCard = card_name,
    BonusPlay = |play| card_name(play.card()),
    DecisionKind = ask_text,
    FightOpponent,
    MeetingKind,
    Metal = metal_object,
    (Metal, Metal),
    MetalCounts = metals_object,
    MoveStep = step_name,
    Objective = objective_name,
    PatrolToken = token_name,
    MoveTokenRow = |row| row_text(&row),
    PuzzleFoe,
    SectorLine = line_name,
    Upgrade = upgrade_name,
}
