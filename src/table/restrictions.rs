//! What people may order in a lesson or a puzzle, beside what the rules allow.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::{Order, Position};

/// Whether an order is asked for.
pub type Allow = Arc<dyn Fn(&Position, &Order) -> bool + Send + Sync>;

/// What people may order now. Without limits in every match that is one.
#[derive(Resource, Clone, Default)]
pub struct Curb {
    /// Which orders are let through; every one without it.
    pub allow: Option<Allow>,
    /// How many of the first orders cannot be taken back.
    pub floor: usize,
}

impl Curb {
    /// Whether an order is let through.
    pub(super) fn lets(&self, position: &Position, order: &Order) -> bool {
        self.allow.as_ref().is_none_or(|allow| allow(position, order))
    }
}

/// Something was not let through by [`Curb`]: the order, or taking one back.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Curbed(pub Option<Order>);
