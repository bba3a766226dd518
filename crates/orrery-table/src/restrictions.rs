//! Restrictions on players' orders in a lesson or a puzzle, in addition to the rules.

use std::sync::Arc;

use bevy::prelude::*;

use orrery_core::Rules;

/// A filter that decides from the player's view whether an order is accepted.
pub type OrderPredicate<G> = Arc<dyn Fn(&<G as Rules>::View, &<G as Rules>::Order) -> bool + Send + Sync>;

/// A check of the player's view that is true once losses no longer matter.
pub type SkipConfirmation<G> = Arc<dyn Fn(&<G as Rules>::View) -> bool + Send + Sync>;

/// The current restrictions on players' orders. Normal matches have none.
#[derive(Resource, Clone)]
pub struct OrderFilter<G: Rules> {
    /// The filter of orders; `None` accepts all.
    pub allow: Option<OrderPredicate<G>>,
    /// The number of orders at the start that cannot be undone.
    pub undo_limit: usize,
    /// The condition under which losses need no confirmation; `None` means never.
    pub skip_confirmation: Option<SkipConfirmation<G>>,
}

impl<G: Rules> Default for OrderFilter<G> {
    fn default() -> Self {
        OrderFilter { allow: None, undo_limit: 0, skip_confirmation: None }
    }
}

impl<G: Rules> OrderFilter<G> {
    /// True if orders are filtered.
    #[must_use]
    pub fn filters_orders(&self) -> bool {
        self.allow.is_some()
    }

    /// Reports whether an order is accepted.
    pub(super) fn allows(&self, view: &G::View, order: &G::Order) -> bool {
        self.allow.as_ref().is_none_or(|allow| allow(view, order))
    }

    /// Reports whether a lossy order needs confirmation. A lesson that filters orders has already considered their losses.
    pub(super) fn asks(&self, view: &G::View) -> bool {
        self.allow.is_none() && !self.skip_confirmation.as_ref().is_some_and(|unasked| unasked(view))
    }
}

/// Something was blocked in a lesson or a puzzle.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderBlocked<G: Rules> {
    /// An order.
    Order(G::Order),
    /// Undoing an order.
    Undo,
    /// A click that begins an unwanted order or has no meaning now.
    Click,
}
