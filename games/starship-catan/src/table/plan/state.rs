//! Helpers that all steps of a plan use.

use crate::rules::{Arrangement, Order, Refusal, StarshipCatan, Thing, Things, View};
use crate::table::types::{Draft, LookDraft, Step, Target};
use orrery_core::Rules as _;

/// An amount by which something is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Amount {
    /// One more.
    More,
    /// One less.
    Less,
    /// As many as possible.
    All,
}

impl Amount {
    /// Returns the amount of a click on a counter.
    pub(super) const fn of(target: Target) -> Amount {
        match target {
            Target::Less(_) => Amount::Less,
            Target::All(_) => Amount::All,
            _ => Amount::More,
        }
    }
}

/// Checks an order of the player to decide.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    StarshipCatan::check(view, order)
}

/// Turns an order into a step: the order itself, or the reason why it is refused.
pub(super) fn as_step(view: &View, order: Order) -> Step {
    match check(view, &order) {
        Ok(()) => Step::Order(order),
        Err(refusal) => Step::Refused(refusal),
    }
}

/// All legal orders of the player to decide, without offers.
pub(super) fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    StarshipCatan::legal(view, &mut orders);
    orders
}

/// Returns these things with the amount of one of them replaced.
pub(super) fn with_count(things: Things, thing: Thing, count: u8) -> Things {
    let others = things.iter().filter(|&(other, _)| other != thing);
    others.fold(Things::of(thing, count), |all, (other, count)| all.and(other, count))
}

/// The order of a draft in its present state, or `None` without a draft.
pub(super) fn order_of(draft: &Draft) -> Option<Order> {
    match draft {
        Draft::Nothing => None,
        Draft::Deal(deal) => Some(deal.order()),
        Draft::Reward(reward) => Some(reward.order()),
        Draft::Look(look) => arrangement(look).map(Order::Arrange),
        Draft::Offer(offer) => Some(Order::Offer(*offer)),
    }
}

/// The arrangement of the cards placed so far.
pub(super) fn arrangement(look: &LookDraft) -> Option<Arrangement> {
    Arrangement::new(&look.top, &look.bottom)
}
