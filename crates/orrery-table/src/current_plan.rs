//! The player's pending order, as a resource.

use std::ops::{Deref, DerefMut};

use bevy::prelude::Resource;
use orrery_core::interaction::{self, Interaction};

/// The picks of the player so far in a match of `G`.
#[derive(Resource, Debug, Clone)]
pub struct CurrentPlan<G: Interaction>(interaction::Plan<G>);

impl<G: Interaction> Default for CurrentPlan<G> {
    fn default() -> Self {
        CurrentPlan(interaction::Plan::default())
    }
}

impl<G: Interaction> PartialEq for CurrentPlan<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: Interaction> Deref for CurrentPlan<G> {
    type Target = interaction::Plan<G>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<G: Interaction> DerefMut for CurrentPlan<G> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
