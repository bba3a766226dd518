//! What every step is made with.

use crate::rules::{Arrangement, Order, Refusal, StarshipCatan, Thing, Things, View};
use crate::table::types::{Draft, LookDraft, Step, Target};
use orrery_core::Rules as _;

/// By how much something is counted.
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
    /// What a click on a counter means.
    pub(super) const fn of(target: Target) -> Amount {
        match target {
            Target::Less(_) => Amount::Less,
            Target::All(_) => Amount::All,
            _ => Amount::More,
        }
    }
}

/// Whether whoever decides may give this order.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    StarshipCatan::check(view, order)
}

/// The step an order makes: the order itself, or why it is refused.
pub(super) fn as_step(view: &View, order: Order) -> Step {
    match check(view, &order) {
        Ok(()) => Step::Order(order),
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Every order that whoever decides may give, offers left out.
pub(super) fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    StarshipCatan::legal(view, &mut orders);
    orders
}

/// These things, but so many of one.
pub(super) fn with_count(things: Things, thing: Thing, count: u8) -> Things {
    let others = things.iter().filter(|&(other, _)| other != thing);
    others.fold(Things::of(thing, count), |all, (other, count)| all.and(other, count))
}

/// The order a draft is as it stands; nothing while none is begun.
pub(super) fn order_of(draft: &Draft) -> Option<Order> {
    match draft {
        Draft::Nothing => None,
        Draft::Deal(deal) => Some(deal.order()),
        Draft::Reward(reward) => Some(reward.order()),
        Draft::Look(look) => arrangement(look).map(Order::Arrange),
        Draft::Offer(offer) => Some(Order::Offer(*offer)),
    }
}

/// The cards as they are put so far.
pub(super) fn arrangement(look: &LookDraft) -> Option<Arrangement> {
    Arrangement::new(&look.top, &look.bottom)
}
