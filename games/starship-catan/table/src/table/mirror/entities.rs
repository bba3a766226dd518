//! The registry of the table's entities, by kind.

use bevy::prelude::*;

use crate::table::components::{
    AdventureToken, Bay, CardFace, CardPile, CardPlace, CardToken, DieToken, HangarBerth, Lab, LevelTwoModule,
    ModuleSlot, OfferToken, PieceMount, Purse, RowCardState, SpecialCard, Starship,
};
use starship_catan::rules::{Adventure, HANGAR, HonourCard, Module, PLACES, PieceKind, Resource, SECTORS, Seat};

/// Every entity of the table, by kind.
#[derive(Debug)]
pub struct TableEntities {
    pub(super) ships: Vec<(Seat, Entity)>,
    pub(super) bays: Vec<(Bay, Entity)>,
    pub(super) labs: Vec<(Seat, Entity)>,
    pub(super) purses: Vec<(Seat, Entity)>,
    pub(super) hangars: Vec<(Seat, [Entity; HANGAR as usize])>,
    pub(super) pieces: Vec<(PieceMount, Entity)>,
    pub(super) slots: Vec<(ModuleSlot, Entity)>,
    pub(super) level_two: Vec<(Module, Entity)>,
    pub(super) special: Vec<(HonourCard, Entity)>,
    pub(super) decks: Vec<(CardPile, Entity)>,
    pub(super) cards: Vec<Entity>,
    pub(super) adventures: Vec<Entity>,
    pub(super) dice: Vec<(DieToken, Entity)>,
    pub(super) offer: Entity,
}

impl Default for TableEntities {
    fn default() -> Self {
        TableEntities {
            ships: Vec::new(),
            bays: Vec::new(),
            labs: Vec::new(),
            purses: Vec::new(),
            hangars: Vec::new(),
            pieces: Vec::new(),
            slots: Vec::new(),
            level_two: Vec::new(),
            special: Vec::new(),
            decks: Vec::new(),
            cards: Vec::new(),
            adventures: Vec::new(),
            dice: Vec::new(),
            offer: Entity::PLACEHOLDER,
        }
    }
}

/// Spawns the start colonies, which stay next to their ships for the whole match.
fn spawn_start_colonies(world: &mut World) {
    for &seat in Seat::ALL {
        world.spawn((CardToken, CardPlace::Beside(seat), CardFace::StartColony(seat), RowCardState::default()));
    }
}

impl TableEntities {
    /// Spawns all entities. `cards` is the number of cards in the sectors and the reserve.
    pub(super) fn spawn(world: &mut World, cards: usize) -> Self {
        spawn_start_colonies(world);
        let mut tokens = TableEntities { offer: world.spawn(OfferToken).id(), ..TableEntities::default() };
        Seat::ALL.iter().for_each(|&seat| tokens.spawn_ship(world, seat));
        for &module in Module::ALL {
            tokens.level_two.push((module, world.spawn(LevelTwoModule(module)).id()));
        }
        for honour in [HonourCard::Friend, HonourCard::Hero] {
            tokens.special.push((honour, world.spawn(SpecialCard(honour)).id()));
        }
        let decks = (1..=SECTORS as u8).map(CardPile::Sector).chain([CardPile::Reserve, CardPile::Adventures]);
        tokens.decks = decks.map(|deck| (deck, world.spawn(deck).id())).collect();
        let card = |_| world.spawn((CardToken, CardPlace::Reserve, CardFace::BACK, RowCardState::default())).id();
        tokens.cards = (0..cards).map(card).collect();
        tokens.adventures = Adventure::ALL.iter().map(|_| world.spawn(AdventureToken).id()).collect();
        for die in [DieToken::Yellow, DieToken::Mover, DieToken::Pirates] {
            tokens.dice.push((die, world.spawn(die).id()));
        }
        tokens
    }

    fn spawn_ship(&mut self, world: &mut World, seat: Seat) {
        self.ships.push((seat, world.spawn(Starship(seat)).id()));
        self.labs.push((seat, world.spawn(Lab(seat)).id()));
        self.purses.push((seat, world.spawn(Purse(seat)).id()));
        for &resource in Resource::ALL {
            let bay = Bay { seat, resource };
            self.bays.push((bay, world.spawn(bay).id()));
        }
        let hangar = std::array::from_fn(|index| world.spawn(HangarBerth { seat, index: index as u8 }).id());
        self.hangars.push((seat, hangar));
        for piece in [PieceKind::Booster, PieceKind::Cannon] {
            for index in 0..PLACES {
                let place = PieceMount { seat, piece, index };
                self.pieces.push((place, world.spawn(place).id()));
            }
        }
        for &module in Module::ALL {
            let slot = ModuleSlot { seat, module };
            self.slots.push((slot, world.spawn(slot).id()));
        }
    }
}
