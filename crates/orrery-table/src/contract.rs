//! What the house asks of a game so that it lies on a table.

use bevy::prelude::World;

use orrery_ai::Opponents;
use orrery_core::interaction::Interaction;
use orrery_core::{Rules, WindowGame};
use orrery_record::Scenarios;

/// What lies on the table: entities, brought in line with what is seen after every change.
pub trait Entities: WindowGame {
    /// Every entity by what it is.
    type Tokens: Default + Send + Sync;

    /// Spawns the entities of a match, each with [`OnTable`](super::OnTable), and brings them in line with `view`; by default
    /// there are none.
    fn spawn(world: &mut World, view: &<Self::Rules as Rules>::View) -> Self::Tokens {
        let _ = (world, view);
        Self::Tokens::default()
    }

    /// Brings the entities in line with `view`. A token is the same entity for the whole match, so that what shows it can
    /// move it. By default there is nothing to do.
    fn sync(world: &mut World, tokens: &mut Self::Tokens, view: &<Self::Rules as Rules>::View) {
        let _ = (world, tokens, view);
    }
}

/// All that rules need before a match of them can be played on a table.
pub trait Playable: Interaction + Opponents + Scenarios {}

impl<G: Interaction + Opponents + Scenarios> Playable for G {}
