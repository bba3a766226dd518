//! Keeps the entities of the table equal to the visible state after every change.
//!
//! Each piece is the same entity for the whole match: a metal that is found, carried and sold keeps its entity, so that the board
//! can animate it. No entity contains information hidden from the viewer.

mod cards;
mod entities;
mod metals;

use bevy::prelude::*;

pub use self::entities::TableEntities;
use super::components::{BreakdownState, PatrolPosition, ShipPosition};
use crate::ContrabandFrontend;
use contraband::rules::{PatrolToken, Position, View};
use orrery_table::{TableMirror, put};

impl TableMirror for ContrabandFrontend {
    type TableEntities = TableEntities;

    fn spawn(world: &mut World, view: &View) -> TableEntities {
        let mut tokens = TableEntities::spawn(world, &view.known);
        Self::sync(world, &mut tokens, view);
        tokens
    }

    fn sync(world: &mut World, tokens: &mut TableEntities, view: &View) {
        let p = &view.known;
        ships(world, tokens, p);
        metals::sync(world, tokens, p);
        cards::sync(world, tokens, p);
    }
}

fn ships(world: &mut World, tokens: &TableEntities, p: &Position) {
    for (seat, &entity) in tokens.ships.iter().enumerate() {
        put(world, entity, ShipPosition(p.players[seat].at));
        put(world, entity, BreakdownState(p.players[seat].breakdown));
    }
    for (&token, &entity) in PatrolToken::ALL.iter().zip(&tokens.roamers) {
        put(world, entity, PatrolPosition { line: p.token(token), beaten: p.is_beaten(token) });
    }
}
