//! The synchronisation of the starships and their contents, all of which are public (SC-HID-1).

use bevy::prelude::*;

use super::entities::TableEntities;
use crate::table::components::{
    BerthedShip, BuiltLevel, HoldContents, IsDecider, IsToMove, PlayerPoints, ShipStrength,
};
use orrery_table::{assign, put};
use starship_catan::rules::{Commodity, HANGAR, LABORATORY, PieceCounts, PlayerState, Position, Ship};

/// Updates both starships and their contents to match `p`.
pub(super) fn sync(world: &mut World, tokens: &TableEntities, p: &Position) {
    for &(seat, entity) in &tokens.ships {
        let player = p.player(seat);
        let (friendship, fame) = (player.friendship(), player.fame());
        put(world, entity, PlayerPoints { points: p.points(seat), friendship, fame });
        put(world, entity, ShipStrength { boost: player.boost(), firepower: player.firepower() });
        put(world, entity, IsToMove(p.turn == seat));
        put(world, entity, IsDecider(p.decider == seat && !p.is_over()));
    }
    for &(bay, entity) in &tokens.bays {
        put(world, entity, stock(p.player(bay.seat), bay.resource.into()));
    }
    for &(seat, entity) in &tokens.labs {
        put(world, entity, HoldContents { count: p.player(seat).science.into(), capacity: Some(LABORATORY) });
    }
    for &(seat, entity) in &tokens.purses {
        put(world, entity, HoldContents { count: p.player(seat).astro, capacity: None });
    }
    for &(seat, places) in &tokens.hangars {
        sync_hangar(world, places, p.player(seat));
    }
    for &(place, entity) in &tokens.pieces {
        put(world, entity, BuiltLevel(level(p.player(place.seat).pieces(place.piece), place.index)));
    }
    for &(slot, entity) in &tokens.slots {
        put(world, entity, BuiltLevel(p.player(slot.seat).level(slot.module)));
    }
}

fn stock(player: &PlayerState, thing: Commodity) -> HoldContents {
    HoldContents { count: player.count(thing), capacity: Some(player.capacity(thing)) }
}

/// Returns the level of the piece in a mount. Pieces of level 2 come first.
const fn level(pieces: PieceCounts, index: u8) -> u8 {
    if index < pieces.twos {
        2
    } else if index < pieces.count() {
        1
    } else {
        0
    }
}

/// Synchronises a hangar. A ship stays in its berth, and a new ship takes the first free berth.
fn sync_hangar(world: &mut World, places: [Entity; HANGAR as usize], player: &PlayerState) {
    let old = places.map(|place| world.get::<BerthedShip>(place).copied().unwrap_or_default().0);
    let ships = Ship::ALL.iter().flat_map(|&ship| std::iter::repeat_n(Some(ship), usize::from(player.ships(ship))));
    let wanted: Vec<Option<Ship>> = ships.chain(std::iter::repeat(None)).take(places.len()).collect();
    let new = assign(&old, &wanted, |_, _| 0);
    for (place, ship) in places.into_iter().zip(new) {
        put(world, place, BerthedShip(ship.flatten()));
    }
}
