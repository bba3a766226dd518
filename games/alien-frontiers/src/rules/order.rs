//! Orders: every decision of a player in full, one value per order.
//!
//! The text form is in `notation.rs`.

use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// One ship, identified by its value and by whether it is the relic ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    /// The value, 1 to 6.
    pub value: u8,
    /// True for the relic ship (written with a star).
    pub relic: bool,
}

impl Ship {
    /// A ship of the player's own colour.
    #[must_use]
    pub const fn own(value: u8) -> Self {
        Ship { value, relic: false }
    }

    /// The ship by which orders name one without a value, such as those of opponents in the Maintenance Bay: it has the lowest
    /// value.
    #[must_use]
    pub const fn of_no_value(relic: bool) -> Self {
        Ship { value: 1, relic }
    }

    /// The same as a set with one ship.
    #[must_use]
    pub const fn ships(self) -> Ships {
        Ships::single(self.value, self.relic)
    }
}

impl std::fmt::Display for Ship {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.ships())
    }
}

impl std::fmt::Debug for Ship {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// Fuel and ore taken from each player in a raid (FAC-RO): at most 15 of each from each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Haul(u32);

impl Haul {
    /// An empty raid.
    pub const NOTHING: Haul = Haul(0);

    /// This haul with `fuel` and `ore` added from `colour`.
    #[must_use]
    pub const fn with(self, colour: Colour, fuel: u8, ore: u8) -> Self {
        let shift = colour as u32 * 8;
        Haul(self.0 + ((fuel as u32) << shift) + ((ore as u32) << (shift + 4)))
    }

    /// Fuel taken from `colour`.
    #[must_use]
    pub const fn fuel(self, colour: Colour) -> u8 {
        ((self.0 >> (colour as u32 * 8)) & 15) as u8
    }

    /// Ore taken from `colour`.
    #[must_use]
    pub const fn ore(self, colour: Colour) -> u8 {
        ((self.0 >> (colour as u32 * 8 + 4)) & 15) as u8
    }

    /// Everything taken, fuel and ore together.
    #[must_use]
    pub fn total(self) -> u8 {
        Colour::ALL.iter().map(|&c| self.fuel(c) + self.ore(c)).sum()
    }

    /// Returns true if nothing is taken.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The loot of a raid (FAC-RO).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loot {
    /// Up to four fuel and ore in any mix, or nothing.
    Resources(Haul),
    /// One tech card of one player.
    Card {
        /// The raided player.
        from: Colour,
        /// The card taken.
        card: Card,
    },
}

/// Opponents' ships at one facility, by colour: the Plasma Cannon's targets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct CannonTargets([Ships; 4]);

impl CannonTargets {
    /// No ship aimed at.
    pub const NONE: CannonTargets = CannonTargets([Ships::NONE; 4]);

    /// These targets with `ships` of `colour` added.
    #[must_use]
    pub const fn with(mut self, colour: Colour, ships: Ships) -> Self {
        self.0[colour as usize] = self.0[colour as usize].plus(ships);
        self
    }

    /// The ships of `colour` aimed at.
    #[must_use]
    pub const fn of(self, colour: Colour) -> Ships {
        self.0[colour as usize]
    }

    /// The number of ships aimed at.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().map(|s| s.len()).sum()
    }

    /// Returns true if no ship is aimed at.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|s| s.is_empty())
    }

    /// Each colour aimed at with its ships.
    pub fn iter(self) -> impl Iterator<Item = (Colour, Ships)> {
        Colour::ALL.iter().map(move |&c| (c, self.of(c))).filter(|(_, s)| !s.is_empty())
    }
}

/// A card's power with its choices (TECH table, left column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardPower {
    /// Adds 1 to an unplaced ship.
    BoosterPod(Ship),
    /// Subtracts 1 from an unplaced ship.
    StasisBeam(Ship),
    /// Turns an unplaced ship over.
    PolarityDevice(Ship),
    /// Subtracts 1 from an unplaced ship and adds 1 to another.
    GravityManipulator {
        /// The ship that loses one.
        down: Ship,
        /// The ship that gains one.
        up: Ship,
    },
    /// Rolls these unplaced ships again.
    TemporalWarper(Ships),
    /// Borrows this territory's bonus for the rest of the turn.
    DataCrystal(Territory),
    /// Takes this docked ship back in hand.
    OrbitalTeleporter {
        /// The facility where it is docked.
        facility: Facility,
        /// The ship.
        ship: Ship,
    },
    /// Sends these opponents' ships to the Bay.
    PlasmaCannon {
        /// The facility where they are docked.
        facility: Facility,
        /// The ships.
        targets: CannonTargets,
    },
}

