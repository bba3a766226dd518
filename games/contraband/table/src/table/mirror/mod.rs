//! Keeps the entities of the table equal to the visible state after every change.
//!
//! A token is the same entity for the whole match: a metal that is found, carried and sold keeps its entity, so that the board can
//! animate it. Information hidden from the viewer is in no entity.

mod cards;
mod metals;
mod tokens;

use bevy::prelude::*;

pub use self::tokens::Tokens;
use super::components::{AimFace, Broken, FlagLies, MineFace, RoamerAt, RowFace, ShipAt};
use crate::ContrabandWindow;
use contraband::rules::{Aim, Position, Token, View};
use orrery_table::{TableMirror, put};

impl TableMirror for ContrabandWindow {
    type TableEntities = Tokens;

    fn spawn(world: &mut World, view: &View) -> Tokens {
        let mut tokens = Tokens::spawn(world, &view.known);
        Self::sync(world, &mut tokens, view);
        tokens
    }

    fn sync(world: &mut World, tokens: &mut Tokens, view: &View) {
        let p = &view.known;
        for &(spot, entity) in &tokens.places {
            let mine = spot.mine().map(|mine| p.mines[mine]);
            let face = mine.map_or_else(MineFace::default, |m| MineFace { explored: m.explored, laid: m.laid });
            put(world, entity, face);
        }
        ships(world, tokens, p);
        metals::sync(world, tokens, p);
        cards::sync(world, tokens, p);
    }
}

fn ships(world: &mut World, tokens: &Tokens, p: &Position) {
    for (seat, &entity) in tokens.ships.iter().enumerate() {
        put(world, entity, ShipAt(p.players[seat].at));
        put(world, entity, Broken(p.players[seat].breakdown));
    }
    for (&token, &entity) in Token::ALL.iter().zip(&tokens.roamers) {
        put(world, entity, RoamerAt { line: p.token(token), beaten: p.is_beaten(token) });
    }
    for (seat, &entity) in tokens.aims.iter().enumerate() {
        let player = &p.players[seat];
        let dealt = player.aim != Aim::Nothing;
        put(world, entity, AimFace { dealt, objective: player.objective(), done: player.done });
    }
    for &(flag, entity) in &tokens.flags {
        put(world, entity, FlagLies(p.players[usize::from(flag.seat)].is_pirate_in(flag.quadrant)));
    }
    for &(place, entity) in &tokens.rows {
        let row = p.players[usize::from(place.seat)].row.unwrap_or_default();
        let face = match row.steps().get(usize::from(place.nth)) {
            None => RowFace::None,
            Some(None) => RowFace::Down,
            Some(Some(step)) => RowFace::Up(*step),
        };
        put(world, entity, face);
    }
}
