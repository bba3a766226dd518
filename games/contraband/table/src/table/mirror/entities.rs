//! An index of all entities of the table by their kind.

use bevy::prelude::*;
use orrery_table::TableEntityWriter;

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
    pub(super) fn spawn(table: &mut TableEntityWriter, p: &Position) -> Self {
        let metals = 0..MetalCounts::all().len();
        let cards = 0..BonusCard::COPIES * BonusCard::COUNT as u8;
        TableEntities {
            ships: (0..p.count() as u8).map(|seat| table.spawn(ShipToken(seat))).collect(),
            roamers: PatrolToken::ALL.iter().map(|&token| table.spawn(PatrolPiece(token))).collect(),
            metals: metals.map(|_| table.spawn(MetalPlace::Deck)).collect(),
            cards: cards.map(|_| table.spawn(CardPlace::Deck)).collect(),
        }
    }
}
