//! The facts about the open match that codex pages show.

use crate::rules::{Alien, Asteroid, FreighterKind, Good, MatchHalf, Phase, Pilot, Product, Score};
use orrery_core::{Colour, Message};

/// A fact about the current position of the open match.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum CodexFact {
    /// The player whose order is due, and the stage of the turn.
    Turn {
        /// The player whose order is due.
        seat: Colour,
        /// The stage of the turn.
        stage: Phase,
    },
    /// The current half.
    Plays(MatchHalf),
    /// The value of the die in the middle, 1 to 8.
    Die(u8),
    /// The state of a dock of the foundry.
    Dock {
        /// The dock, 1 to 8.
        dock: u8,
        /// True if a shuttle is docked there.
        taken: bool,
    },
    /// Number of shuttles in orbit.
    Orbit(u8),
    /// The number of spaces used in a player's warehouse, and its size.
    Store {
        /// The player who owns the warehouse.
        seat: Colour,
        /// Number of spaces used in the warehouse.
        used: u8,
        /// Total number of spaces of the warehouse.
        size: u8,
    },
    /// The goods left on an asteroid.
    Asteroid {
        /// The asteroid that has the goods.
        asteroid: Asteroid,
        /// Number of goods left.
        left: u8,
    },
    /// Number of credits in the bank.
    Bank(u8),
    /// The credits of a player.
    Credits {
        /// The player who has the credits.
        seat: Colour,
        /// Number of credits that the player has.
        count: u8,
    },
    /// The bribe that a player may pay once in each half.
    Bribed {
        /// The player whose bribe it is.
        seat: Colour,
        /// True if the player has bribed the dock master.
        done: bool,
    },
    /// The amount of a good that a player has, charged and plain products counted together.
    Held {
        /// The player who has the good.
        seat: Colour,
        /// The good; for a product its plain side.
        good: Good,
        /// Amount in the warehouse.
        stored: u8,
        /// Amount on board the whole fleet.
        aboard: u8,
    },
    /// The tokens left on a product card.
    Tokens {
        /// The product of the card.
        product: Product,
        /// Number of tokens left; `None` if the card is not in play.
        left: Option<u8>,
    },
    /// A freighter of a player.
    Fleet {
        /// The player who owns the freighter.
        seat: Colour,
        /// The kind of freighter.
        ship: FreighterKind,
        /// Total number of spaces of the freighter.
        size: u8,
        /// Number of spaces used in the hold.
        used: u8,
        /// True if the upgraded side of the freighter is up.
        upgraded: bool,
    },
    /// A pile of freighters next to the Cantina.
    Pile {
        /// The colour of the pile.
        alien: Alien,
        /// The size of the open freighter; 0 if none is left.
        open: u8,
        /// Number of freighters left in the pile, including the open one.
        left: u8,
    },
    /// Number of alien pilots in the deck of the Cantina.
    Aliens(u8),
    /// An alien pilot of a player.
    Hired {
        /// The player who has the pilot.
        seat: Colour,
        /// The alien pilot.
        pilot: Pilot,
    },
    /// The number of pilots that a player has.
    Pilots {
        /// The player who has the pilots.
        seat: Colour,
        /// Number of pilots in hand.
        hand: u8,
        /// Number of pilots in the deck.
        deck: u8,
    },
    /// The points of a player, as if the game ended now.
    Points {
        /// The player who has the points.
        seat: Colour,
        /// The points by source.
        points: Score,
    },
    /// The value that an option has in the match.
    Set {
        /// Index of the option in the list of options.
        option: usize,
        /// Index of the value in the values of the option.
        value: usize,
    },
}

impl CodexFact {
    /// Returns the player that the fact is about, if it is about one.
    pub const fn seat(&self) -> Option<Colour> {
        match *self {
            CodexFact::Turn { seat, .. }
            | CodexFact::Store { seat, .. }
            | CodexFact::Credits { seat, .. }
            | CodexFact::Bribed { seat, .. }
            | CodexFact::Held { seat, .. }
            | CodexFact::Fleet { seat, .. }
            | CodexFact::Hired { seat, .. }
            | CodexFact::Pilots { seat, .. }
            | CodexFact::Points { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
