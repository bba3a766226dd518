//! The player's pending order, as a resource.

use std::ops::{Deref, DerefMut};

use bevy::prelude::Resource;
use orrery_core::interaction::{self, OrderInput};

/// The resource with the player's pending order in the open match of `G`.
#[derive(Resource, Debug, Clone)]
pub struct CurrentPendingOrder<G: OrderInput>(interaction::PendingOrder<G>);

impl<G: OrderInput> Default for CurrentPendingOrder<G> {
    fn default() -> Self {
        CurrentPendingOrder(interaction::PendingOrder::default())
    }
}

impl<G: OrderInput> PartialEq for CurrentPendingOrder<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: OrderInput> Deref for CurrentPendingOrder<G> {
    type Target = interaction::PendingOrder<G>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<G: OrderInput> DerefMut for CurrentPendingOrder<G> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
