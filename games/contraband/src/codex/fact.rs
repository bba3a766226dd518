//! The kinds of facts shown on pages.

use crate::rules::{
    BoardSpot, BonusCard, DecisionKind, MeetingOpponent, Metal, MetalCounts, MetalPile, Objective, PatrolToken, Sector,
    SectorLine, ShipSystem,
};
use orrery_core::{Colour, Message};

/// A fact about the current match.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum CodexFact {
    /// The current question, and the player who has to answer it.
    Asked {
        /// The player who decides.
        seat: Colour,
        /// The question.
        ask: DecisionKind,
    },
    /// The current round and the last round of the match.
    Round {
        /// The number of the round, counted from 1.
        round: u16,
        /// The last round, if there is one.
        last: Option<u16>,
    },
    /// The target, in credits.
    Target(u32),
    /// The number of credits of a player.
    Credits {
        /// The player.
        seat: Colour,
        /// The number of credits.
        count: u32,
    },
    /// The spot of a ship.
    At {
        /// The owner of the ship.
        seat: Colour,
        /// The spot of the ship.
        spot: BoardSpot,
    },
    /// The numbers of moves of the decider.
    Moves {
        /// The player who decides.
        seat: Colour,
        /// The number of moves left.
        left: u8,
        /// The number of moves in the whole turn.
        of: u8,
    },
    /// The level of a player's system.
    Level {
        /// The owner of the ship.
        seat: Colour,
        /// The system.
        system: ShipSystem,
        /// The level, 0 to 2; `None` if it is unknown.
        level: Option<u8>,
    },
    /// The line and state of a token.
    Token {
        /// The token.
        token: PatrolToken,
        /// The line of the token.
        line: SectorLine,
        /// True if the token is beaten until the end of the round.
        beaten: bool,
    },
    /// The viewer's chance to beat a token.
    Odds {
        /// The opponent.
        foe: MeetingOpponent,
        /// The chance in percent.
        percent: u8,
    },
    /// The number of metals in a hold.
    Hold {
        /// The owner of the hold.
        seat: Colour,
        /// The number of metals.
        count: u8,
    },
    /// The number of bonus cards in a hand.
    Hand {
        /// The owner of the hand.
        seat: Colour,
        /// The number of cards.
        count: u8,
    },
    /// The number of the viewer's cards of a kind.
    Own {
        /// The kind of card.
        card: BonusCard,
        /// The number of cards.
        count: u8,
    },
    /// A spaceport that is closed to a pirate.
    Closed {
        /// The pirate.
        seat: Colour,
        /// The quadrant of the spaceport.
        quadrant: Colour,
    },
    /// A broken-down ship.
    Adrift {
        /// The owner of the ship.
        seat: Colour,
    },
    /// The metals of a mine.
    Mine {
        /// The mine.
        spot: BoardSpot,
        /// The metals of the mine, known and hidden; `None` if the mine is unexplored.
        pile: Option<MetalPile>,
    },
    /// The numbers of unexplored mines and of mines with metals left.
    Mines {
        /// The number of unexplored mines.
        unseen: u8,
        /// The number of explored mines with metals.
        open: u8,
    },
    /// The metals in a market.
    Market {
        /// The sector of the market.
        sector: Sector,
        /// The metals in the market.
        metals: MetalCounts,
    },
    /// The price that a market pays for the next metal of a kind.
    Price {
        /// The sector of the market.
        sector: Sector,
        /// The metal sold.
        metal: Metal,
        /// The price in credits; `None` if the market takes no more of the metal.
        price: Option<u16>,
    },
    /// The number of upgrades in a store.
    Store {
        /// The sector of the spaceport.
        sector: Sector,
        /// The number of upgrades.
        count: u8,
    },
    /// The number of metals left in the deck.
    Metals(u8),
    /// The number of bonus cards left in the deck.
    Bonus(u8),
    /// An objective that is declared or belongs to the viewer.
    Aim {
        /// The owner of the objective.
        seat: Colour,
        /// The objective.
        objective: Objective,
        /// True if it is fulfilled.
        done: bool,
    },
    /// The value of an option.
    Set {
        /// The index of the option.
        option: usize,
        /// The index of the option's value.
        value: usize,
    },
}

impl CodexFact {
    /// Returns the player whom the fact is about, if there is one.
    pub const fn seat(&self) -> Option<Colour> {
        match *self {
            CodexFact::Asked { seat, .. }
            | CodexFact::Credits { seat, .. }
            | CodexFact::At { seat, .. }
            | CodexFact::Moves { seat, .. }
            | CodexFact::Level { seat, .. }
            | CodexFact::Hold { seat, .. }
            | CodexFact::Hand { seat, .. }
            | CodexFact::Closed { seat, .. }
            | CodexFact::Adrift { seat }
            | CodexFact::Aim { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
