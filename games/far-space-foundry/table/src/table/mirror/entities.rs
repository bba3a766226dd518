//! The entities of the table, spawned once per match.

use bevy::prelude::*;

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
    pub(super) fn spawn(world: &mut World, p: &Position) -> Self {
        let mut tokens = TableEntities { die: world.spawn(DieToken).id(), ..TableEntities::default() };
        tokens.shuttles = (0..DOCKS).map(|_| world.spawn(ShuttlePlace::Orbit(u8::MAX)).id()).collect();
        let raw = [Good::Skyrite, Good::Rubion].map(|good| (good, RAW_GOODS));
        let products = Product::ALL.iter().map(|product| (product.plain(), TOKENS));
        for (good, count) in raw.into_iter().chain(products) {
            let all = (0..count).map(|_| world.spawn(GoodPlace::Gone).id()).collect();
            tokens.goods.push((good, all));
        }
        for seat in 0..p.count {
            for &ship in FreighterKind::ALL {
                let hull = FreighterToken { seat, ship };
                tokens.hulls.push((hull, world.spawn(hull).id()));
            }
        }
        let cards = usize::from(p.count) * FEDERALS + usize::from(PilotSet::ALIENS.len());
        tokens.pilots = (0..cards).map(|_| world.spawn(PilotPlace::Gone).id()).collect();
        tokens
    }
}
