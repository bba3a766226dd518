//! What every step is made with.

use crate::rules::{self, FarSpaceFoundry, Node, Order, Outcome, Position, Refusal, View};
use crate::table::types::Step;
use orrery_core::{Chance, ChanceNode as _, Rules as _};

/// Whether whoever decides may give this order.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    FarSpaceFoundry::check(view, order)
}

/// The step an order makes: the order itself, or why it is refused.
pub(super) fn as_step(view: &View, order: Order) -> Step {
    match check(view, &order) {
        Ok(()) => Step::Order(order),
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Chance as it is tried out: the first answer. What depends on it is not told.
struct Tried;

impl Chance<Node> for Tried {
    fn resolve(&mut self, node: Node) -> Outcome {
        node.nth(0)
    }
}

/// How things lie after an order that can be given.
pub(super) fn carried_out(p: &Position, order: &Order) -> Position {
    let mut after = *p;
    FarSpaceFoundry::apply(&mut after, order, &mut Tried, &mut ());
    after
}

/// Adds every order that is listed for whoever decides there.
pub(super) fn legal_in(p: &Position, orders: &mut Vec<Order>) {
    rules::legal(p, orders);
}

/// Every order that is listed for whoever decides.
#[must_use]
pub fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    FarSpaceFoundry::legal(view, &mut orders);
    orders
}
