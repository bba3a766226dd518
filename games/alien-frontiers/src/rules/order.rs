//! Orders: everything a player may decide, complete, one value an order.
//!
//! The text form is in `notation.rs`.

use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// One ship named by what it shows: its value and whether it is the relic ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship {
    /// 1 to 6.
    pub value: u8,
    /// The relic ship (written with a star).
    pub relic: bool,
}

impl Ship {
    /// An own-colour ship.
    #[must_use]
    pub const fn own(value: u8) -> Self {
        Ship { value, relic: false }
    }

    /// How orders name a ship that shows no value, as those of opponents in the Maintenance Bay: by the lowest.
    #[must_use]
    pub const fn of_no_value(relic: bool) -> Self {
        Ship { value: 1, relic }
    }

    /// The same as a handful of one.
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

    /// This haul with `fuel` and `ore` more from `colour`.
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

    /// Whether nothing is taken.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What a raid takes (FAC-RO).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loot {
    /// Up to four fuel and ore in any mix; may be nothing.
    Resources(Haul),
    /// One tech card of one player.
    Card {
        /// The player robbed.
        from: Colour,
        /// The card taken.
        card: Card,
    },
}

/// Opponents' ships at one facility, by colour: the Plasma Cannon's targets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Targets([Ships; 4]);

impl Targets {
    /// No ship aimed at.
    pub const NONE: Targets = Targets([Ships::NONE; 4]);

    /// These targets and `ships` of `colour` besides.
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

    /// How many ships are aimed at.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().map(|s| s.len()).sum()
    }

    /// Whether no ship is aimed at.
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
pub enum Power {
    /// One unplaced ship +1.
    BoosterPod(Ship),
    /// One unplaced ship −1.
    StasisBeam(Ship),
    /// One unplaced ship turned over.
    PolarityDevice(Ship),
    /// One unplaced ship −1 and another +1.
    GravityManipulator {
        /// The ship that loses one.
        down: Ship,
        /// The ship that gains one.
        up: Ship,
    },
    /// These unplaced ships are rolled again.
    TemporalWarper(Ships),
    /// This territory's bonus for the rest of the turn.
    DataCrystal(Territory),
    /// This docked ship comes back in hand.
    OrbitalTeleporter {
        /// Where it is docked.
        facility: Facility,
        /// Which ship.
        ship: Ship,
    },
    /// These opponents' ships go to the Bay.
    PlasmaCannon {
        /// Where they are docked.
        facility: Facility,
        /// Which ships.
        targets: Targets,
    },
}

impl Power {
    /// The card whose power this is.
    #[must_use]
    pub const fn card(&self) -> Card {
        match self {
            Power::BoosterPod(_) => Card::BoosterPod,
            Power::StasisBeam(_) => Card::StasisBeam,
            Power::PolarityDevice(_) => Card::PolarityDevice,
            Power::GravityManipulator { .. } => Card::GravityManipulator,
            Power::TemporalWarper(_) => Card::TemporalWarper,
            Power::DataCrystal(_) => Card::DataCrystal,
            Power::OrbitalTeleporter { .. } => Card::OrbitalTeleporter,
            Power::PlasmaCannon { .. } => Card::PlasmaCannon,
        }
    }
}

/// A colony named by its owner and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ColonyAt {
    /// Whose colony.
    pub colour: Colour,
    /// Where it stands.
    pub territory: Territory,
}

/// A card's discard power with its choices (TECH table, right column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiscardPower {
    /// Take this field off the planet.
    BoosterPod(Field),
    /// Place or move the Positron Field here.
    DataCrystal(Territory),
    /// Place or move the Repulsor Field here.
    GravityManipulator(Territory),
    /// Place or move the Isolation Field here.
    StasisBeam(Territory),
    /// Move this colony to another territory.
    OrbitalTeleporter {
        /// The colony moved.
        colony: ColonyAt,
        /// Where it goes.
        to: Territory,
    },
    /// Swap these two colonies.
    PolarityDevice(ColonyAt, ColonyAt),
    /// This opponent's ship goes to his stock.
    PlasmaCannon {
        /// Whose ship.
        colour: Colour,
        /// Where it is docked.
        facility: Facility,
        /// Which ship.
        ship: Ship,
    },
    /// Take this card of the discard pile.
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

/// One order of the mover (TURN-1 to TURN-6), every choice included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Gather and roll the fleet.
    Roll,
    /// Dock ships at a facility that asks for nothing more: Solar Converter, Lunar Mine, Orbital
    /// Market, Shipyard, Colonist Hub, Alien Artifact, Maintenance Bay.
    Dock {
        /// Where.
        facility: Facility,
        /// Which ships.
        ships: Ships,
    },
    /// Dock at the Colony Constructor or the Terraforming Station and place a colony.
    Settle {
        /// Constructor or Terraforming Station.
        facility: Facility,
        /// Which ships.
        ships: Ships,
        /// Where the colony goes.
        territory: Territory,
    },
    /// Dock a run of three at the Raiders' Outpost.
    Raid {
        /// The run.
        ships: Ships,
        /// What is taken.
        loot: Loot,
    },
    /// New display (FAC-AA).
    Cycle,
    /// Take this card of the display (FAC-AA).
    Claim(Card),
    /// Buy this much ore with fuel (FAC-OM).
    Trade(u8),
    /// Launch the finished colony here (FAC-CH).
    Launch(Territory),
    /// Buy the relic ship (TER-BD).
    BuyRelic,
    /// Use a card's power.
    Use(Power),
    /// Discard a card for its discard power.
    Discard(DiscardPower),
    /// Give up this much, down to exactly eight (TURN-6).
    Shed {
        /// Fuel given up.
        fuel: u8,
        /// Ore given up.
        ore: u8,
    },
    /// End the turn.
    End,
}

impl Order {
    /// The ships this order takes out of the hand to dock them.
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

    /// Whether chance answers this order, so that it cannot be taken back: the barriers of undo.
    /// Ending the turn is a barrier too, but brings nothing new to light.
    #[must_use]
    pub const fn asks_chance(&self) -> bool {
        matches!(self, Order::Roll | Order::Cycle | Order::Claim(_) | Order::Use(Power::TemporalWarper(_)))
    }
}
