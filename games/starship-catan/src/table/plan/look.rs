//! The inspected cards, put back one by one.

use super::state::{arrangement, check};
use crate::rules::{Order, Phase, Refusal, View};
use crate::table::types::{CardArrangementDraft, ClickResult, ClickTarget, OrderDraft};

/// Returns the targets for every inspected card: to put it on top, to put it at the bottom, and to take it back.
pub(super) fn universe(view: &View) -> Vec<ClickTarget> {
    let numbers = 1..=view.known.flight.look.len();
    numbers
        .flat_map(|number| [ClickTarget::ToTop(number), ClickTarget::ToBottom(number), ClickTarget::LookCard(number)])
        .collect()
}

fn looked(draft: &OrderDraft) -> CardArrangementDraft {
    match draft {
        OrderDraft::Look(look) => look.clone(),
        _ => CardArrangementDraft::default(),
    }
}

/// Returns the result of a click on a card that cannot be placed, or `None` if the card can be placed.
fn missing(view: &View, number: u8) -> Option<ClickResult> {
    let looked_at = view.known.flight.look.len();
    if view.known.phase != Phase::Arrange {
        let phase = view.known.phase;
        return Some(ClickResult::Refused(Refusal::NotNow { phase }));
    }
    (!(1..=looked_at).contains(&number)).then_some(ClickResult::Nothing)
}

/// Puts a card after the others on top or at the bottom, wherever it was before.
pub(super) fn put(draft: &mut OrderDraft, view: &View, number: u8, top: bool) -> ClickResult {
    if let Some(step) = missing(view, number) {
        return step;
    }
    let before = looked(draft);
    let mut look = before.clone();
    look.top.retain(|&there| there != number);
    look.bottom.retain(|&there| there != number);
    if top {
        look.top.push(number);
    } else {
        look.bottom.push(number);
    }
    if look == before {
        return ClickResult::Nothing;
    }
    *draft = OrderDraft::Look(look);
    ClickResult::More
}

/// Takes a card back from its new place.
pub(super) fn take_back(draft: &mut OrderDraft, view: &View, number: u8) -> ClickResult {
    if let Some(step) = missing(view, number) {
        return step;
    }
    let mut look = looked(draft);
    if !look.has(number) {
        return ClickResult::Nothing;
    }
    look.top.retain(|&there| there != number);
    look.bottom.retain(|&there| there != number);
    *draft = if look.is_empty() { OrderDraft::Nothing } else { OrderDraft::Look(look) };
    ClickResult::More
}

/// Returns the draft's order, with the cards that are not placed yet on top, or `None` if the order is not legal.
pub(super) fn completed(look: &CardArrangementDraft, view: &View) -> Option<Order> {
    let mut look = look.clone();
    let left = (1..=view.known.flight.look.len()).filter(|&number| !look.has(number)).collect::<Vec<_>>();
    look.top.extend(left);
    arrangement(&look).map(Order::Arrange).filter(|order| check(view, order).is_ok())
}
