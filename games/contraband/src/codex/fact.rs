//! The kinds of facts that pages tell.

use crate::rules::{Ask, Bonus, Foe, Line, Metal, Metals, Objective, Pile, Sector, Spot, System, Token};
use orrery_core::Colour;

/// Something true now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// Of whom something is asked, and what.
    Asked {
        /// Whom.
        seat: Colour,
        /// What.
        ask: Ask,
    },
    /// The round, and the last one.
    Round {
        /// From 1.
        round: u16,
        /// The last.
        last: Option<u16>,
    },
    /// The target, in credits.
    Target(u32),
    /// Credits of a player.
    Credits {
        /// Whose.
        seat: Colour,
        /// How many.
        count: u32,
    },
    /// Where a ship is.
    At {
        /// Whose.
        seat: Colour,
        /// Where.
        spot: Spot,
    },
    /// Moves that the one who decides has left.
    Moves {
        /// Whose.
        seat: Colour,
        /// Left.
        left: u8,
        /// Of so many.
        of: u8,
    },
    /// What is known of a player's system: its level, or nothing where it may be anything.
    Level {
        /// Whose.
        seat: Colour,
        /// Which.
        system: System,
        /// 0 to 2.
        level: Option<u8>,
    },
    /// Where a token is.
    Token {
        /// Which.
        token: Token,
        /// On which line.
        line: Line,
        /// Whether it is beaten for this round.
        beaten: bool,
    },
    /// The chance of whoever looks to beat a token.
    Odds {
        /// Whom.
        foe: Foe,
        /// In percent.
        percent: u8,
    },
    /// How many metals a hold has, and for how many there is room as far as it is known.
    Hold {
        /// Whose.
        seat: Colour,
        /// How many.
        count: u8,
    },
    /// How many bonus cards a hand has.
    Hand {
        /// Whose.
        seat: Colour,
        /// How many.
        count: u8,
    },
    /// How many cards of a kind whoever looks holds.
    Own {
        /// Which.
        card: Bonus,
        /// How many.
        count: u8,
    },
    /// A spaceport that is closed to a pirate.
    Closed {
        /// To whom.
        seat: Colour,
        /// In which quadrant.
        quadrant: Colour,
    },
    /// A ship is in breakdown.
    Adrift {
        /// Whose.
        seat: Colour,
    },
    /// What is known of a mine; nothing where nobody has been there.
    Mine {
        /// Which.
        spot: Spot,
        /// What lies there.
        pile: Option<Pile>,
    },
    /// Mines that nobody has been in, and those with metals left.
    Mines {
        /// Unseen.
        unseen: u8,
        /// With metals.
        open: u8,
    },
    /// What lies in a market.
    Market {
        /// Which.
        sector: Sector,
        /// What.
        metals: Metals,
    },
    /// What a market pays for a metal next; nothing where it takes none.
    Price {
        /// Which.
        sector: Sector,
        /// For what.
        metal: Metal,
        /// How much.
        price: Option<u16>,
    },
    /// How many upgrades lie in a store.
    Store {
        /// In which spaceport.
        sector: Sector,
        /// How many.
        count: u8,
    },
    /// Metals left in the deck.
    Metals(u8),
    /// Bonus cards left in the deck.
    Bonus(u8),
    /// An objective that is declared, or whoever looks has.
    Aim {
        /// Whose.
        seat: Colour,
        /// Which.
        objective: Objective,
        /// Whether it is fulfilled.
        done: bool,
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
            Fact::Asked { seat, .. }
            | Fact::Credits { seat, .. }
            | Fact::At { seat, .. }
            | Fact::Moves { seat, .. }
            | Fact::Level { seat, .. }
            | Fact::Hold { seat, .. }
            | Fact::Hand { seat, .. }
            | Fact::Closed { seat, .. }
            | Fact::Adrift { seat }
            | Fact::Aim { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
