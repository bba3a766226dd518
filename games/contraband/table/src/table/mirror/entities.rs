//! An index of all entities of the table by their kind.

use bevy::prelude::*;

use crate::table::components::{
    CardPlace, CardToken, LineToken, MetalPlace, MetalToken, ObjectiveToken, PirateToken, RoamerToken, RowSlot,
    SectorMarker, ShipToken, SiteToken, UpgradePlace, UpgradeToken,
};
use contraband::rules::{
    BoardSpot, BonusCard, LONGEST_ROW, MetalCounts, PatrolToken, Position, Sector, SectorLine, SectorPlace, Upgrade,
};
use orrery_core::Colour;

/// All entities of the table by their kind.
#[derive(Debug, Default)]
pub struct TableEntities {
    pub(super) places: Vec<(BoardSpot, Entity)>,
    pub(super) ships: Vec<Entity>,
    pub(super) roamers: Vec<Entity>,
    pub(super) metals: Vec<Entity>,
    pub(super) cards: Vec<Entity>,
    pub(super) upgrades: Vec<Entity>,
    pub(super) aims: Vec<Entity>,
    pub(super) flags: Vec<(PirateToken, Entity)>,
    pub(super) rows: Vec<(RowSlot, Entity)>,
}

impl TableEntities {
    /// Spawns all entities for the players of a match.
    pub(super) fn spawn(world: &mut World, p: &Position) -> Self {
        let mut tokens = TableEntities::default();
        for &sector in Sector::ALL {
            world.spawn(SectorMarker(sector));
        }
        for &line in SectorLine::ALL {
            world.spawn(LineToken(line));
        }
        for spot in BoardSpot::all().filter(|spot| spot.place != SectorPlace::Space) {
            tokens.places.push((spot, world.spawn(SiteToken(spot)).id()));
        }
        tokens.roamers = PatrolToken::ALL.iter().map(|&token| world.spawn(RoamerToken(token)).id()).collect();
        let metals = 0..MetalCounts::all().len();
        tokens.metals = metals.map(|_| world.spawn((MetalToken, MetalPlace::Deck)).id()).collect();
        let cards = 0..BonusCard::COPIES * BonusCard::COUNT as u8;
        tokens.cards = cards.map(|_| world.spawn((CardToken, CardPlace::Deck)).id()).collect();
        let upgrades = 0..Upgrade::COPIES * Upgrade::COUNT as u8;
        tokens.upgrades = upgrades.map(|_| world.spawn((UpgradeToken, UpgradePlace::Gone)).id()).collect();
        for seat in 0..p.count() as u8 {
            tokens.ships.push(world.spawn(ShipToken(seat)).id());
            tokens.aims.push(world.spawn(ObjectiveToken(seat)).id());
            for &quadrant in Colour::ALL {
                let flag = PirateToken { seat, quadrant };
                tokens.flags.push((flag, world.spawn(flag).id()));
            }
            for nth in 0..LONGEST_ROW as u8 {
                let place = RowSlot { seat, nth };
                tokens.rows.push((place, world.spawn(place).id()));
            }
        }
        tokens
    }
}
