//! The pieces on the table, read from its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::exchanges::{Exchanges, Settled};
use crate::table::{Broken, CardFace, CardPlace, MetalFace, MetalPlace, RoamerAt, RoamerToken, ShipAt, ShipToken};
use contraband::rules::{Bonus, Metal, Spot, Token};

/// A metal that lies somewhere on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MetalSeen {
    /// Its entity: it keeps its name wherever it goes.
    pub entity: Entity,
    /// Where it lies.
    pub place: MetalPlace,
    /// What is seen of it.
    pub metal: Option<Metal>,
}

/// The pieces, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Tokens {
    /// The ships: by seat where each is, and whether it is in breakdown.
    pub ships: Vec<(u8, Spot, bool)>,
    /// Police, alien, corsair.
    pub roamers: Vec<(Token, RoamerAt)>,
    /// The metals in holds, mines, markets, and the prize.
    pub metals: Vec<MetalSeen>,
    /// The bonus cards in hands.
    pub cards: Vec<(Entity, CardPlace, Option<Bonus>)>,
    /// The totals of the exchanges of the fight that goes on, as far as they were seen.
    pub exchanges: Vec<[u8; 2]>,
    /// How a fight was decided, while that is shown.
    pub settled: Option<Settled>,
}

impl Tokens {
    /// The cards of a seat's hand.
    pub fn hand(&self, seat: usize) -> impl Iterator<Item = &(Entity, CardPlace, Option<Bonus>)> {
        let of = move |place: CardPlace| matches!(place, CardPlace::Hand(of, _) if usize::from(of) == seat);
        self.cards.iter().filter(move |(_, place, _)| of(*place))
    }

    /// The metals in a seat's hold.
    pub fn hold(&self, seat: usize) -> impl Iterator<Item = &MetalSeen> {
        let of = move |place: MetalPlace| matches!(place, MetalPlace::Hold(of, _) if usize::from(of) == seat);
        self.metals.iter().filter(move |metal| of(metal.place))
    }
}

/// The pieces on the table.
#[derive(SystemParam)]
pub struct TokenQueries<'w, 's> {
    ships: Query<'w, 's, (&'static ShipToken, &'static ShipAt, &'static Broken)>,
    roamers: Query<'w, 's, (&'static RoamerToken, &'static RoamerAt)>,
    metals: Query<'w, 's, (Entity, &'static MetalPlace, &'static MetalFace)>,
    cards: Query<'w, 's, (Entity, &'static CardPlace, &'static CardFace)>,
    exchanges: Option<Res<'w, Exchanges>>,
}

impl TokenQueries<'_, '_> {
    /// The pieces in a fixed order.
    pub fn seen(&self) -> Tokens {
        let metals = self.metals.iter().map(|(entity, &place, face)| MetalSeen { entity, place, metal: face.0 });
        let lies = |metal: &MetalSeen| !matches!(metal.place, MetalPlace::Deck | MetalPlace::Gone);
        let cards = self.cards.iter().map(|(entity, &place, face)| (entity, place, face.0));
        let mut tokens = Tokens {
            ships: self.ships.iter().map(|(ship, at, broken)| (ship.0, at.0, broken.0)).collect(),
            roamers: self.roamers.iter().map(|(token, &at)| (token.0, at)).collect(),
            metals: metals.filter(lies).collect(),
            cards: cards.filter(|(_, place, _)| matches!(place, CardPlace::Hand(..))).collect(),
            exchanges: self.exchanges.as_ref().map(|exchanges| exchanges.totals.clone()).unwrap_or_default(),
            settled: self.exchanges.as_ref().and_then(|exchanges| exchanges.settled),
        };
        // By what they are before who they are: a position looks the same in every match that comes to it.
        tokens.ships.sort_unstable();
        tokens.roamers.sort_by_key(|&(token, _)| token);
        tokens.metals.sort_by_key(|metal| (metal.place, metal.metal, metal.entity));
        tokens.cards.sort_by_key(|&(entity, place, card)| (place, card, entity));
        tokens
    }
}
