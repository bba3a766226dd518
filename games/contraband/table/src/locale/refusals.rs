//! Refusals in words.

use super::things::{card_when, place_name, quadrant_name};
use super::{message, text};
use contraband::rules::{DecisionKind, Refusal};
use orrery_locale::{PlayerNames, grouped};

/// Returns the sentence that explains a refusal.
pub fn refusal_text(refusal: &Refusal, names: &PlayerNames) -> String {
    let more = match *refusal {
        Refusal::NotNow { ask: DecisionKind::Turn } => return text("refusal-not-met"),
        Refusal::NotWhereBegun { at } => vec![("what", place_name(at).into())],
        Refusal::Closed { quadrant } => vec![("what", quadrant_name(quadrant).into())],
        Refusal::TooDear { credits, .. } => vec![("credits", grouped(credits).into())],
        Refusal::NotPlayable { card } => vec![("when", card_when(card).into())],
        Refusal::NoSuchToken { nth } | Refusal::SameToken { nth, .. } => vec![("count", nth.into())],
        _ => Vec::new(),
    };
    message("refusal", refusal, names, &more)
}
