//! What a player does. An order is complete: it names every choice the rules give.

use std::fmt;

use super::pilots::{Pilot, Row};
use super::vocab::{Good, Product, Ship};

/// The most lines of a list of goods; no flight carries so many.
pub const LINES: usize = 12;

/// Goods of one kind, and how they leave and arrive (FSF-ALN-SM, FSF-ALN-SM3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The freighter they come from or go to; the federal one where no freighter takes part.
    pub ship: Ship,
    /// Which.
    pub good: Good,
    /// How many, at least 1.
    pub count: u8,
    /// Whether each is taken off a pair.
    pub off: bool,
    /// Whether each is put on top of a single identical good.
    pub on: bool,
}

impl Line {
    /// Goods that neither leave a pair nor make one.
    #[must_use]
    pub const fn plain(ship: Ship, good: Good, count: u8) -> Self {
        Line { ship, good, count, off: false, on: false }
    }
}

/// Goods that move, in the order they are given; those of one freighter stand together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cargo {
    lines: [Line; LINES],
    len: u8,
}

impl fmt::Debug for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.lines()).finish()
    }
}

impl Default for Cargo {
    fn default() -> Self {
        Cargo { lines: [Line::plain(Ship::Federal, Good::Skyrite, 0); LINES], len: 0 }
    }
}

impl Cargo {
    /// The lines.
    #[inline]
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines[..usize::from(self.len)]
    }

    /// Adds a line; whether there was room for it.
    pub fn push(&mut self, line: Line) -> bool {
        let place = self.lines.get_mut(usize::from(self.len));
        let fits = place.is_some();
        if let Some(place) = place {
            *place = line;
            self.len += 1;
        }
        fits
    }

    /// The same with another line behind; nothing changes where there is no room.
    #[must_use]
    pub fn with(mut self, line: Line) -> Self {
        self.push(line);
        self
    }

    /// The lines of a freighter.
    pub fn of(&self, ship: Ship) -> impl Iterator<Item = &Line> {
        self.lines().iter().filter(move |line| line.ship == ship)
    }

    /// How many goods.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.lines().iter().map(|line| u32::from(line.count)).sum()
    }

    /// How many freighters are named.
    #[must_use]
    pub fn ships(&self) -> usize {
        Ship::ALL.iter().filter(|&&ship| self.of(ship).next().is_some()).count()
    }

    /// Whether nothing is named.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The aliens a player keeps: one a colour at most (FSF-MID-2).
pub type Kept = Row<3>;

/// An order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// The table deals: set-up, or the start of Beta.
    Begin,
    /// A pilot is played (FSF-TURN-1); whoever uses the die may roll it first (FSF-PIL-3).
    Play {
        /// Who.
        pilot: Pilot,
        /// Whether the die is rolled.
        roll: bool,
    },
    /// A shuttle flies to the foundry, into this dock (FSF-FLY-1).
    Land(u8),
    /// A shuttle leaves this dock (FSF-FLY-2).
    Lift(u8),
    /// Goods of asteroids go to the warehouse (FSF-GDS-2).
    Take(Cargo),
    /// Goods of freighters go to the warehouse (FSF-GDS-4).
    Unload(Cargo),
    /// Goods of the warehouse go into freighters (FSF-GDS-3, FSF-GDS-5).
    Load(Cargo),
    /// So many rubion become galactium (FSF-ACT-PR).
    Process(u8),
    /// So many rubion are sold (FSF-ACT-TR).
    Sell(u8),
    /// Pilots are shown (FSF-ACT-CA).
    Cantina,
    /// A pilot that was shown is hired, or nobody.
    Hire {
        /// Who.
        pilot: Option<Pilot>,
        /// Whether the freighter that would come is left (FSF-ACT-CA2).
        alone: bool,
    },
    /// A product is made (FSF-ACT-MA).
    Make {
        /// Which.
        product: Product,
        /// How often the card is used.
        times: u8,
    },
    /// A plain product is charged, or for a credit all of them (FSF-ACT-CH).
    Charge(Option<Product>),
    /// A freighter is upgraded (FSF-ACT-UP).
    Upgrade(Ship),
    /// A credit is taken instead (FSF-ACT-UP).
    Earn,
    /// The dock master is bribed (FSF-CRD-3).
    Bribe {
        /// Whether a shuttle comes; else one goes.
        add: bool,
        /// The dock.
        dock: u8,
    },
    /// The turn ends.
    End,
    /// These aliens are kept, or nobody (FSF-MID-2).
    Keep(Kept),
    /// The fleet is loaded before the first turn (FSF-END-5).
    Stow(Cargo),
}
