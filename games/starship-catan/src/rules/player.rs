//! A player's ship and the cards next to it (sections 1 and 11). All of it is public (SC-HID-1).

use super::adventure_specs::{fame_of, points_of};
use super::card_counts::CardCounts;
use super::cards::Card;
use super::refusal::EquipmentKind;
use super::vocab::{Adventure, Commodity, Module, Resource, Ship};

/// The capacity of a bay without the Logistics module (SC-SHIP-1).
const BAY: u8 = 2;
/// The capacity of the laboratory (SC-SHIP-2).
pub const LABORATORY: u8 = 4;
/// The capacity of the hangar (SC-SHIP-4).
pub const HANGAR: u8 = 2;
/// The number of places for boosters, which is also the number of places for cannons (SC-SHIP-5).
pub const PLACES: u8 = 3;

/// Counts of boosters or cannons, by level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct EquipmentCounts {
    /// The number of pieces of level 1.
    pub ones: u8,
    /// The number of pieces of level 2.
    pub twos: u8,
}

impl EquipmentCounts {
    /// Returns the number of pieces, 0 to 3.
    #[inline]
    pub const fn count(self) -> u8 {
        self.ones + self.twos
    }

    /// Returns the sum of the levels of the pieces, 0 to 6: the boost or the firepower.
    pub const fn power(self) -> u8 {
        self.ones + 2 * self.twos
    }
}

/// A player's ship and possessions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerState {
    /// The player's money in Astro, without limit.
    pub astro: u16,
    /// The units of science in the laboratory, 0 to 4.
    pub science: u8,
    /// The units of each resource, 0 to 4.
    pub cargo: [u8; Resource::COUNT],
    /// The number of ships of each kind in the hangar, at most 2 in all.
    pub hangar: [u8; Ship::COUNT],
    /// The boosters of the ship, by level.
    pub boosters: EquipmentCounts,
    /// The cannons of the ship, by level.
    pub cannons: EquipmentCounts,
    /// The level of each module, 0 to 2.
    pub modules: [u8; Module::COUNT],
    /// The founded colonies, without the start colony.
    pub colonies: CardCounts,
    /// The trading posts founded.
    pub posts: CardCounts,
    /// The pirates beaten.
    pub beaten: CardCounts,
    /// The adventures kept next to the ship, as a bit set.
    pub adventures: u16,
}

impl PlayerState {
    /// Returns the level of a module, 0 to 2.
    #[inline]
    pub const fn level(&self, module: Module) -> u8 {
        self.modules[module as usize]
    }

    /// Returns the capacity of each bay, 2 to 4 (SC-MOD-L).
    #[inline]
    pub const fn bay(&self) -> u8 {
        BAY + self.level(Module::Logistics)
    }

    /// Returns the amount of a resource held.
    #[inline]
    pub const fn resource(&self, resource: Resource) -> u8 {
        self.cargo[resource as usize]
    }

    /// Returns the room left for a resource.
    #[inline]
    pub const fn room(&self, resource: Resource) -> u8 {
        self.bay().saturating_sub(self.resource(resource))
    }

    /// Reports whether any bay has room.
    #[inline]
    pub fn has_room(&self) -> bool {
        self.cargo.iter().any(|&held| held < self.bay())
    }

    /// Returns the amount of a commodity that the player has.
    pub fn count(&self, thing: Commodity) -> u16 {
        match thing {
            Commodity::Astro => self.astro,
            Commodity::Science => self.science.into(),
            other => self.cargo[other.index()].into(),
        }
    }

    /// Returns the capacity for a commodity. For money, which has no limit, returns 255.
    #[inline]
    pub const fn capacity(&self, thing: Commodity) -> u8 {
        match thing {
            Commodity::Astro => u8::MAX,
            Commodity::Science => LABORATORY,
            _ => self.bay(),
        }
    }

