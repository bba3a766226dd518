//! The registry of the table's entities, by kind.

use bevy::prelude::*;

use crate::table::components::{
    AdventureToken, Bay, CardFace, CardPile, CardPlace, CardToken, HangarBerth, Lab, RowCardState,
};
use starship_catan::rules::{Adventure, HANGAR, Resource, SECTORS, Seat};

/// Every entity of the table, by kind.
#[derive(Debug, Default)]
pub struct TableEntities {
    pub(super) bays: Vec<(Bay, Entity)>,
    pub(super) labs: Vec<(Seat, Entity)>,
    pub(super) hangars: Vec<(Seat, [Entity; HANGAR as usize])>,
    pub(super) decks: Vec<(CardPile, Entity)>,
    pub(super) cards: Vec<Entity>,
    pub(super) adventures: Vec<Entity>,
}

/// Spawns the start colonies, which stay next to their ships for the whole match.
fn spawn_start_colonies(world: &mut World) {
    for &seat in Seat::ALL {
        world.spawn((CardToken, CardPlace::Beside(seat), CardFace::StartColony(seat), RowCardState::default()));
    }
}

impl TableEntities {
    /// Spawns all entities. `cards` is the number of cards in the sectors and the reserve together.
    pub(super) fn spawn(world: &mut World, cards: usize) -> Self {
        spawn_start_colonies(world);
        let mut tokens = TableEntities::default();
        Seat::ALL.iter().for_each(|&seat| tokens.spawn_ship(world, seat));
        let decks = (1..=SECTORS as u8).map(CardPile::Sector).chain([CardPile::Reserve, CardPile::Adventures]);
        tokens.decks = decks.map(|deck| (deck, world.spawn(deck).id())).collect();
        let card = |_| world.spawn((CardToken, CardPlace::Reserve, CardFace::BACK, RowCardState::default())).id();
        tokens.cards = (0..cards).map(card).collect();
        tokens.adventures = Adventure::ALL.iter().map(|_| world.spawn(AdventureToken).id()).collect();
        tokens
    }

    fn spawn_ship(&mut self, world: &mut World, seat: Seat) {
        self.labs.push((seat, world.spawn(Lab(seat)).id()));
        for &resource in Resource::ALL {
            let bay = Bay { seat, resource };
            self.bays.push((bay, world.spawn(bay).id()));
        }
        let hangar = std::array::from_fn(|index| world.spawn(HangarBerth { seat, index: index as u8 }).id());
        self.hangars.push((seat, hangar));
    }
}
