//! The mirror, which updates the entities of the table after every change of the view.
//!
//! A token is the same entity for the whole match: a good that is mined, carried or charged keeps its entity, so that its picture
//! can be moved. No entity contains anything that the viewer does not know.

mod entities;
mod goods;
mod pilots;

use bevy::prelude::*;

pub use self::entities::TableEntities;
use super::components::{DieValue, FreighterState, ShuttlePlace};
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::rules::{DOCKS, Position, View};
use far_space_foundry::table::OrderDraft;
use orrery_table::{TableEntityWriter, TableMirror};

impl TableMirror for FarSpaceFoundryFrontend {
    type TableEntities = TableEntities;

    fn spawn(table: &mut TableEntityWriter, view: &View) -> TableEntities {
        TableEntities::spawn(table, &view.known)
    }

    fn sync(table: &mut TableEntityWriter, tokens: &mut TableEntities, view: &View, _: Option<&OrderDraft>) {
        let p = &view.known;
        shuttles(table, &tokens.shuttles, p);
        goods::sync(table, tokens, p);
        pilots::sync(table, tokens, p);
        for &(hull, entity) in &tokens.hulls {
            let freighter = p.players[usize::from(hull.seat)].ship(hull.ship);
            table.put(entity, FreighterState { size: freighter.size, upgraded: freighter.upgraded });
        }
        table.put(tokens.die, DieValue(p.die));
    }
}

/// Updates the places of the shuttles: the taken docks, and the first places of the orbit for the others.
fn shuttles(table: &mut TableEntityWriter, tokens: &[Entity], p: &Position) {
    let docked = (1..=DOCKS).filter(|&dock| p.is_taken(dock)).map(ShuttlePlace::Dock);
    let free = (1..=DOCKS).filter(|&dock| !p.is_taken(dock)).count();
    let wanted: Vec<ShuttlePlace> = docked.chain((0..free as u8).map(ShuttlePlace::Orbit)).collect();
    // A shuttle that leaves a dock goes to orbit, and one that lands comes from there.
    let way = |from: ShuttlePlace, to: ShuttlePlace| match (from, to) {
        (ShuttlePlace::Dock(_), ShuttlePlace::Dock(_)) => 9,
        (ShuttlePlace::Orbit(_), ShuttlePlace::Orbit(_)) => 4,
        _ => 1,
    };
    table.move_tokens(tokens, &wanted, ShuttlePlace::Orbit(0), way);
}
