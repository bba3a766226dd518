//! The contract of a game whose matches are played on a table.

use bevy::prelude::World;

use orrery_ai::GameOpponents;
use orrery_core::interaction::OrderInput;
use orrery_core::{GameFrontend, Rules};
use orrery_record::Scenarios;

/// A game whose table is represented by entities, which are updated after every visible change.
pub trait TableMirror: GameFrontend {
    /// All entities of the table, grouped by kind.
    type TableEntities: Default + Send + Sync;

    /// Spawns the entities of a match, each with [`TableEntityMarker`](super::TableEntityMarker), and updates them to match
    /// `view`. By default there are none.
    fn spawn(world: &mut World, view: &<Self::Rules as Rules>::View) -> Self::TableEntities {
        let _ = (world, view);
        Self::TableEntities::default()
    }

    /// Updates the entities to match `view`. A token remains the same entity for the whole match, so that the display can move
    /// it. By default nothing is updated.
    fn sync(world: &mut World, tokens: &mut Self::TableEntities, view: &<Self::Rules as Rules>::View) {
        let _ = (world, tokens, view);
    }
}

/// The traits that rules need so that their matches can be played on a table.
pub trait Playable: OrderInput + GameOpponents + Scenarios {}

impl<G: OrderInput + GameOpponents + Scenarios> Playable for G {}
