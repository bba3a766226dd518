//! The pieces on the table, read from its entities.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::exchanges::{FightExchangeRoll, FightExchanges};
use crate::table::{
    BreakdownState, CardFace, CardPlace, MetalFace, MetalPlace, PatrolPiece, PatrolPosition, ShipPosition, ShipToken,
};
use contraband::rules::{BoardSpot, BonusCard, Metal, PatrolToken};

/// A ship on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShipPiece {
    /// The entity of the ship.
    pub entity: Entity,
    /// The seat of the ship's owner.
    pub seat: u8,
    /// The spot of the ship.
    pub spot: BoardSpot,
    /// True if the ship is broken down.
    pub broken: bool,
}

/// A metal on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MetalPiece {
    /// The entity of the metal; it also identifies the metal's node at every place.
    pub entity: Entity,
    /// The place of the metal.
    pub place: MetalPlace,
    /// The kind of the metal, if it is visible.
    pub metal: Option<Metal>,
}

/// The pieces, in a fixed order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct BoardPieces {
    /// The ships, sorted by seat.
    pub ships: Vec<ShipPiece>,
    /// The tokens: police, alien, corsair.
    pub roamers: Vec<(PatrolToken, PatrolPosition, Entity)>,
    /// The metals in holds, mines and markets, and the prize.
    pub metals: Vec<MetalPiece>,
    /// The bonus cards in hands: the entity, the place and, if visible, the kind of each.
    pub cards: Vec<(Entity, CardPlace, Option<BonusCard>)>,
    /// The totals of each exchange seen in the current fight.
    pub exchanges: Vec<[u8; 2]>,
    /// The newest exchange: shown while its dice roll, and longer if it decided the fight.
    pub thrown: Option<FightExchangeRoll>,
}

impl BoardPieces {
    /// Iterates over the cards in a seat's hand.
    pub fn hand(&self, seat: usize) -> impl Iterator<Item = &(Entity, CardPlace, Option<BonusCard>)> {
        let of = move |place: CardPlace| matches!(place, CardPlace::Hand(of, _) if usize::from(of) == seat);
        self.cards.iter().filter(move |(_, place, _)| of(*place))
    }

    /// Iterates over the metals in a seat's hold.
    pub fn hold(&self, seat: usize) -> impl Iterator<Item = &MetalPiece> {
        let of = move |place: MetalPlace| matches!(place, MetalPlace::Hold(of, _) if usize::from(of) == seat);
        self.metals.iter().filter(move |metal| of(metal.place))
    }
}

/// The queries for the pieces on the table.
#[derive(SystemParam)]
pub struct PieceQueries<'w, 's> {
    ships: Query<'w, 's, (Entity, &'static ShipToken, &'static ShipPosition, &'static BreakdownState)>,
    roamers: Query<'w, 's, (Entity, &'static PatrolPiece, &'static PatrolPosition)>,
    metals: Query<'w, 's, (Entity, &'static MetalPlace, &'static MetalFace)>,
    cards: Query<'w, 's, (Entity, &'static CardPlace, &'static CardFace)>,
    exchanges: Option<Res<'w, FightExchanges>>,
}

impl PieceQueries<'_, '_> {
    /// Returns the pieces in a fixed order.
    pub fn read_pieces(&self) -> BoardPieces {
        let metals = self.metals.iter().map(|(entity, &place, face)| MetalPiece { entity, place, metal: face.0 });
        let lies = |metal: &MetalPiece| !matches!(metal.place, MetalPlace::Deck | MetalPlace::Gone);
        let ships = self.ships.iter().map(|(entity, ship, at, broken)| ShipPiece {
            entity,
            seat: ship.0,
            spot: at.0,
            broken: broken.0,
        });
        let cards = self.cards.iter().map(|(entity, &place, face)| (entity, place, face.0));
        let mut tokens = BoardPieces {
            ships: ships.collect(),
            roamers: self.roamers.iter().map(|(entity, token, &at)| (token.0, at, entity)).collect(),
            metals: metals.filter(lies).collect(),
            cards: cards.filter(|(_, place, _)| matches!(place, CardPlace::Hand(..))).collect(),
            exchanges: self.exchanges.as_ref().map(|exchanges| exchanges.totals.clone()).unwrap_or_default(),
            thrown: self.exchanges.as_ref().and_then(|exchanges| exchanges.thrown),
        };
        // Sorted by content before entity, so that equal positions look the same in every match.
        tokens.ships.sort_by_key(|ship| ship.seat);
        tokens.roamers.sort_by_key(|&(token, ..)| token);
        tokens.metals.sort_by_key(|metal| (metal.place, metal.metal, metal.entity));
        tokens.cards.sort_by_key(|&(entity, place, card)| (place, card, entity));
        tokens
    }
}
