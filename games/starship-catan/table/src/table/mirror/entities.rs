//! The registry of the table's entities, by kind.

use bevy::prelude::*;
use orrery_table::TableEntityWriter;

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
fn spawn_start_colonies(table: &mut TableEntityWriter) {
    for &seat in Seat::ALL {
        table.spawn((CardToken, CardPlace::Beside(seat), CardFace::StartColony(seat), RowCardState::default()));
    }
}

impl TableEntities {
    /// Spawns all entities. `cards` is the number of cards in the sectors and the reserve together.
    pub(super) fn spawn(table: &mut TableEntityWriter, cards: usize) -> Self {
        spawn_start_colonies(table);
        let mut tokens = TableEntities::default();
        Seat::ALL.iter().for_each(|&seat| tokens.spawn_ship(table, seat));
        let decks = (1..=SECTORS as u8).map(CardPile::Sector).chain([CardPile::Reserve, CardPile::Adventures]);
        tokens.decks = decks.map(|deck| (deck, table.spawn(deck))).collect();
        let card = |_| table.spawn((CardToken, CardPlace::Reserve, CardFace::BACK, RowCardState::default()));
        tokens.cards = (0..cards).map(card).collect();
        tokens.adventures = Adventure::ALL.iter().map(|_| table.spawn(AdventureToken)).collect();
        tokens
    }

    fn spawn_ship(&mut self, table: &mut TableEntityWriter, seat: Seat) {
        self.labs.push((seat, table.spawn(Lab(seat))));
        for &resource in Resource::ALL {
            let bay = Bay { seat, resource };
            self.bays.push((bay, table.spawn(bay)));
        }
        let hangar = std::array::from_fn(|index| table.spawn(HangarBerth { seat, index: index as u8 }));
        self.hangars.push((seat, hangar));
    }
}
