//! The synchronisation of the starships and their contents, all of which are public (SC-HID-1).

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{BerthedShip, HoldContents};
use orrery_table::TableEntityWriter;
use starship_catan::rules::{HANGAR, PlayerState, Position, Ship};

/// Updates both starships and their contents to match `p`.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    for &(bay, entity) in &tokens.bays {
        table.put(entity, HoldContents(p.player(bay.seat).count(bay.resource.into()).try_into().unwrap_or(u8::MAX)));
    }
    for &(seat, entity) in &tokens.labs {
        table.put(entity, HoldContents(p.player(seat).science));
    }
    for &(seat, places) in &tokens.hangars {
        sync_hangar(table, places, p.player(seat));
    }
}

/// Synchronises a hangar. A ship stays in its berth, and a new ship takes the first free berth.
fn sync_hangar(table: &mut TableEntityWriter, places: [Entity; HANGAR as usize], player: &PlayerState) {
    let ships = Ship::ALL.iter().flat_map(|&ship| std::iter::repeat_n(Some(ship), usize::from(player.ships(ship))));
    let wanted: Vec<_> = ships.chain(std::iter::repeat(None)).take(places.len()).map(BerthedShip).collect();
    table.move_tokens(&places, &wanted, BerthedShip(None), |_, _| 0);
}
