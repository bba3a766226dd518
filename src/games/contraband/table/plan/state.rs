//! What every step is made with.

use crate::core::Rules as _;
use crate::games::contraband::rules::{Contraband, Order, Refusal, View};
use crate::games::contraband::table::types::Step;

/// Whether whoever decides may give this order.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    Contraband::check(view, order)
}

/// The step an order makes: the order itself, or why it is refused.
pub(super) fn as_step(view: &View, order: Order) -> Step {
    match check(view, &order) {
        Ok(()) => Step::Order(order),
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Every order that is listed for whoever decides.
#[must_use]
pub fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    Contraband::legal(view, &mut orders);
    orders
}
