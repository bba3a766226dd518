//! The orders of players. An order is complete: it includes every choice that the rules leave to the player.

use std::fmt;

use super::pilots::{Pilot, PilotList};
use super::vocab::{FreighterKind, Good, Product};
use orrery_core::Message;

/// Maximum number of lines of a cargo. No order moves enough goods to need more.
pub const LINES: usize = 12;

/// Goods of one kind, and whether they are taken off pairs or stacked (FSF-ALN-SM, FSF-ALN-SM3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CargoTransferLine {
    /// The freighter that the goods leave or enter; the federal one if no freighter takes part.
    pub ship: FreighterKind,
    /// The good moved.
    pub good: Good,
    /// The number of goods, at least 1.
    pub count: u8,
    /// True if each of the goods is taken off a pair.
    pub off: bool,
    /// True if each of the goods is stacked on a single one of its kind.
    pub on: bool,
}

impl CargoTransferLine {
    /// Creates a line of goods that are neither taken off pairs nor stacked.
    pub const fn plain(ship: FreighterKind, good: Good, count: u8) -> Self {
        CargoTransferLine { ship, good, count, off: false, on: false }
    }
}

/// Goods to move, in the sequence in which the order names them. The lines of a freighter are adjacent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CargoTransfer {
    lines: [CargoTransferLine; LINES],
    len: u8,
}

impl fmt::Debug for CargoTransfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.lines()).finish()
    }
}

impl Default for CargoTransfer {
    fn default() -> Self {
        CargoTransfer { lines: [CargoTransferLine::plain(FreighterKind::Federal, Good::Skyrite, 0); LINES], len: 0 }
    }
}

impl CargoTransfer {
    /// Returns the lines of the cargo.
    #[inline]
    pub fn lines(&self) -> &[CargoTransferLine] {
        &self.lines[..usize::from(self.len)]
    }

    /// Appends a line if the cargo has room for it. Returns false if it has none.
    pub fn push(&mut self, line: CargoTransferLine) -> bool {
        let place = self.lines.get_mut(usize::from(self.len));
        let fits = place.is_some();
        if let Some(place) = place {
            *place = line;
            self.len += 1;
        }
        fits
    }

    /// Returns the cargo with another line appended, or unchanged if there is no room.
    #[must_use]
    pub fn with(mut self, line: CargoTransferLine) -> Self {
        self.push(line);
        self
    }

    /// Returns the lines of one freighter.
    pub fn of(&self, ship: FreighterKind) -> impl Iterator<Item = &CargoTransferLine> {
        self.lines().iter().filter(move |line| line.ship == ship)
    }

    /// Returns the total number of goods in all lines.
    pub fn total(&self) -> u32 {
        self.lines().iter().map(|line| u32::from(line.count)).sum()
    }

    /// Returns the number of different freighters in the cargo.
    pub fn ships(&self) -> usize {
        FreighterKind::ALL.iter().filter(|&&ship| self.of(ship).next().is_some()).count()
    }

    /// Reports whether the cargo is empty.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The aliens that a player keeps for Beta: at most one of each colour (FSF-MID-2).
pub type KeptAliens = PilotList<3>;

/// An order of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum Order {
    /// Deal the cards: at the set-up, or at the start of Beta.
    Begin,
    /// Play a pilot (FSF-TURN-1). A pilot who uses the die may roll it first (FSF-PIL-3).
    Play {
        /// The pilot to play.
        pilot: Pilot,
        /// True to roll the die before the flight.
        roll: bool,
    },
    /// Fly a shuttle to the foundry and land in this dock (FSF-FLY-1).
    Land(u8),
    /// Lift a shuttle off from this dock (FSF-FLY-2).
    Lift(u8),
    /// Move goods from asteroids to the warehouse (FSF-GDS-2).
    Take(CargoTransfer),
    /// Move goods from freighters to the warehouse (FSF-GDS-4).
    Unload(CargoTransfer),
    /// Move goods from the warehouse into freighters (FSF-GDS-3, FSF-GDS-5).
    Load(CargoTransfer),
    /// Turn this number of rubion into galactium (FSF-ACT-PR).
    Process(u8),
    /// Sell this number of rubion (FSF-ACT-TR).
    Sell(u8),
    /// Have pilots shown in the Cantina (FSF-ACT-CA).
    Cantina,
    /// Hire one of the pilots shown, or none.
    Hire {
        /// The pilot to hire; `None` to hire none.
        pilot: Option<Pilot>,
        /// True to leave the freighter that would arrive (FSF-ACT-CA2).
        alone: bool,
    },
    /// Make a product (FSF-ACT-MA).
    Make {
        /// The product to make.
        product: Product,
        /// The number of uses of the card.
        times: u8,
    },
    /// Charge a plain product. With `None`, charge all of them for a credit (FSF-ACT-CH).
    Charge(Option<Product>),
    /// Upgrade a freighter (FSF-ACT-UP).
    Upgrade(FreighterKind),
    /// Take a credit from the bank instead of an upgrade (FSF-ACT-UP).
    Earn,
    /// Bribe the dock master to move a shuttle (FSF-CRD-3).
    Bribe {
        /// True to add a shuttle, false to remove one.
        add: bool,
        /// The dock of the shuttle, 1 to 8.
        dock: u8,
    },
    /// End the turn.
    End,
    /// Keep these aliens for Beta, or none (FSF-MID-2).
    Keep(KeptAliens),
    /// Load the fleet before the first turn (FSF-END-5).
    Stow(CargoTransfer),
}
