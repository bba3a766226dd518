//! The pieces on the table, read from its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    DieToken, DieValue, FreighterState, FreighterToken, GoodFace, GoodPlace, PilotFace, PilotPlace, ShuttlePlace,
};
use far_space_foundry::rules::{Good, Pilot};

/// A token of a good in a store.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GoodPiece {
    /// The token's entity, which keeps its id wherever the token moves.
    pub entity: Entity,
    /// The place of the token.
    pub place: GoodPlace,
    /// The good it represents.
    pub good: Good,
}

/// The pieces on the table, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardPieces {
    /// The shuttles with their places.
    pub shuttles: Vec<(Entity, ShuttlePlace)>,
    /// The goods in stores.
    pub goods: Vec<GoodPiece>,
    /// The freighters in play.
    pub hulls: Vec<(Entity, FreighterToken, FreighterState)>,
    /// The cards in hands, and the cards shown in the Cantina.
    pub pilots: Vec<(Entity, PilotPlace, Option<Pilot>)>,
    /// The die.
    pub die_entity: Option<Entity>,
    /// The value of the die, 1 to 8.
    pub die: u8,
}

impl BoardPieces {
    /// Returns the freighters of a seat.
    pub fn fleet(&self, seat: usize) -> impl Iterator<Item = &(Entity, FreighterToken, FreighterState)> {
        self.hulls.iter().filter(move |(_, hull, _)| usize::from(hull.seat) == seat)
    }

    /// Returns the cards of a seat's hand.
    pub fn hand(&self, seat: usize) -> impl Iterator<Item = &(Entity, PilotPlace, Option<Pilot>)> {
        let of = move |place: PilotPlace| matches!(place, PilotPlace::Hand(of, _) if usize::from(of) == seat);
        self.pilots.iter().filter(move |(_, place, _)| of(*place))
    }
}

/// The queries for the pieces on the table.
#[derive(SystemParam)]
pub struct PieceQueries<'w, 's> {
    shuttles: Query<'w, 's, (Entity, &'static ShuttlePlace)>,
    goods: Query<'w, 's, (Entity, &'static GoodPlace, &'static GoodFace)>,
    hulls: Query<'w, 's, (Entity, &'static FreighterToken, &'static FreighterState)>,
    pilots: Query<'w, 's, (Entity, &'static PilotPlace, &'static PilotFace)>,
    die: Query<'w, 's, (Entity, &'static DieValue), With<DieToken>>,
}

impl PieceQueries<'_, '_> {
    /// Returns the pieces that the board draws, in a fixed order.
    pub fn read_pieces(&self) -> BoardPieces {
        let goods = self.goods.iter().map(|(entity, &place, face)| GoodPiece { entity, place, good: face.0 });
        let lies = |good: &GoodPiece| matches!(good.place, GoodPlace::Warehouse(..) | GoodPlace::Hold(..));
        let shown = |place: PilotPlace| matches!(place, PilotPlace::Hand(..) | PilotPlace::Shown(_));
        let pilots = self.pilots.iter().map(|(entity, &place, face)| (entity, place, face.0));
        let mut tokens = BoardPieces {
            shuttles: self.shuttles.iter().map(|(entity, &place)| (entity, place)).collect(),
            goods: goods.filter(lies).collect(),
            hulls: self.hulls.iter().map(|(entity, &token, &hull)| (entity, token, hull)).collect(),
            pilots: pilots.filter(|(_, place, _)| shown(*place)).collect(),
            die_entity: self.die.iter().next().map(|(entity, _)| entity),
            die: self.die.iter().next().map_or(0, |(_, value)| value.0),
        };
        tokens.hulls.retain(|(_, _, hull)| hull.size > 0);
        // Sorted by content before entity, so that a position looks the same in every match that reaches it.
        tokens.shuttles.sort_by_key(|&(entity, place)| (place, entity));
        tokens.goods.sort_by_key(|good| (good.place, good.good, good.entity));
        tokens.hulls.sort_by_key(|&(entity, token, _)| (token, entity));
        tokens.pilots.sort_by_key(|&(entity, place, pilot)| (place, pilot, entity));
        tokens
    }
}
