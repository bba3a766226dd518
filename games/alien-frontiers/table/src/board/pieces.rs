//! Reads the pieces to draw from the entities of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::ctx::{BoardPieces, ShipPiece};
use crate::table::{
    CardPlace, CardToken, ColonyPlace, ColonyToken, FieldPlace, FieldToken, RelicOwner, ShipPlace, ShipToken, ShipValue,
};

type ShipComponents<'a> = (Entity, &'a ShipToken, &'a ShipPlace, &'a ShipValue, Option<&'a RelicOwner>);

/// The queries for the pieces on the table.
#[derive(SystemParam)]
pub struct PieceQueries<'w, 's> {
    ships: Query<'w, 's, ShipComponents<'static>>,
    colonies: Query<'w, 's, (Entity, &'static ColonyToken, &'static ColonyPlace)>,
    fields: Query<'w, 's, (Entity, &'static FieldToken, &'static FieldPlace)>,
    cards: Query<'w, 's, (Entity, &'static CardToken, &'static CardPlace)>,
}

impl PieceQueries<'_, '_> {
    /// Returns the pieces in a fixed order.
    pub fn read_pieces(&self) -> BoardPieces {
        let ships = self.ships.iter().map(|(entity, token, place, value, relic)| ShipPiece {
            entity,
            colour: token.colour,
            owner: token.colour.or_else(|| relic.and_then(|relic| relic.0)),
            place: *place,
            value: value.0,
        });
        let mut tokens = BoardPieces {
            ships: ships.collect(),
            colonies: self.colonies.iter().map(|(entity, token, place)| (entity, token.colour, *place)).collect(),
            fields: self.fields.iter().map(|(entity, token, place)| (entity, token.0, place.0)).collect(),
            cards: self.cards.iter().map(|(entity, token, place)| (entity, token.0, *place)).collect(),
        };
        // Sorted by state before entity, so that a position looks the same in every match that reaches it.
        tokens.ships.sort_by_key(|ship| (ship.owner, ship.place, ship.value, ship.entity));
        tokens.colonies.sort_by_key(|colony| (colony.1, colony.2, colony.0));
        tokens.fields.sort_by_key(|field| (field.1, field.0));
        tokens.cards.sort_by_key(|card| (card.2, card.1, card.0));
        tokens
    }
}
