//! The pieces on the table, read from its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{DieToken, GoodFace, GoodPlace, Hull, HullToken, PilotFace, PilotPlace, ShuttlePlace, Value};
use far_space_foundry::rules::{Good, Pilot};

/// A token of a good that lies in a store.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GoodSeen {
    /// Its entity: it keeps its name wherever it goes.
    pub entity: Entity,
    /// Where it lies.
    pub place: GoodPlace,
    /// What it is.
    pub good: Good,
}

/// The pieces, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tokens {
    /// The shuttles.
    pub shuttles: Vec<(Entity, ShuttlePlace)>,
    /// The goods in stores.
    pub goods: Vec<GoodSeen>,
    /// The freighters there are.
    pub hulls: Vec<(Entity, HullToken, Hull)>,
    /// The cards in hands and those that the Cantina shows.
    pub pilots: Vec<(Entity, PilotPlace, Option<Pilot>)>,
    /// What the die shows.
    pub die: u8,
}

impl Tokens {
    /// The freighters of a seat.
    pub fn fleet(&self, seat: usize) -> impl Iterator<Item = &(Entity, HullToken, Hull)> {
        self.hulls.iter().filter(move |(_, hull, _)| usize::from(hull.seat) == seat)
    }

    /// The cards of a seat's hand.
    pub fn hand(&self, seat: usize) -> impl Iterator<Item = &(Entity, PilotPlace, Option<Pilot>)> {
        let of = move |place: PilotPlace| matches!(place, PilotPlace::Hand(of, _) if usize::from(of) == seat);
        self.pilots.iter().filter(move |(_, place, _)| of(*place))
    }
}

/// The pieces on the table.
#[derive(SystemParam)]
pub struct TokenQueries<'w, 's> {
    shuttles: Query<'w, 's, (Entity, &'static ShuttlePlace)>,
    goods: Query<'w, 's, (Entity, &'static GoodPlace, &'static GoodFace)>,
    hulls: Query<'w, 's, (Entity, &'static HullToken, &'static Hull)>,
    pilots: Query<'w, 's, (Entity, &'static PilotPlace, &'static PilotFace)>,
    die: Query<'w, 's, &'static Value, With<DieToken>>,
}

impl TokenQueries<'_, '_> {
    /// The pieces in a fixed order.
    pub fn seen(&self) -> Tokens {
        let goods = self.goods.iter().map(|(entity, &place, face)| GoodSeen { entity, place, good: face.0 });
        let lies = |good: &GoodSeen| matches!(good.place, GoodPlace::Warehouse(..) | GoodPlace::Hold(..));
        let shown = |place: PilotPlace| matches!(place, PilotPlace::Hand(..) | PilotPlace::Shown(_));
        let pilots = self.pilots.iter().map(|(entity, &place, face)| (entity, place, face.0));
        let mut tokens = Tokens {
            shuttles: self.shuttles.iter().map(|(entity, &place)| (entity, place)).collect(),
            goods: goods.filter(lies).collect(),
            hulls: self.hulls.iter().map(|(entity, &token, &hull)| (entity, token, hull)).collect(),
            pilots: pilots.filter(|(_, place, _)| shown(*place)).collect(),
            die: self.die.iter().next().copied().unwrap_or_default().0,
        };
        tokens.hulls.retain(|(_, _, hull)| hull.size > 0);
        // By what they are before who they are: a position looks the same in every match that comes to it.
        tokens.shuttles.sort_by_key(|&(entity, place)| (place, entity));
        tokens.goods.sort_by_key(|good| (good.place, good.good, good.entity));
        tokens.hulls.sort_by_key(|&(entity, token, _)| (token, entity));
        tokens.pilots.sort_by_key(|&(entity, place, pilot)| (place, pilot, entity));
        tokens
    }
}
