//! What people may order in a lesson or a puzzle, beside what the rules allow.

use std::sync::Arc;

use bevy::prelude::*;

use crate::core::Rules;

/// Whether an order is asked for, of what its giver knows.
pub type Allow<G> = Arc<dyn Fn(&<G as Rules>::View, &<G as Rules>::Order) -> bool + Send + Sync>;

/// What people may order now. Without limits in every match that is one.
#[derive(Resource, Clone)]
pub struct Curb<G: Rules> {
    /// Which orders are let through; every one without it.
    pub allow: Option<Allow<G>>,
    /// How many of the first orders cannot be taken back.
    pub floor: usize,
}

impl<G: Rules> Default for Curb<G> {
    fn default() -> Self {
        Curb { allow: None, floor: 0 }
    }
}

impl<G: Rules> Curb<G> {
    /// Whether an order is let through.
    pub(super) fn lets(&self, view: &G::View, order: &G::Order) -> bool {
        self.allow.as_ref().is_none_or(|allow| allow(view, order))
    }
}

/// Something was not let through by [`Curb`]: the order, or taking one back.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Curbed<G: Rules>(pub Option<G::Order>);
