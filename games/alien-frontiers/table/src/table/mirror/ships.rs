//! Finds the places of ships: docks, hand, Bay and stock.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::entities::{TableEntities, of_colour};
use crate::table::components::{RelicOwner, ShipPlace, ShipValue};
use crate::table::plan::tray;
use alien_frontiers::rules::{Facility, Position, RelicPlace, Ship};
use orrery_core::Colour;
use orrery_table::{TableEntityWriter, assign};

/// The part of a ship's place that the position determines: without dock index and tray index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ShipSlot {
    Stock,
    Bay,
    Hand { value: u8, teleported: bool },
    Docked { facility: Facility, value: u8 },
}

impl ShipSlot {
    const fn value(self) -> Option<u8> {
        match self {
            ShipSlot::Stock | ShipSlot::Bay => None,
            ShipSlot::Hand { value, .. } | ShipSlot::Docked { value, .. } => Some(value),
        }
    }
}

/// A ship with its previous and its new place.
struct ShipMove {
    token: Entity,
    owner: Colour,
    relic: bool,
    old: Option<ShipPlace>,
    spot: ShipSlot,
}

/// Updates the place and the value of each ship. `picked` are the tray indices of the dice picked for the order.
pub(super) fn sync(table: &mut TableEntityWriter, tokens: &TableEntities, position: &Position, picked: &[usize]) {
    let mut moves = Vec::new();
    for &colour in position.seats() {
        moves.extend(own_moves(table, tokens, (position, colour), picked));
    }
    let owner = position.relic_owner();
    table.put(tokens.relic, RelicOwner(owner));
    match relic_spot(position).zip(owner) {
        Some((spot, owner)) => {
            let old = table.get::<ShipPlace>(tokens.relic).copied();
            moves.push(ShipMove { token: tokens.relic, owner, relic: true, old, spot });
        }
        None => place(table, tokens.relic, ShipPlace::Desert, None),
    }
    settle(table, position, &moves);
}

/// Returns the moves of one colour's ships. `picked` are the tray indices of the dice picked for the order.
fn own_moves(
    table: &TableEntityWriter,
    tokens: &TableEntities,
    (position, colour): (&Position, Colour),
    picked: &[usize],
) -> Vec<ShipMove> {
    let mut mine: Vec<Entity> = of_colour(&tokens.ships, colour).collect();
    // Of equal dice, the picked ones leave the tray, or without picks the first in the row. Dice that are first after this sort
    // stay.
    mine.sort_by_key(|&token| match table.get::<ShipPlace>(token) {
        Some(&ShipPlace::Hand { index, .. }) => (1, u8::from(picked.contains(&usize::from(index))), u8::MAX - index),
        _ => (0, 0, 0),
    });
    let places: Vec<Option<ShipPlace>> = mine.iter().map(|&token| table.get::<ShipPlace>(token).copied()).collect();
    let old: Vec<ShipSlot> = mine
        .iter()
        .zip(&places)
        .map(|(&token, &place)| spot_of(place, table.get::<ShipValue>(token).map_or(0, |value| value.0)))
        .collect();
    let new = assign(&old, &required_slots(position, colour), move_cost);
    let moved = mine.into_iter().zip(places).zip(new);
    moved
        .filter_map(|((token, old), spot)| Some(ShipMove { token, owner: colour, relic: false, old, spot: spot? }))
        .collect()
}

const fn spot_of(place: Option<ShipPlace>, value: u8) -> ShipSlot {
    match place {
        None | Some(ShipPlace::Stock | ShipPlace::Desert) => ShipSlot::Stock,
        Some(ShipPlace::Bay) => ShipSlot::Bay,
        Some(ShipPlace::Hand { teleported, .. }) => ShipSlot::Hand { value, teleported },
        Some(ShipPlace::Docked(facility, _)) => ShipSlot::Docked { facility, value },
    }
}

/// Returns the places that the ships of `colour` must have, without the relic ship.
fn required_slots(position: &Position, colour: Colour) -> Vec<ShipSlot> {
    let player = position.player(colour);
    let mut spots = vec![ShipSlot::Stock; usize::from(player.stock)];
    spots.extend(vec![ShipSlot::Bay; usize::from(player.bay)]);
    for &facility in Facility::ALL {
        let docked = player.docked_at(facility).without_relic();
        spots.extend(docked.iter().map(|(value, _)| ShipSlot::Docked { facility, value }));
    }
    if colour == position.mover() {
        let own = tray(position).into_iter().filter(|(ship, _)| !ship.relic);
        spots.extend(own.map(|(ship, teleported)| ShipSlot::Hand { value: ship.value, teleported }));
    }
    spots
}

/// Returns the place that the relic ship must have; `None` if it is on Burroughs Desert.
fn relic_spot(position: &Position) -> Option<ShipSlot> {
    match position.relic {
        RelicPlace::Desert => None,
        RelicPlace::Bay(_) => Some(ShipSlot::Bay),
        RelicPlace::Docked(colour, facility) => {
            Some(ShipSlot::Docked { facility, value: position.player(colour).docked_at(facility).relic_value() })
        }
        RelicPlace::Hand => {
            let (ship, teleported) = tray(position).into_iter().find(|(ship, _)| ship.relic)?;
            Some(ShipSlot::Hand { value: ship.value, teleported })
        }
    }
}

