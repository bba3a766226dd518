//! Why something is refused, in words.

use super::things::{ask_text, card_name, metal_object, place_name, quadrant_name, step_name, upgrade_name};
use super::{text, text_args};
use crate::games::contraband::rules::{Ask, Refusal};
use crate::locale::{Arg, Names};

/// The sentence that tells why something is refused.
#[must_use]
pub fn refusal_text(refusal: &Refusal, names: &Names) -> String {
    about_moves(refusal, names).or_else(|| about_trade(refusal)).unwrap_or_else(|| about_fights(refusal, names))
}

fn count(key: &str, count: u8) -> String {
    text_args(key, &[("count", count.into())])
}

fn what(key: &str, what: String) -> String {
    text_args(key, &[("what", what.into())])
}

fn about_moves(refusal: &Refusal, names: &Names) -> Option<String> {
    Some(match *refusal {
        Refusal::Over => text("refusal-over"),
        Refusal::NotNow { ask: Ask::Turn } => text("refusal-not-met"),
        Refusal::NotNow { ask } => what("refusal-not-now", ask_text(ask)),
        Refusal::NoWay { step, at } => {
            text_args("refusal-no-way", &[("what", step_name(step).into()), ("place", place_name(at).into())])
        }
        Refusal::MovementOver => text("refusal-movement-over"),
        Refusal::NoMoves { moves } => count("refusal-no-moves", moves),
        Refusal::Occupied { by } => text_args("refusal-occupied", &[("name", Arg::from(names.of(by)))]),
        Refusal::Closed { quadrant } => what("refusal-closed", quadrant_name(quadrant)),
        Refusal::InBreakdown => text("refusal-in-breakdown"),
        Refusal::NotWhereBegun { at } => what("refusal-not-where-begun", place_name(at)),
        Refusal::NoMine => text("refusal-no-mine"),
        Refusal::NoMarket => text("refusal-no-market"),
        Refusal::NoPort => text("refusal-no-port"),
        Refusal::NoGate => text("refusal-no-gate"),
        Refusal::RowTooLong { moves } => count("refusal-row-too-long", moves),
        Refusal::TooFewTokens { step, tokens } => {
            text_args("refusal-too-few-tokens", &[("what", step_name(step).into()), ("count", tokens.into())])
        }
        Refusal::NoChanges => text("refusal-no-changes"),
        Refusal::ChangedAlready => text("refusal-changed-already"),
        Refusal::TooFewFaceDown => text("refusal-too-few-face-down"),
        Refusal::NoSuchToken { nth } => count("refusal-no-such-token", nth),
        Refusal::SameToken { nth, step } => {
            text_args("refusal-same-token", &[("count", nth.into()), ("what", step_name(step).into())])
        }
        _ => return None,
    })
}

fn about_trade(refusal: &Refusal) -> Option<String> {
    Some(match *refusal {
        Refusal::NotThere { metal } => what("refusal-not-there", metal_object(metal)),
        Refusal::NotHeld { metal } => what("refusal-not-held", metal_object(metal)),
        Refusal::NoRoom { room } => count("refusal-no-room", room),
        Refusal::SameKind => text("refusal-same-kind"),
        Refusal::SwapsUsed { most } => count("refusal-swaps-used", most),
        Refusal::KindFull { metal, most } => {
            text_args("refusal-kind-full", &[("what", metal_object(metal).into()), ("count", most.into())])
        }
        Refusal::MarketFull { most } => count("refusal-market-full", most),
        Refusal::BoughtHere { metal } => what("refusal-bought-here", metal_object(metal)),
        Refusal::SoldHere { metal } => what("refusal-sold-here", metal_object(metal)),
        Refusal::TooDear { price, credits } => {
            text_args("refusal-too-dear", &[("price", price.into()), ("credits", credits.into())])
        }
        Refusal::NotInStore { upgrade } => what("refusal-not-in-store", upgrade_name(upgrade)),
        Refusal::NoBetter { upgrade } => what("refusal-no-better", upgrade_name(upgrade)),
        Refusal::NoCard { card } => what("refusal-no-card", card_name(card)),
        Refusal::NotPlayable { card } => what("refusal-not-playable", card_name(card)),
        _ => return None,
    })
}

fn about_fights(refusal: &Refusal, names: &Names) -> String {
    let ship = |key: &str, seat| text_args(key, &[("name", Arg::from(names.of(seat)))]);
    match *refusal {
        Refusal::NoSuchShip { seat } => ship("refusal-no-such-ship", seat),
        Refusal::OutOfReach { seat } => ship("refusal-out-of-reach", seat),
        Refusal::TheirBreakdown { seat } => ship("refusal-their-breakdown", seat),
        Refusal::AttackedAlready => text("refusal-attacked-already"),
        Refusal::NotFaster { own, theirs } => {
            text_args("refusal-not-faster", &[("own", own.into()), ("theirs", theirs.into())])
        }
        Refusal::AtSight => text("refusal-at-sight"),
        Refusal::CannotHide { plutonium, cards } => {
            text_args("refusal-cannot-hide", &[("plutonium", plutonium.into()), ("count", cards.into())])
        }
        Refusal::TooMuchHidden { cards } => count("refusal-too-much-hidden", cards),
        Refusal::NotSeen => text("refusal-not-seen"),
        Refusal::NotBuiltIn { upgrade } => what("refusal-not-built-in", upgrade_name(upgrade)),
        _ => text("refusal-over"),
    }
}
