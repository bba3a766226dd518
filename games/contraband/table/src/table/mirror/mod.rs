//! Keeps the entities of the table equal to the visible state after every change.
//!
//! Each piece is the same entity for the whole match: a metal that is found, carried and sold keeps its entity, so that the board
//! can animate it. No entity contains information hidden from the viewer.

mod cards;
mod entities;
mod metals;

pub use self::entities::TableEntities;
use super::components::{BreakdownState, PatrolPosition, ShipPosition};
use crate::ContrabandFrontend;
use contraband::rules::{PatrolToken, Position, View};
use contraband::table::OrderDraft;
use orrery_table::{TableEntityWriter, TableMirror};

impl TableMirror for ContrabandFrontend {
    type TableEntities = TableEntities;

    fn spawn(table: &mut TableEntityWriter, view: &View) -> TableEntities {
        TableEntities::spawn(table, &view.known)
    }

    fn sync(table: &mut TableEntityWriter, tokens: &mut TableEntities, view: &View, _: Option<&OrderDraft>) {
        let p = &view.known;
        ships(table, tokens, p);
        metals::sync(table, tokens, p);
        cards::sync(table, tokens, p);
    }
}

fn ships(table: &mut TableEntityWriter, tokens: &TableEntities, p: &Position) {
    for (seat, &entity) in tokens.ships.iter().enumerate() {
        table.put(entity, ShipPosition(p.players[seat].at));
        table.put(entity, BreakdownState(p.players[seat].breakdown));
    }
    for (&token, &entity) in PatrolToken::ALL.iter().zip(&tokens.roamers) {
        table.put(entity, PatrolPosition { line: p.token(token), beaten: p.is_beaten(token) });
    }
}