/// Returns the cost of moving a ship token. Moves that keep the value of a die and that exist in the game are cheaper.
fn move_cost(from: ShipSlot, to: ShipSlot) -> u32 {
    let turned = match (from.value(), to.value()) {
        (Some(before), Some(after)) => u32::from(before.abs_diff(after)),
        _ => 0,
    };
    let (usual, keeps_value) = match (from, to) {
        (ShipSlot::Hand { .. }, ShipSlot::Hand { .. }) => (0, false),
        (ShipSlot::Hand { .. }, ShipSlot::Docked { .. }) => (1, true),
        (ShipSlot::Docked { .. }, ShipSlot::Hand { teleported, .. }) => (1, teleported),
        (ShipSlot::Docked { facility: Facility::TerraformingStation, .. }, ShipSlot::Stock) => (0, false),
        (ShipSlot::Docked { facility: here, .. }, ShipSlot::Docked { facility: there, .. }) if here == there => {
            (0, true)
        }
        (ShipSlot::Docked { .. }, ShipSlot::Bay)
        | (ShipSlot::Bay, ShipSlot::Hand { .. })
        | (ShipSlot::Hand { .. }, ShipSlot::Bay) => (2, false),
        (ShipSlot::Stock, ShipSlot::Bay) | (ShipSlot::Bay, ShipSlot::Stock) => (3, false),
        (ShipSlot::Docked { .. }, ShipSlot::Stock) => (4, false),
        _ => (5, true),
    };
    usual * 10 + if keeps_value { turned * 20 } else { turned }
}

/// Sets the exact place of every ship, with dock index and tray index.
fn settle(table: &mut TableEntityWriter, position: &Position, moves: &[ShipMove]) {
    for each in moves {
        match each.spot {
            ShipSlot::Stock => place(table, each.token, ShipPlace::Stock, None),
            ShipSlot::Bay => place(table, each.token, ShipPlace::Bay, None),
            ShipSlot::Hand { .. } | ShipSlot::Docked { .. } => {}
        }
    }
    for (index, (ship, teleported)) in hand_places(position, moves) {
        let hand = ShipPlace::Hand { index: index as u8, teleported };
        place(table, moves[ship].token, hand, moves[ship].spot.value());
    }
    for &facility in Facility::ALL {
        let tracks: Vec<Option<Colour>> = match facility {
            Facility::ColonistHub => position.seats().iter().map(|&colour| Some(colour)).collect(),
            _ => vec![None],
        };
        for track in tracks {
            let here = |each: &&ShipMove| {
                matches!(each.spot, ShipSlot::Docked { facility: at, .. } if at == facility)
                    && track.is_none_or(|track| track == each.owner)
            };
            let docked: Vec<&ShipMove> = moves.iter().filter(here).collect();
            for (each, index) in docks_for(position, facility, &docked) {
                let place_here = ShipPlace::Docked(facility, index);
                place(table, each.token, place_here, each.spot.value());
            }
        }
    }
}

/// Returns, for each index of the tray, the index of the move that fills it, with a flag that is true for the teleported ship.
/// Equal dice keep their order.
fn hand_places(position: &Position, moves: &[ShipMove]) -> Vec<(usize, (usize, bool))> {
    let mut left: Vec<usize> = (0..moves.len()).collect();
    left.sort_by_key(|&at| match moves[at].old {
        Some(ShipPlace::Hand { index, .. }) => (0, index),
        _ => (1, 0),
    });
    let mut places = Vec::new();
    for (index, (Ship { value, relic }, teleported)) in tray(position).into_iter().enumerate() {
        let fits = |&at: &usize| moves[at].relic == relic && moves[at].spot == ShipSlot::Hand { value, teleported };
        if let Some(at) = left.iter().position(fits) {
            places.push((index, (left.remove(at), teleported)));
        }
    }
    places
}

/// Returns the dock index of each ship at one facility, or on one track. Ships that were there already stay. New ships take the
/// first free group together with the ships of their group, or else the first free dock.
fn docks_for<'a>(position: &Position, facility: Facility, docked: &[&'a ShipMove]) -> Vec<(&'a ShipMove, u8)> {
    let size = facility.group_size();
    let usable = facility.groups_usable(position.player_count()).unwrap_or(0);
    let mut taken: BTreeMap<u8, (Colour, u8)> = BTreeMap::new();
    let mut found: Vec<(&ShipMove, u8)> = Vec::new();
    let mut coming: Vec<&ShipMove> = Vec::new();
    let mark = |each: &ShipMove| (each.owner, each.spot.value().unwrap_or(0));
    for &each in docked {
        match each.old {
            Some(ShipPlace::Docked(at, index)) if at == facility && !taken.contains_key(&index) => {
                taken.insert(index, mark(each));
                found.push((each, index));
            }
            _ => coming.push(each),
        }
    }
    coming.sort_by_key(|each| (each.owner, each.spot.value(), each.relic));
    for each in coming {
        let first = |taken: &BTreeMap<u8, (Colour, u8)>, group: u8| {
            (group * size..(group + 1) * size).find(|index| !taken.contains_key(index))
        };
        let with_mates = |group: &u8| {
            let mut there = (group * size..(group + 1) * size).filter_map(|index| taken.get(&index)).peekable();
            let run = facility == Facility::RaidersOutpost;
            there.peek().is_some() && there.all(|&(owner, value)| owner == each.owner && (run || value == mark(each).1))
        };
        let empty = |group: &u8| (group * size..(group + 1) * size).all(|index| !taken.contains_key(&index));
        let mates = (0..usable).find(|group| with_mates(group) && first(&taken, *group).is_some());
        let group = mates.or_else(|| (0..usable).find(empty));
        let free = group.and_then(|group| first(&taken, group));
        let index = free.or_else(|| (0..=u8::MAX).find(|index| !taken.contains_key(index))).unwrap_or(0);
        taken.insert(index, mark(each));
        found.push((each, index));
    }
    found
}

fn place(table: &mut TableEntityWriter, token: Entity, place: ShipPlace, value: Option<u8>) {
    table.put(token, place);
    if let Some(value) = value {
        table.put(token, ShipValue(value));
    }
}
