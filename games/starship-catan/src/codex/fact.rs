//! The kinds of facts on codex pages.

use super::price_breakdown::{PriceBreakdown, PricedItem};
use super::topic::ShipPart;
use crate::rules::{Adventure, Card, Commodity, HonourCard, Module, Phase, SECTORS, Seat};
use orrery_core::Message;

/// A player's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointsBySource {
    /// The points for colonies, the start colony included.
    pub colonies: u8,
    /// The points for modules of level 2.
    pub modules: u8,
    /// The points for adventures.
    pub adventures: u8,
    /// The points for special cards.
    pub honours: u8,
    /// The sum of all points.
    pub total: u8,
}

/// A fact about the current match.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum CodexFact {
    /// The price of an item for the deciding player.
    Costs {
        /// The item.
        what: PricedItem,
        /// The price and the reason for it.
        bill: PriceBreakdown,
    },
    /// The amount of a commodity that a player has.
    Holds {
        /// The player's seat.
        seat: Seat,
        /// The commodity held.
        thing: Commodity,
        /// The amount held.
        count: u16,
    },
    /// The capacity of each bay of a player.
    Room {
        /// The player's seat.
        seat: Seat,
        /// The capacity, 2 to 4.
        bay: u8,
    },
    /// The size, number or strength of a part of a player's ship: the bays, the small ships of one kind, the boosters or the
    /// cannons.
    Fitted {
        /// The player's seat.
        seat: Seat,
        /// The part of the ship.
        what: ShipPart,
        /// The capacity of a bay, the number of ships, or the sum of the levels of the boosters or cannons.
        count: u8,
    },
    /// The level of a player's module.
    Level {
        /// The player's seat.
        seat: Seat,
        /// The kind of module.
        module: Module,
        /// The level, 0 to 2.
        level: u8,
    },
    /// The owner of the module of level 2, or `None` while it is next to the board.
    LevelTwo {
        /// The kind of module.
        module: Module,
        /// The owner, or `None` while the module is next to the board.
        holder: Option<Seat>,
    },
    /// The size of a sector and, if the match shows it, the number of its known cards.
    Sector {
        /// The sector, 1 to 4.
        sector: u8,
        /// The number of cards in the sector, the flight row included.
        cards: u8,
        /// The number of cards of which the viewer is reminded, or `None` if the match has no reminders.
        known: Option<u8>,
    },
    /// The size of the reserve, and the group on top.
    Reserve {
        /// The number of cards in the pile.
        cards: u8,
        /// The group of the top card, 1 to 4, or `None` if the pile is empty.
        group: Option<u8>,
    },
    /// The remaining speed and actions of the player who is flying.
    Flies {
        /// The player who is flying.
        seat: Seat,
        /// The number of cards that may still be revealed.
        speed: u8,
        /// The number of actions that the player may still take.
        actions: u8,
    },
    /// The current turn and its phase.
    Turn {
        /// The seat whose turn it is.
        seat: Seat,
        /// The current phase, which determines the next decision.
        phase: Phase,
    },
    /// The sectors in which the viewer is reminded of a certain card.
    SeenIn {
        /// The card of which the viewer is reminded.
        card: Card,
        /// True for each sector in which the viewer is reminded of the card.
        sectors: [bool; SECTORS],
    },
    /// A card next to a ship: a colony, a trading post or beaten pirates.
    Beside {
        /// The card next to the ship.
        card: Card,
        /// The owner of the card.
        seat: Seat,
    },
    /// An adventure that is face up.
    FaceUp(Adventure),
    /// An adventure next to a ship.
    DoneBy {
        /// The completed adventure.
        adventure: Adventure,
        /// The player who keeps the adventure.
        seat: Seat,
    },
    /// The points of a player.
    Points {
        /// The player's seat.
        seat: Seat,
        /// The points by source.
        score: PointsBySource,
    },
    /// The holder of a special card, and the points of both players that count towards it, Moon's first.
    Honour {
        /// The special card.
        honour: HonourCard,
        /// The holder, or `None` while the card is next to the board.
        holder: Option<Seat>,
        /// The friendship points or fame of both players, Moon's first.
        counts: [u8; 2],
    },
    /// The value of an option in this match, by the indices of the option and of the value.
    Set {
        /// The index of the option.
        option: usize,
        /// The index of the value.
        value: usize,
    },
}

impl CodexFact {
    /// Returns the player whom the fact is about, or `None` if it is about no player.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            CodexFact::Holds { seat, .. }
            | CodexFact::Room { seat, .. }
            | CodexFact::Fitted { seat, .. }
            | CodexFact::Level { seat, .. }
            | CodexFact::Flies { seat, .. }
            | CodexFact::Turn { seat, .. }
            | CodexFact::Beside { seat, .. }
            | CodexFact::DoneBy { seat, .. }
            | CodexFact::Points { seat, .. } => Some(seat),
            CodexFact::LevelTwo { holder, .. } | CodexFact::Honour { holder, .. } => holder,
            _ => None,
        }
    }

    /// Reports whether the fact is true only for the deciding player.
    pub const fn is_of_the_decider(&self) -> bool {
        matches!(self, CodexFact::Costs { .. })
    }
}
