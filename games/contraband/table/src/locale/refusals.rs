//! Refusals in words: a message for each, and its arguments.

use super::text_args;
use super::things::{ask_text, card_name, card_when, metal_object, place_name, quadrant_name, step_name, upgrade_name};
use contraband::rules::{DecisionKind, Refusal};
use orrery_locale::{MessageValue, PlayerNames, grouped};

/// Returns the sentence that explains a refusal.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    text_args(key(refusal), &facts(refusal, names))
}

/// Returns the message key of a refusal.
pub(super) const fn key(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "refusal-over",
        Refusal::NotNow { ask: DecisionKind::Turn } => "refusal-not-met",
        Refusal::NotNow { .. } => "refusal-not-now",
        Refusal::NoWay { .. } => "refusal-no-way",
        Refusal::MovementOver => "refusal-movement-over",
        Refusal::NoMoves { .. } => "refusal-no-moves",
        Refusal::Occupied { .. } => "refusal-occupied",
        Refusal::Closed { .. } => "refusal-closed",
        Refusal::InBreakdown => "refusal-in-breakdown",
        Refusal::NotWhereBegun { .. } => "refusal-not-where-begun",
        Refusal::NoMine => "refusal-no-mine",
        Refusal::NoMarket => "refusal-no-market",
        Refusal::NoPort => "refusal-no-port",
        Refusal::NoGate => "refusal-no-gate",
        Refusal::NotThere { .. } => "refusal-not-there",
        Refusal::NotHeld { .. } => "refusal-not-held",
        Refusal::NoRoom { .. } => "refusal-no-room",
        Refusal::SameKind => "refusal-same-kind",
        Refusal::SwapsUsed { .. } => "refusal-swaps-used",
        Refusal::KindFull { .. } => "refusal-kind-full",
        Refusal::MarketFull { .. } => "refusal-market-full",
        Refusal::BoughtHere { .. } => "refusal-bought-here",
        Refusal::SoldHere { .. } => "refusal-sold-here",
        Refusal::TooDear { .. } => "refusal-too-dear",
        Refusal::NotInStore { .. } => "refusal-not-in-store",
        Refusal::NoBetter { .. } => "refusal-no-better",
        Refusal::NoCard { .. } => "refusal-no-card",
        Refusal::NotPlayable { .. } => "refusal-not-playable",
        Refusal::NoSuchShip { .. } => "refusal-no-such-ship",
        Refusal::OutOfReach { .. } => "refusal-out-of-reach",
        Refusal::TheirBreakdown { .. } => "refusal-their-breakdown",
        Refusal::AttackedAlready => "refusal-attacked-already",
        Refusal::NotFaster { .. } => "refusal-not-faster",
        Refusal::AtSight => "refusal-at-sight",
        Refusal::CannotHide { .. } => "refusal-cannot-hide",
        Refusal::TooMuchHidden { .. } => "refusal-too-much-hidden",
        Refusal::NotSeen => "refusal-not-seen",
        Refusal::NotBuiltIn { .. } => "refusal-not-built-in",
        Refusal::RowTooLong { .. } => "refusal-row-too-long",
        Refusal::TooFewTokens { .. } => "refusal-too-few-tokens",
        Refusal::NoChanges => "refusal-no-changes",
        Refusal::ChangedAlready => "refusal-changed-already",
        Refusal::TooFewFaceDown => "refusal-too-few-face-down",
        Refusal::NoSuchToken { .. } => "refusal-no-such-token",
        Refusal::SameToken { .. } => "refusal-same-token",
    }
}

/// Returns the arguments of a refusal's message.
fn facts(refusal: &Refusal, names: &PlayerNames) -> Vec<(&'static str, MessageValue)> {
    let what = |what: String| ("what", MessageValue::from(what));
    match *refusal {
        Refusal::Over
        | Refusal::MovementOver
        | Refusal::InBreakdown
        | Refusal::NoMine
        | Refusal::NoMarket
        | Refusal::NoPort
        | Refusal::NoGate
        | Refusal::SameKind
        | Refusal::AttackedAlready
        | Refusal::AtSight
        | Refusal::NotSeen
        | Refusal::NoChanges
        | Refusal::ChangedAlready
        | Refusal::TooFewFaceDown => Vec::new(),
        Refusal::NotNow { ask } => vec![what(ask_text(ask))],
        Refusal::NoWay { step, at } => vec![what(step_name(step)), ("place", place_name(at).into())],
        Refusal::NotWhereBegun { at } => vec![what(place_name(at))],
        Refusal::NoMoves { moves: count }
        | Refusal::NoRoom { room: count }
        | Refusal::SwapsUsed { most: count }
        | Refusal::MarketFull { most: count }
        | Refusal::TooMuchHidden { cards: count }
        | Refusal::RowTooLong { moves: count }
        | Refusal::NoSuchToken { nth: count } => vec![("count", count.into())],
        Refusal::Closed { quadrant } => vec![what(quadrant_name(quadrant))],
        Refusal::Occupied { by: seat }
        | Refusal::NoSuchShip { seat }
        | Refusal::OutOfReach { seat }
        | Refusal::TheirBreakdown { seat } => vec![("name", names.of(seat).into())],
        Refusal::NotThere { metal }
        | Refusal::NotHeld { metal }
        | Refusal::BoughtHere { metal }
        | Refusal::SoldHere { metal } => vec![what(metal_object(metal))],
        Refusal::KindFull { metal, most } => vec![what(metal_object(metal)), ("count", most.into())],
        Refusal::TooDear { price, credits } => vec![("price", price.into()), ("credits", grouped(credits).into())],
        Refusal::NotInStore { upgrade } | Refusal::NoBetter { upgrade } | Refusal::NotBuiltIn { upgrade } => {
            vec![what(upgrade_name(upgrade))]
        }
        Refusal::NoCard { card } => vec![what(card_name(card))],
        Refusal::NotPlayable { card } => vec![what(card_name(card)), ("when", card_when(card).into())],
        Refusal::NotFaster { own, theirs } => vec![("own", own.into()), ("theirs", theirs.into())],
        Refusal::CannotHide { plutonium, cards } => vec![("plutonium", plutonium.into()), ("count", cards.into())],
        Refusal::TooFewTokens { step, tokens: count } | Refusal::SameToken { step, nth: count } => {
            vec![what(step_name(step)), ("count", count.into())]
        }
    }
}
