//! An index of all entities of the table by their role.

use bevy::prelude::*;

use crate::table::components::{
    AimToken, CardPlace, CardToken, FlagToken, LineToken, MetalPlace, MetalToken, PlaceToken, RoamerToken, RowToken,
    SectorToken, ShipToken, UpgradePlace, UpgradeToken,
};
use contraband::rules::{Bonus, LONGEST_ROW, Line, Metals, Place, Position, Sector, Spot, Token, Upgrade};
use orrery_core::Colour;

/// All entities of the table by their role.
#[derive(Debug, Default)]
pub struct Tokens {
    pub(super) places: Vec<(Spot, Entity)>,
    pub(super) ships: Vec<Entity>,
    pub(super) roamers: Vec<Entity>,
    pub(super) metals: Vec<Entity>,
    pub(super) cards: Vec<Entity>,
    pub(super) upgrades: Vec<Entity>,
    pub(super) aims: Vec<Entity>,
    pub(super) flags: Vec<(FlagToken, Entity)>,
    pub(super) rows: Vec<(RowToken, Entity)>,
}

impl Tokens {
    /// Spawns all entities for the players of a match.
    pub(super) fn spawn(world: &mut World, p: &Position) -> Self {
        let mut tokens = Tokens::default();
        for &sector in Sector::ALL {
            world.spawn(SectorToken(sector));
        }
        for &line in Line::ALL {
            world.spawn(LineToken(line));
        }
        for spot in Spot::all().filter(|spot| spot.place != Place::Space) {
            tokens.places.push((spot, world.spawn(PlaceToken(spot)).id()));
        }
        tokens.roamers = Token::ALL.iter().map(|&token| world.spawn(RoamerToken(token)).id()).collect();
        let metals = 0..Metals::all().len();
        tokens.metals = metals.map(|_| world.spawn((MetalToken, MetalPlace::Deck)).id()).collect();
        let cards = 0..Bonus::COPIES * Bonus::COUNT as u8;
        tokens.cards = cards.map(|_| world.spawn((CardToken, CardPlace::Deck)).id()).collect();
        let upgrades = 0..Upgrade::COPIES * Upgrade::COUNT as u8;
        tokens.upgrades = upgrades.map(|_| world.spawn((UpgradeToken, UpgradePlace::Gone)).id()).collect();
        for seat in 0..p.count() as u8 {
            tokens.ships.push(world.spawn(ShipToken(seat)).id());
            tokens.aims.push(world.spawn(AimToken(seat)).id());
            for &quadrant in Colour::ALL {
                let flag = FlagToken { seat, quadrant };
                tokens.flags.push((flag, world.spawn(flag).id()));
            }
            for nth in 0..LONGEST_ROW as u8 {
                let place = RowToken { seat, nth };
                tokens.rows.push((place, world.spawn(place).id()));
            }
        }
        tokens
    }
}