    /// Returns the room left for a commodity, at most 255.
    #[inline]
    pub fn space(&self, thing: Commodity) -> u8 {
        match thing {
            Commodity::Astro => u8::MAX,
            other => self.capacity(other).saturating_sub(self.count(other) as u8),
        }
    }

    /// Adds `count` of a commodity. There must be room for it.
    #[inline]
    pub fn gain(&mut self, thing: Commodity, count: u8) {
        match thing {
            Commodity::Astro => self.astro = self.astro.saturating_add(count.into()),
            Commodity::Science => self.science += count,
            other => self.cargo[other.index()] += count,
        }
    }

    /// Removes `count` of a commodity, or all of it if the player has less.
    #[inline]
    pub fn spend(&mut self, thing: Commodity, count: u8) {
        match thing {
            Commodity::Astro => self.astro = self.astro.saturating_sub(count.into()),
            Commodity::Science => self.science = self.science.saturating_sub(count),
            other => self.cargo[other.index()] = self.cargo[other.index()].saturating_sub(count),
        }
    }

    /// Returns the number of ships of a kind in the hangar.
    #[inline]
    pub const fn ships(&self, ship: Ship) -> u8 {
        self.hangar[ship as usize]
    }

    /// Reports whether another ship fits into the hangar.
    #[inline]
    pub fn has_place(&self) -> bool {
        self.hangar.iter().sum::<u8>() < HANGAR
    }

    /// Returns the boosters or the cannons.
    #[inline]
    pub const fn pieces(&self, piece: EquipmentKind) -> EquipmentCounts {
        match piece {
            EquipmentKind::Booster => self.boosters,
            EquipmentKind::Cannon => self.cannons,
        }
    }

    /// Returns a mutable reference to the boosters or the cannons.
    pub const fn pieces_mut(&mut self, piece: EquipmentKind) -> &mut EquipmentCounts {
        match piece {
            EquipmentKind::Booster => &mut self.boosters,
            EquipmentKind::Cannon => &mut self.cannons,
        }
    }

    /// Returns the sum of the booster levels, 0 to 6.
    #[inline]
    pub const fn boost(&self) -> u8 {
        self.boosters.power()
    }

    /// Returns the sum of the cannon levels, 0 to 6.
    #[inline]
    pub const fn firepower(&self) -> u8 {
        self.cannons.power()
    }

    /// Returns the number of actions in a flight, 2 to 4 (SC-FLY-5, SC-MOD-C).
    #[inline]
    pub const fn actions(&self) -> u8 {
        2 + self.level(Module::Command)
    }

    /// Returns the number of cards that the Sensor looks at: 0, 2 or 3 (SC-MOD-S).
    #[inline]
    pub const fn look(&self) -> u8 {
        match self.level(Module::Sensor) {
            0 => 0,
            level => level + 1,
        }
    }

    /// Returns the friendship points: one for each trading post, but two for Median (SC-VP-2).
    #[inline]
    pub const fn friendship(&self) -> u8 {
        self.posts.len() + self.posts.count(Card::Median)
    }

    /// Returns the fame: one for each beaten pirate card, plus the fame from the adventures kept (SC-VP-3).
    #[inline]
    pub const fn fame(&self) -> u8 {
        self.beaten.len() + fame_of(self.adventures)
    }

    /// Iterates over the adventures that the player keeps next to the ship.
    pub fn kept(&self) -> impl Iterator<Item = Adventure> {
        let kept = self.adventures;
        Adventure::ALL.iter().copied().filter(move |adventure| kept & adventure.bit() != 0)
    }

    /// Returns the number of colonies, the start colony included.
    #[inline]
    pub const fn colony_count(&self) -> u8 {
        self.colonies.len() + 1
    }

    /// Returns the number of modules of level 2.
    #[inline]
    pub fn level_two(&self) -> u8 {
        self.modules.iter().filter(|&&level| level == 2).count() as u8
    }

    /// Returns the victory points of the adventures kept.
    #[inline]
    pub const fn adventure_points(&self) -> u8 {
        points_of(self.adventures)
    }
}
