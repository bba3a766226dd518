//! The kinds of facts that pages tell.

use crate::rules::{Alien, Asteroid, Good, Half, Pilot, Points, Product, Ship, Stage};
use orrery_core::Colour;

/// Something true now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Whose order is awaited, and of what kind.
    Turn {
        /// Whose.
        seat: Colour,
        /// What is to be done.
        stage: Stage,
    },
    /// Which half it is.
    Plays(Half),
    /// What the die in the middle shows.
    Die(u8),
    /// How a dock stands.
    Dock {
        /// 1 to 8.
        dock: u8,
        /// Whether a shuttle lies there.
        taken: bool,
    },
    /// Shuttles in orbit.
    Orbit(u8),
    /// How full a warehouse is.
    Store {
        /// Whose.
        seat: Colour,
        /// Spaces used.
        used: u8,
        /// Spaces there are.
        size: u8,
    },
    /// What is left on an asteroid.
    Asteroid {
        /// Which.
        asteroid: Asteroid,
        /// How many.
        left: u8,
    },
    /// Credits in the bank.
    Bank(u8),
    /// Credits of a player.
    Credits {
        /// Whose.
        seat: Colour,
        /// How many.
        count: u8,
    },
    /// Whether a player has bribed the dock master in this half.
    Bribed {
        /// Who.
        seat: Colour,
        /// Whether it is so.
        done: bool,
    },
    /// How many of a good a player has, charged and plain.
    Held {
        /// Who.
        seat: Colour,
        /// Which; of a product its plain side.
        good: Good,
        /// In the warehouse.
        stored: u8,
        /// On board of all freighters.
        aboard: u8,
    },
    /// Tokens left on a product card; nothing where it is not in play.
    Tokens {
        /// Which.
        product: Product,
        /// How many.
        left: Option<u8>,
    },
    /// A freighter of a player.
    Fleet {
        /// Whose.
        seat: Colour,
        /// Which.
        ship: Ship,
        /// Its spaces.
        size: u8,
        /// Spaces used.
        used: u8,
        /// Whether its upgraded side is up.
        upgraded: bool,
    },
    /// A pile of freighters beside the Cantina.
    Pile {
        /// Its colour.
        alien: Alien,
        /// The size of the open one; 0 if none is left.
        open: u8,
        /// How many are left.
        left: u8,
    },
    /// Alien pilots in their deck.
    Aliens(u8),
    /// An alien pilot is a player's.
    Hired {
        /// Whose.
        seat: Colour,
        /// Who.
        pilot: Pilot,
    },
    /// How many pilots a player holds and has in the deck.
    Pilots {
        /// Whose.
        seat: Colour,
        /// In hand.
        hand: u8,
        /// In the deck.
        deck: u8,
    },
    /// The points of a player, as if the game ended now.
    Points {
        /// Whose.
        seat: Colour,
        /// By source.
        points: Points,
    },
    /// What an option is set to, by its number and that of the value.
    Set {
        /// Which.
        option: usize,
        /// Its value.
        value: usize,
    },
}

impl Fact {
    /// The player it is about.
    #[must_use]
    pub const fn seat(&self) -> Option<Colour> {
        match *self {
            Fact::Turn { seat, .. }
            | Fact::Store { seat, .. }
            | Fact::Credits { seat, .. }
            | Fact::Bribed { seat, .. }
            | Fact::Held { seat, .. }
            | Fact::Fleet { seat, .. }
            | Fact::Hired { seat, .. }
            | Fact::Pilots { seat, .. }
            | Fact::Points { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
