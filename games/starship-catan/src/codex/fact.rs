//! The kinds of facts that pages tell.

use super::bill::{Bill, Priced};
use super::topic::Fitting;
use crate::rules::{Adventure, Card, Honour, Module, Phase, SECTORS, Seat, Thing};

/// A player's points by source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Colonies, the start colony included.
    pub colonies: u8,
    /// Modules of level 2.
    pub modules: u8,
    /// Adventures.
    pub adventures: u8,
    /// Special cards.
    pub honours: u8,
    /// All of them.
    pub total: u8,
}

/// Something true now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// What something costs who decides.
    Costs {
        /// What.
        what: Priced,
        /// How much and why.
        bill: Bill,
    },
    /// How much of a thing a player has.
    Holds {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
        /// How much.
        count: u16,
    },
    /// What a bay of a player holds at most.
    Room {
        /// Whose.
        seat: Seat,
        /// 2 to 4.
        bay: u8,
    },
    /// Ships of a kind, or boost, or firepower of a player.
    Fitted {
        /// Whose.
        seat: Seat,
        /// What.
        what: Fitting,
        /// How many ships; the sum of the levels of pieces.
        count: u8,
    },
    /// The level of a module of a player.
    Level {
        /// Whose.
        seat: Seat,
        /// Which.
        module: Module,
        /// 0 to 2.
        level: u8,
    },
    /// Who has the module of level 2; nobody: it lies beside the board.
    LevelTwo {
        /// Which.
        module: Module,
        /// Who.
        holder: Option<Seat>,
    },
    /// How many cards a sector has, and how many of them are known where the match shows that.
    Sector {
        /// 1 to 4.
        sector: u8,
        /// Its cards.
        cards: u8,
        /// Those that whoever looks is reminded of.
        known: Option<u8>,
    },
    /// How many cards lie in the reserve, and which group is on top, 1 to 4.
    Reserve {
        /// Cards.
        cards: u8,
        /// The group of the uppermost.
        group: Option<u8>,
    },
    /// Speed and actions left to who flies.
    Flies {
        /// Who.
        seat: Seat,
        /// Cards that may still be revealed.
        speed: u8,
        /// Actions that may still be done.
        actions: u8,
    },
    /// Whose turn it is, and in which phase.
    Turn {
        /// Whose.
        seat: Seat,
        /// What is to be decided.
        phase: Phase,
    },
    /// Where a card lies, of those that whoever looks is reminded of.
    SeenIn {
        /// Which.
        card: Card,
        /// Whether in each sector.
        sectors: [bool; SECTORS],
    },
    /// A card lies beside a ship: as a colony, as a post, as beaten pirates.
    Beside {
        /// Which.
        card: Card,
        /// Whose.
        seat: Seat,
    },
    /// An adventure lies face up.
    FaceUp(Adventure),
    /// An adventure lies beside a ship.
    DoneBy {
        /// Which.
        adventure: Adventure,
        /// Whose.
        seat: Seat,
    },
    /// The points of a player.
    Points {
        /// Whose.
        seat: Seat,
        /// By source.
        score: Score,
    },
    /// Who holds a special card, and what both have towards it, Moon first.
    Honour {
        /// Which.
        honour: Honour,
        /// Who; nobody: it lies beside the board.
        holder: Option<Seat>,
        /// Friendship or fame.
        counts: [u8; 2],
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
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Fact::Holds { seat, .. }
            | Fact::Room { seat, .. }
            | Fact::Fitted { seat, .. }
            | Fact::Level { seat, .. }
            | Fact::Flies { seat, .. }
            | Fact::Turn { seat, .. }
            | Fact::Beside { seat, .. }
            | Fact::DoneBy { seat, .. }
            | Fact::Points { seat, .. } => Some(seat),
            Fact::LevelTwo { holder, .. } | Fact::Honour { holder, .. } => holder,
            _ => None,
        }
    }

    /// Whether it is only true for who decides.
    #[must_use]
    pub const fn is_of_the_decider(&self) -> bool {
        matches!(self, Fact::Costs { .. })
    }
}
