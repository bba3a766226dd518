//! Orders: every decision of a player with all its choices, one value per order.
//!
//! The text form is in `notation`.

use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::{Colour, Message};

/// A ship, identified by its value and by whether it is the relic ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    /// The value, 1 to 6.
    pub value: u8,
    /// True for the relic ship (written with a star).
    pub relic: bool,
}

impl Ship {
    /// Returns a ship of a player's own colour with the given value.
    pub const fn own(value: u8) -> Self {
        Ship { value, relic: false }
    }

    /// Returns the ship that orders use for a ship without a value, such as an opponent's ship in the Maintenance Bay. Its value
    /// is 1.
    pub const fn of_no_value(relic: bool) -> Self {
        Ship { value: 1, relic }
    }

    /// Returns the ship as a set with one ship.
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

/// Fuel and ore taken from each player in a raid (FAC-RO): at most 15 of each kind from each player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct RaidHaul(u32);

impl RaidHaul {
    /// A haul that takes nothing.
    pub const NOTHING: RaidHaul = RaidHaul(0);

    /// Returns this haul with `fuel` and `ore` taken from `colour` added.
    #[must_use]
    pub const fn with(self, colour: Colour, fuel: u8, ore: u8) -> Self {
        let shift = colour as u32 * 8;
        RaidHaul(self.0 + ((fuel as u32) << shift) + ((ore as u32) << (shift + 4)))
    }

    /// Returns the fuel taken from `colour`.
    pub const fn fuel(self, colour: Colour) -> u8 {
        ((self.0 >> (colour as u32 * 8)) & 15) as u8
    }

    /// Returns the ore taken from `colour`.
    pub const fn ore(self, colour: Colour) -> u8 {
        ((self.0 >> (colour as u32 * 8 + 4)) & 15) as u8
    }

    /// Returns the total of fuel and ore taken from all players.
    pub fn total(self) -> u8 {
        Colour::ALL.iter().map(|&c| self.fuel(c) + self.ore(c)).sum()
    }

    /// Returns true if nothing is taken.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The loot of a raid (FAC-RO).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loot {
    /// Up to four units of fuel and ore in any combination, or nothing.
    Resources(RaidHaul),
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
    /// No targets.
    pub const NONE: CannonTargets = CannonTargets([Ships::NONE; 4]);

    /// Returns these targets with `ships` of `colour` added.
    #[must_use]
    pub const fn with(mut self, colour: Colour, ships: Ships) -> Self {
        self.0[colour as usize] = self.0[colour as usize].plus(ships);
        self
    }

    /// Returns the targeted ships of `colour`.
    pub const fn of(self, colour: Colour) -> Ships {
        self.0[colour as usize]
    }

    /// Returns the number of targeted ships.
    pub fn len(self) -> u8 {
        self.0.iter().map(|s| s.len()).sum()
    }

    /// Returns true if no ship is targeted.
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|s| s.is_empty())
    }

    /// Returns each targeted colour with its ships.
    pub fn iter(self) -> impl Iterator<Item = (Colour, Ships)> {
        Colour::ALL.iter().map(move |&c| (c, self.of(c))).filter(|(_, s)| !s.is_empty())
    }
}

/// A card's power with its choices (TECH table, left column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardPower {
    /// Adds 1 to the value of an unplaced ship.
    BoosterPod(Ship),
    /// Subtracts 1 from the value of an unplaced ship.
    StasisBeam(Ship),
    /// Turns an unplaced ship over.
    PolarityDevice(Ship),
    /// Subtracts 1 from the value of an unplaced ship and adds 1 to that of another.
    GravityManipulator {
        /// The ship whose value falls by 1.
        down: Ship,
        /// The ship whose value rises by 1.
        up: Ship,
    },
    /// Rolls these unplaced ships again.
    TemporalWarper(Ships),
    /// Borrows this territory's bonus for the rest of the turn.
    DataCrystal(Territory),
    /// Returns this docked ship to the hand.
    OrbitalTeleporter {
        /// The facility where the ship is docked.
        facility: Facility,
        /// The ship that returns to the hand.
        ship: Ship,
    },
    /// Sends these opponents' ships to the Bay.
    PlasmaCannon {
        /// The facility where the ships are docked.
        facility: Facility,
        /// The ships sent to the Bay.
        targets: CannonTargets,
    },
}

impl CardPower {
    /// Returns the card that has this power.
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
    /// Places the Positron Field on this territory, or moves it there.
    DataCrystal(Territory),
    /// Places the Repulsor Field on this territory, or moves it there.
    GravityManipulator(Territory),
    /// Places the Isolation Field on this territory, or moves it there.
    StasisBeam(Territory),
    /// Moves this colony to another territory.
    OrbitalTeleporter {
        /// The colony moved.
        colony: PlacedColony,
        /// The new territory of the colony.
        to: Territory,
    },
    /// Swaps these two colonies.
    PolarityDevice(PlacedColony, PlacedColony),
    /// Sends this opponent's ship to its owner's stock, or the relic ship to Burroughs Desert.
    PlasmaCannon {
        /// The owner of the ship.
        colour: Colour,
        /// The facility of the ship, which may be the Bay only under the option `bay: in reach`.
        facility: Facility,
        /// The ship sent to stock.
        ship: Ship,
    },
    /// Takes this card from the discard pile.
    TemporalWarper(Card),
}

impl DiscardPower {
    /// Returns the card that is discarded.
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

/// An order of the mover (TURN-1 to TURN-6), with all its choices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Message)]
pub enum Order {
    /// Gathers and rolls the fleet.
    Roll,
    /// Docks ships at a facility that needs no further choice: Solar Converter, Lunar Mine, Orbital Market, Shipyard, Colonist
    /// Hub, Alien Artifact, Maintenance Bay.
    Dock {
        /// The facility at which to dock.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
    },
    /// Docks at the Colony Constructor or the Terraforming Station and places a colony.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
        /// The territory of the new colony.
        territory: Territory,
    },
    /// Docks a run of three at the Raiders' Outpost.
    Raid {
        /// The three ships of the run.
        ships: Ships,
        /// The loot to take.
        loot: Loot,
    },
    /// Replaces the cards of the display (FAC-AA).
    Cycle,
    /// Claims this card from the display (FAC-AA).
    Claim(Card),
    /// Buys this amount of ore with fuel (FAC-OM).
    Trade(u8),
    /// Launches the finished colony to this territory (FAC-CH).
    Launch(Territory),
    /// Buys the relic ship (TER-BD).
    BuyRelic,
    /// Uses a card's power.
    Use(CardPower),
    /// Uses a card's discard power and discards the card.
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
    /// Returns the ships that this order takes from the hand to dock them, or no ships if it docks none.
    pub const fn docked_ships(&self) -> Ships {
        match *self {
            Order::Dock { ships, .. } | Order::Settle { ships, .. } | Order::Raid { ships, .. } => ships,
            _ => Ships::NONE,
        }
    }

    /// Returns the facility at which this order docks; `None` for other orders.
    pub const fn facility(&self) -> Option<Facility> {
        match *self {
            Order::Dock { facility, .. } | Order::Settle { facility, .. } => Some(facility),
            Order::Raid { .. } => Some(Facility::RaidersOutpost),
            _ => None,
        }
    }

    /// Returns true if the order may have a chance outcome, so that it cannot be undone. The end of a turn cannot be undone
    /// either, although it reveals nothing.
    pub const fn asks_chance(&self) -> bool {
        matches!(self, Order::Roll | Order::Cycle | Order::Claim(_) | Order::Use(CardPower::TemporalWarper(_)))
    }
}
