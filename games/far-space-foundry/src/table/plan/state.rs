//! Functions that several kinds of clicks share.

use crate::rules::{self, ChanceOutcome, ChanceQuestion, FarSpaceFoundry, Order, Position, Refusal, View};
use crate::table::types::ClickResult;
use orrery_core::{Chance, ChanceNode as _, Rules as _};

/// Checks whether the decider may give this order now.
pub(super) fn check(view: &View, order: &Order) -> Result<(), Refusal> {
    FarSpaceFoundry::check(view, order)
}

/// Returns the result of a click that gives an order: the order itself, or the reason for its refusal.
pub(super) fn as_click_result(view: &View, order: Order) -> ClickResult {
    match check(view, &order) {
        Ok(()) => ClickResult::Order(order),
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// The chance source of previews, which always gives the first outcome. Previews do not show effects that depend on it.
struct PreviewChance;

impl Chance<ChanceQuestion> for PreviewChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        node.outcome(0)
    }
}

/// Returns the position after an order. The order must be legal.
pub(super) fn carried_out(p: &Position, order: &Order) -> Position {
    let mut after = *p;
    FarSpaceFoundry::apply(&mut after, order, &mut PreviewChance, &mut ());
    after
}

/// Fills `orders` with all orders that are listed for the decider of a position.
pub(super) fn legal_in(p: &Position, orders: &mut Vec<Order>) {
    rules::legal(p, orders);
}

/// Returns all orders that are listed for the decider.
pub(super) fn legal(view: &View) -> Vec<Order> {
    let mut orders = Vec::new();
    FarSpaceFoundry::legal(view, &mut orders);
    orders
}
