//! The entities of the table, spawned once per match.

use bevy::prelude::*;
use orrery_table::TableEntityWriter;

use crate::table::components::{DieToken, FreighterToken, GoodPlace, PilotPlace, ShuttlePlace};
use far_space_foundry::rules::{DOCKS, FEDERALS, FreighterKind, Good, PilotSet, Position, Product, RAW_GOODS, TOKENS};

/// The entities of the table, by kind.
#[derive(Debug)]
pub struct TableEntities {
    pub(super) shuttles: Vec<Entity>,
    /// The tokens of goods, grouped by make: goods on the two sides of one token have the same make.
    pub(super) goods: Vec<(Good, Vec<Entity>)>,
    pub(super) hulls: Vec<(FreighterToken, Entity)>,
    pub(super) pilots: Vec<Entity>,
    pub(super) die: Entity,
}

impl Default for TableEntities {
    fn default() -> Self {
        TableEntities {
            shuttles: Vec::new(),
            goods: Vec::new(),
            hulls: Vec::new(),
            pilots: Vec::new(),
            die: Entity::PLACEHOLDER,
        }
    }
}

impl TableEntities {
    /// Spawns all pieces for the players of a match.
    pub(super) fn spawn(table: &mut TableEntityWriter, p: &Position) -> Self {
        let mut tokens = TableEntities { die: table.spawn(DieToken), ..TableEntities::default() };
        tokens.shuttles = (0..DOCKS).map(|_| table.spawn(ShuttlePlace::Orbit(u8::MAX))).collect();
        let raw = [Good::Skyrite, Good::Rubion].map(|good| (good, RAW_GOODS));
        let products = Product::ALL.iter().map(|product| (product.plain(), TOKENS));
        for (good, count) in raw.into_iter().chain(products) {
            let all = (0..count).map(|_| table.spawn(GoodPlace::Gone)).collect();
            tokens.goods.push((good, all));
        }
        for seat in 0..p.count {
            for &ship in FreighterKind::ALL {
                let hull = FreighterToken { seat, ship };
                tokens.hulls.push((hull, table.spawn(hull)));
            }
        }
        let cards = usize::from(p.count) * FEDERALS + usize::from(PilotSet::ALIENS.len());
        tokens.pilots = (0..cards).map(|_| table.spawn(PilotPlace::Gone)).collect();
        tokens
    }
}