impl CardPower {
    /// The card that has this power.
    #[must_use]
    pub const fn card(&self) -> Card {
        match self {
            CardPower::BoosterPod(_) => Card::BoosterPod,
            CardPower::StasisBeam(_) => Card::StasisBeam,
            CardPower::PolarityDevice(_) => Card::PolarityDevice,
            CardPower::GravityManipulator { .. } => Card::GravityManipulator,
            CardPower::TemporalWarper(_) => Card::TemporalWarper,
            CardPower::DataCrystal(_) => Card::DataCrystal,
            CardPower::OrbitalTeleporter { .. } => Card::OrbitalTeleporter,
            CardPower::PlasmaCannon { .. } => Card::PlasmaCannon,
        }
    }
}

/// A colony, identified by its owner and its territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacedColony {
    /// The owner of the colony.
    pub colour: Colour,
    /// The territory of the colony.
    pub territory: Territory,
}

/// A card's discard power with its choices (TECH table, right column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiscardPower {
    /// Removes this field from the planet.
    BoosterPod(Field),
    /// Places or moves the Positron Field to this territory.
    DataCrystal(Territory),
    /// Places or moves the Repulsor Field to this territory.
    GravityManipulator(Territory),
    /// Places or moves the Isolation Field to this territory.
    StasisBeam(Territory),
    /// Moves this colony to another territory.
    OrbitalTeleporter {
        /// The colony moved.
        colony: PlacedColony,
        /// The new territory.
        to: Territory,
    },
    /// Swaps these two colonies.
    PolarityDevice(PlacedColony, PlacedColony),
    /// Sends this opponent's ship to its owner's stock.
    PlasmaCannon {
        /// The owner of the ship.
        colour: Colour,
        /// The facility where it is docked.
        facility: Facility,
        /// The ship.
        ship: Ship,
    },
    /// Takes this card from the discard pile.
    TemporalWarper(Card),
}

impl DiscardPower {
    /// The card that is discarded.
    #[must_use]
    pub const fn card(&self) -> Card {
        match self {
            DiscardPower::BoosterPod(_) => Card::BoosterPod,
            DiscardPower::DataCrystal(_) => Card::DataCrystal,
            DiscardPower::GravityManipulator(_) => Card::GravityManipulator,
            DiscardPower::StasisBeam(_) => Card::StasisBeam,
            DiscardPower::OrbitalTeleporter { .. } => Card::OrbitalTeleporter,
            DiscardPower::PolarityDevice(..) => Card::PolarityDevice,
            DiscardPower::PlasmaCannon { .. } => Card::PlasmaCannon,
            DiscardPower::TemporalWarper(_) => Card::TemporalWarper,
        }
    }
}

/// One order of the mover (TURN-1 to TURN-6), with every choice it needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Gathers and rolls the fleet.
    Roll,
    /// Docks ships at a facility that needs no other choice: Solar Converter, Lunar Mine, Orbital Market, Shipyard, Colonist Hub,
    /// Alien Artifact, Maintenance Bay.
    Dock {
        /// The facility.
        facility: Facility,
        /// The ships.
        ships: Ships,
    },
    /// Docks at the Colony Constructor or the Terraforming Station and places a colony.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships.
        ships: Ships,
        /// The territory of the new colony.
        territory: Territory,
    },
    /// Docks a run of three at the Raiders' Outpost.
    Raid {
        /// The three ships of the run.
        ships: Ships,
        /// The loot taken.
        loot: Loot,
    },
    /// Replaces the display (FAC-AA).
    Cycle,
    /// Claims this card from the display (FAC-AA).
    Claim(Card),
    /// Buys this much ore with fuel (FAC-OM).
    Trade(u8),
    /// Launches the finished colony to this territory (FAC-CH).
    Launch(Territory),
    /// Buys the relic ship (TER-BD).
    BuyRelic,
    /// Uses a card's power.
    Use(CardPower),
    /// Discards a card for its discard power.
    Discard(DiscardPower),
    /// Gives up fuel and ore, down to exactly eight in total (TURN-6).
    Shed {
        /// Fuel given up.
        fuel: u8,
        /// Ore given up.
        ore: u8,
    },
    /// Ends the turn.
    End,
}

impl Order {
    /// The ships that this order takes out of the hand to dock them.
    #[must_use]
    pub const fn docked_ships(&self) -> Ships {
        match *self {
            Order::Dock { ships, .. } | Order::Settle { ships, .. } | Order::Raid { ships, .. } => ships,
            _ => Ships::NONE,
        }
    }

    /// The facility this order docks at.
    #[must_use]
    pub const fn facility(&self) -> Option<Facility> {
        match *self {
            Order::Dock { facility, .. } | Order::Settle { facility, .. } => Some(facility),
            Order::Raid { .. } => Some(Facility::RaidersOutpost),
            _ => None,
        }
    }

    /// Returns true if chance answers this order, so that it cannot be undone. Undo also stops at the end of a turn, although that
    /// reveals nothing.
    #[must_use]
    pub const fn asks_chance(&self) -> bool {
        matches!(self, Order::Roll | Order::Cycle | Order::Claim(_) | Order::Use(CardPower::TemporalWarper(_)))
    }
}
