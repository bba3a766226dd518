//! What people may order in a lesson or a puzzle, beside what the rules allow.

use std::sync::Arc;

use bevy::prelude::*;

use orrery_core::Rules;

/// Whether an order is asked for, of what its giver knows.
pub type Allow<G> = Arc<dyn Fn(&<G as Rules>::View, &<G as Rules>::Order) -> bool + Send + Sync>;

/// Whether nothing that an order may lose matters any more, of what its giver knows.
pub type Unasked<G> = Arc<dyn Fn(&<G as Rules>::View) -> bool + Send + Sync>;

/// What people may order now. Without limits in every match that is one.
#[derive(Resource, Clone)]
pub struct Curb<G: Rules> {
    /// Which orders are let through; every one without it.
    pub allow: Option<Allow<G>>,
    /// How many of the first orders cannot be taken back.
    pub floor: usize,
    /// When nobody is asked any more whether an order may lose something; never without it.
    pub unasked: Option<Unasked<G>>,
}

impl<G: Rules> Default for Curb<G> {
    fn default() -> Self {
        Curb { allow: None, floor: 0, unasked: None }
    }
}

impl<G: Rules> Curb<G> {
    /// Whether it is said which orders are let through.
    #[must_use]
    pub fn names_orders(&self) -> bool {
        self.allow.is_some()
    }

    /// Whether an order is let through.
    pub(super) fn lets(&self, view: &G::View, order: &G::Order) -> bool {
        self.allow.as_ref().is_none_or(|allow| allow(view, order))
    }

    /// Whether whoever gives an order is asked first if it loses something. A lesson that says which orders it takes has thought of
    /// what they lose.
    pub(super) fn asks(&self, view: &G::View) -> bool {
        self.allow.is_none() && !self.unasked.as_ref().is_some_and(|unasked| unasked(view))
    }
}

/// Something was not let through in a lesson or a puzzle.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curbed<G: Rules> {
    /// An order.
    Order(G::Order),
    /// Taking one back.
    Undo,
    /// A click that begins what is not asked for, or means nothing now.
    Click,
}
