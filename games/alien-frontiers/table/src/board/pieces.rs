//! The pieces on the table, read from its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::ctx::{ShipSeen, Tokens};
use crate::table::{
    CardPlace, CardToken, ColonyPlace, ColonyToken, FieldPlace, FieldToken, RelicOwner, ShipPlace, ShipToken, Value,
};

type ShipParts<'a> = (Entity, &'a ShipToken, &'a ShipPlace, &'a Value, Option<&'a RelicOwner>);

/// The pieces on the table.
#[derive(SystemParam)]
pub struct TokenQueries<'w, 's> {
    ships: Query<'w, 's, ShipParts<'static>>,
    colonies: Query<'w, 's, (Entity, &'static ColonyToken, &'static ColonyPlace)>,
    fields: Query<'w, 's, (Entity, &'static FieldToken, &'static FieldPlace)>,
    cards: Query<'w, 's, (Entity, &'static CardToken, &'static CardPlace)>,
}

impl TokenQueries<'_, '_> {
    /// The pieces in a fixed order.
    pub fn seen(&self) -> Tokens {
        let ships = self.ships.iter().map(|(entity, token, place, value, relic)| ShipSeen {
            entity,
            colour: token.colour,
            owner: token.colour.or_else(|| relic.and_then(|relic| relic.0)),
            place: *place,
            value: value.0,
        });
        let mut tokens = Tokens {
            ships: ships.collect(),
            colonies: self.colonies.iter().map(|(entity, token, place)| (entity, token.colour, *place)).collect(),
            fields: self.fields.iter().map(|(entity, token, place)| (entity, token.0, place.0)).collect(),
            cards: self.cards.iter().map(|(entity, token, place)| (entity, token.0, *place)).collect(),
        };
        // Sorted by their state before their entity, so that a position looks the same in every match that reaches it.
        tokens.ships.sort_by_key(|ship| (ship.owner, ship.place, ship.value, ship.entity));
        tokens.colonies.sort_by_key(|colony| (colony.1, colony.2, colony.0));
        tokens.fields.sort_by_key(|field| (field.1, field.0));
        tokens.cards.sort_by_key(|card| (card.2, card.1, card.0));
        tokens
    }
}
