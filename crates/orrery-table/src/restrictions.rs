//! Restrictions on players' orders in a lesson or a puzzle, in addition to the rules.

use std::sync::Arc;

use bevy::prelude::*;

use orrery_core::Rules;

/// A filter that accepts or blocks an order, given the player's view.
pub type OrderPredicate<G> = Arc<dyn Fn(&<G as Rules>::View, &<G as Rules>::Order) -> bool + Send + Sync>;

/// A function that returns true if losses no longer matter, given the player's view.
pub type SkipConfirmationFn<G> = Arc<dyn Fn(&<G as Rules>::View) -> bool + Send + Sync>;

/// The current restrictions on players' orders. Normal matches have none.
#[derive(Resource, Clone)]
pub struct OrderRestrictions<G: Rules> {
    /// The filter of orders, or `None` to accept all orders.
    pub allow: Option<OrderPredicate<G>>,
    /// The number of orders, from the start of the match, that cannot be undone.
    pub undo_limit: usize,
    /// The condition under which losses need no confirmation, or `None` if they always need it.
    pub skip_confirmation: Option<SkipConfirmationFn<G>>,
}

impl<G: Rules> Default for OrderRestrictions<G> {
    fn default() -> Self {
        OrderRestrictions { allow: None, undo_limit: 0, skip_confirmation: None }
    }
}

impl<G: Rules> OrderRestrictions<G> {
    /// Returns true if orders are filtered.
    pub fn filters_orders(&self) -> bool {
        self.allow.is_some()
    }

    /// Reports whether the filter accepts an order.
    pub(super) fn allows(&self, view: &G::View, order: &G::Order) -> bool {
        self.allow.as_ref().is_none_or(|allow| allow(view, order))
    }

    /// Reports whether an order that loses something needs confirmation. No confirmation is needed where losses no longer matter,
    /// or in a lesson that filters orders, because the lesson has already considered the losses.
    pub(super) fn asks(&self, view: &G::View) -> bool {
        self.allow.is_none() && !self.skip_confirmation.as_ref().is_some_and(|unasked| unasked(view))
    }
}

/// The message that an action was blocked in a lesson or a puzzle.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderBlocked<G: Rules> {
    /// An order was blocked.
    Order(G::Order),
    /// Undo was blocked.
    Undo,
    /// A click was blocked, because it begins an order that is not allowed.
    Click,
    /// A click has no meaning yet.
    NoEffect,
}
