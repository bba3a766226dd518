//! The contract of a game whose matches are played on a table.

use orrery_ai::GameOpponents;
use orrery_core::interaction::OrderInput;
use orrery_core::{GameFrontend, Rules};
use orrery_record::Scenarios;

use super::entities::TableEntityWriter;

/// A game whose table is represented by entities, which are updated after every visible change.
pub trait TableMirror: GameFrontend<Rules: OrderInput> {
    /// All entities of the table, grouped by kind.
    type TableEntities: Default + Send + Sync;

    /// Spawns the entities of a match, for as many players and pieces as `view` has. [`TableMirror::sync`] follows. By default
    /// there are none.
    fn spawn(table: &mut TableEntityWriter, view: &<Self::Rules as Rules>::View) -> Self::TableEntities {
        let _ = (table, view);
        Self::TableEntities::default()
    }

    /// Updates the entities to match `view`. A token remains the same entity for the whole match, so that the display can move
    /// it. `made` is the draft of the order, if a person gave it, which shows the pieces that the person picked. By default
    /// nothing is updated.
    fn sync(
        table: &mut TableEntityWriter,
        tokens: &mut Self::TableEntities,
        view: &<Self::Rules as Rules>::View,
        made: Option<&<Self::Rules as OrderInput>::Draft>,
    ) {
        let _ = (table, tokens, view, made);
    }
}

/// The traits that rules need so that their matches can be played on a table.
pub trait Playable: OrderInput + GameOpponents + Scenarios {}

impl<G: OrderInput + GameOpponents + Scenarios> Playable for G {}
