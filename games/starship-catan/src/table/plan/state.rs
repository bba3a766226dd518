//! Helpers for putting orders together.

use crate::rules::{CardArrangement, Commodity, CommodityCounts, Order, Refusal, StarshipCatan, View};
use crate::table::types::{CardArrangementDraft, ClickResult, ClickTarget, OrderDraft};
use orrery_core::Rules as _;

/// The step by which a click changes a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CountStep {
    More,
    Less,
    /// As many as possible.
    All,
}

impl CountStep {
    /// Returns the step of a click on a counter.
    pub(super) const fn of(target: ClickTarget) -> CountStep {
        match target {
            ClickTarget::Less(_) => CountStep::Less,
            ClickTarget::All(_) => CountStep::All,
            _ => CountStep::More,
        }
    }
}

pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    StarshipCatan::check(view, order)
}

/// Turns an order into the result of a click: the order itself, or the reason why it is refused.
pub(super) fn as_click_result(view: &View, order: Order) -> ClickResult {
    match check(view, &order) {
        Ok(()) => ClickResult::Order(order),
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Returns all legal orders of the deciding player, without offers.
pub(super) fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    StarshipCatan::legal(view, &mut orders);
    orders
}

/// Returns these amounts with that of `thing` replaced by `count`.
pub(super) fn with_count(things: CommodityCounts, thing: Commodity, count: u8) -> CommodityCounts {
    let others = things.iter().filter(|&(other, _)| other != thing);
    others.fold(CommodityCounts::of(thing, count), |all, (other, count)| all.and(other, count))
}

/// Returns the order of a draft in its current state, or `None` without a draft.
pub(super) fn order_of(draft: &OrderDraft) -> Option<Order> {
    match draft {
        OrderDraft::Nothing => None,
        OrderDraft::Deal(deal) => Some(deal.order()),
        OrderDraft::Reward(reward) => Some(reward.order()),
        OrderDraft::Look(look) => arrangement(look).map(Order::Arrange),
        OrderDraft::Offer(offer) => Some(Order::Offer(*offer)),
    }
}

/// Returns the arrangement of the cards placed so far.
pub(super) fn arrangement(look: &CardArrangementDraft) -> Option<CardArrangement> {
    CardArrangement::new(&look.top, &look.bottom)
}
