//! An index of every entity of the table by its kind.

use bevy::prelude::*;

use alien_frontiers::rules::{Card, Field, Position};
use orrery_core::Colour;

/// Every entity of the table, by kind.
#[derive(Debug)]
pub struct TableEntities {
    /// The position that the entities represent.
    pub(super) shown: Option<Position>,
    pub(super) ships: Vec<(Colour, Entity)>,
    pub(super) relic: Entity,
    pub(super) colonies: Vec<(Colour, Entity)>,
    pub(super) fields: Vec<(Field, Entity)>,
    pub(super) cards: Vec<(Card, Entity)>,
}

impl Default for TableEntities {
    fn default() -> Self {
        TableEntities {
            shown: None,
            ships: Vec::new(),
            relic: Entity::PLACEHOLDER,
            colonies: Vec::new(),
            fields: Vec::new(),
            cards: Vec::new(),
        }
    }
}

/// Returns the tokens of one colour.
pub(super) fn of_colour(tokens: &[(Colour, Entity)], colour: Colour) -> impl Iterator<Item = Entity> {
    tokens.iter().filter(move |(owner, _)| *owner == colour).map(|&(_, token)| token)
}
