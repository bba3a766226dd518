//! An index of all entities of the table by their kind.

use bevy::prelude::*;

use crate::table::components::{CardPlace, MetalPlace, PatrolPiece, ShipToken};
use contraband::rules::{BonusCard, MetalCounts, PatrolToken, Position};

/// All entities of the table by their kind.
#[derive(Debug, Default)]
pub struct TableEntities {
    pub(super) ships: Vec<Entity>,
    pub(super) roamers: Vec<Entity>,
    pub(super) metals: Vec<Entity>,
    pub(super) cards: Vec<Entity>,
}

impl TableEntities {
    /// Spawns all entities for the players of a match.
    pub(super) fn spawn(world: &mut World, p: &Position) -> Self {
        let metals = 0..MetalCounts::all().len();
        let cards = 0..BonusCard::COPIES * BonusCard::COUNT as u8;
        TableEntities {
            ships: (0..p.count() as u8).map(|seat| world.spawn(ShipToken(seat)).id()).collect(),
            roamers: PatrolToken::ALL.iter().map(|&token| world.spawn(PatrolPiece(token)).id()).collect(),
            metals: metals.map(|_| world.spawn(MetalPlace::Deck).id()).collect(),
            cards: cards.map(|_| world.spawn(CardPlace::Deck).id()).collect(),
        }
    }
}
