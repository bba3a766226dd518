//! The truth of a match: a small plain value.
//!
//! Cards are dealt when they come to light: a sector is the cards that were drawn there and a number of places never drawn, by
//! where their cards come from. What each player is certain of is part of it (SC-HID-6).

use super::bag::Bag;
use super::cards::{Card, GROUPS};
use super::options::Options;
use super::order::LOOK;
use super::player::Player;
use super::things::Offer;
use super::vocab::{Adventure, Phase, PirateClass, Seat};
use orrery_core::Colour;

/// Sectors.
pub const SECTORS: usize = 4;
/// Cards of a sector between flights (SC-SET-3).
pub const SECTOR_SIZE: u8 = 10;
/// The most cards a sector is counted with.
pub const LARGEST_SECTOR: u8 = 12;
/// Where cards never drawn come from: the deal, and the four groups of a reserve laid face down.
pub const ORIGINS: usize = 1 + GROUPS;
/// Cards of the reserve (SC-SET-4).
pub const RESERVE: usize = 28;
/// Adventures that lie face up (SC-SET-5).
pub const FACE_UP: usize = 3;
/// Offers a turn (SC-TRADE-4).
pub const OFFERS: u8 = 3;

/// Who may be certain of something: Moon, Sun, and whoever merely looks on, who knows what is public.
pub const OBSERVERS: usize = 3;
/// Whoever merely looks on.
pub const ONLOOKER: usize = 2;

/// A sector, without the cards of a flight row and those that a Sensor has fixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sector {
    /// Cards drawn here before, which lie here in no order.
    pub lying: Bag,
    /// Of those, and of what a Sensor has fixed, the ones that came from a group of the reserve and are not public: what they
    /// are to whoever has not seen them.
    pub secret: [Bag; GROUPS],
    /// Places never drawn, by origin.
    pub unseen: [u8; ORIGINS],
    /// All cards of the sector, the flight row included.
    pub size: u8,
}

/// The reserve pile (SC-SET-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reserve {
    /// How many cards of each group lie in the pile.
    pub pile: [u8; GROUPS],
    /// The cards of each group that were never drawn: those of the pile, and those laid face down.
    pub pools: [Bag; GROUPS],
    /// The order of the pile where a scenario names it, top first; else nobody knows it, and there is none.
    pub stack: [Card; RESERVE],
    /// How many cards of [`Self::stack`] are still there.
    pub stacked: u8,
}

impl Reserve {
    /// How many cards lie in the pile.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.pile.iter().sum()
    }

    /// Whether no card lies in the pile.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The group on top, from 0.
    #[must_use]
    pub fn top_group(&self) -> Option<usize> {
        self.pile.iter().position(|&cards| cards > 0)
    }
}

/// The adventures (SC-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Adventures {
    /// Those face up, the one turned up longest ago first.
    pub up: [Option<Adventure>; FACE_UP],
    /// Those of the pile, a bit each.
    pub pile: u16,
    /// The order of the pile where a scenario names it, top first; else nobody knows it, and there is none.
    pub stack: [Option<Adventure>; Adventure::COUNT],
}

impl Adventures {
    /// Those face up, the one turned up longest ago first.
    pub fn face_up(&self) -> impl Iterator<Item = Adventure> {
        self.up.into_iter().flatten()
    }

    /// Those face up, a bit each.
    #[must_use]
    pub fn bits(&self) -> u16 {
        self.face_up().fold(0, |bits, adventure| bits | adventure.bit())
    }
}

/// A card of the flight row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Laid {
    /// A card. If it is visited pirates in the phase `pirates`, others know its class alone.
    Card(Card),
    /// In views: pirates of this class that are neither paid nor fought.
    Class(PirateClass),
    /// Laid face down from this group of the reserve, from 0, and never drawn (SC-VAR-1).
    Down(u8),
    /// The same where a scenario names the pile: its card, which nobody has seen.
    Veiled(Card, u8),
}

/// Up to three cards whose order a Sensor has seen; in views of others they are nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seen {
    cards: [Option<Card>; LOOK],
    len: u8,
}

impl Seen {
    /// The cards, the uppermost first.
    #[must_use]
    pub fn cards(&self) -> &[Option<Card>] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, to change.
    pub fn cards_mut(&mut self) -> &mut [Option<Card>] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many, 0 to 3.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts one below the others.
    pub fn push(&mut self, card: Option<Card>) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the uppermost.
    pub fn take_first(&mut self) -> Option<Option<Card>> {
        let first = *self.cards().first()?;
        self.cards.rotate_left(1);
        self.cards[LOOK - 1] = None;
        self.len -= 1;
        Some(first)
    }
}

/// A flight under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flight {
    /// The sector, from 0.
    pub sector: u8,
    /// The flight row.
    row: [Laid; LARGEST_SECTOR as usize],
    len: u8,
    /// The places of the row that are turned, a bit each.
    pub turned: u16,
    /// The places of the row whose cards came from the reserve in this flight, a bit each (SC-FLY-7): all have seen it.
    pub laid: u16,
    /// Whether the last card of the row is visited.
    pub visiting: bool,
    /// Actions done.
    pub actions: u8,
    /// Adventures that lay face up when the visited card was reached, a bit each (SC-ADV-5).
    pub arrived: u16,
    /// Cards looked at that are not yet put back.
    pub look: Seen,
    /// Cards a Sensor has put on top.
    pub top: Seen,
    /// Cards a Sensor has put at the bottom.
    pub bottom: Seen,
    /// Whether the pirates to settle were seen by the mover's Sensor.
    pub foreseen: bool,
    /// Of pirates to settle that were laid from the reserve the group, from 0 (SC-PIR-6).
    pub laid_from: Option<u8>,
    /// What each observer has had in sight in this flight (SC-HID-6).
    pub sight: [Bag; OBSERVERS],
}

impl Flight {
    /// None: between flights, or at the begin of one in this sector, from 0.
    #[must_use]
    pub const fn none(sector: u8) -> Self {
        let nothing = Seen { cards: [None; LOOK], len: 0 };
        Flight {
            sector,
            row: [Laid::Down(0); LARGEST_SECTOR as usize],
            len: 0,
            turned: 0,
            laid: 0,
            visiting: false,
            actions: 0,
            arrived: 0,
            look: nothing,
            top: nothing,
            bottom: nothing,
            foreseen: false,
            laid_from: None,
            sight: [Bag::EMPTY; OBSERVERS],
        }
    }

    /// The flight row.
    #[inline]
    #[must_use]
    pub fn row(&self) -> &[Laid] {
        &self.row[..usize::from(self.len)]
    }

    /// The flight row, to change.
    pub fn row_mut(&mut self) -> &mut [Laid] {
        &mut self.row[..usize::from(self.len)]
    }

    /// Adds a card to the row.
    pub fn push(&mut self, laid: Laid) {
        self.row[usize::from(self.len)] = laid;
        self.len += 1;
    }

    /// Takes the last card out of the row; its place is gone.
    pub fn pop(&mut self) -> Option<Laid> {
        let last = *self.row().last()?;
        self.len -= 1;
        self.row[usize::from(self.len)] = Laid::Down(0);
        self.turned &= !(1 << self.len);
        self.laid &= !(1 << self.len);
        Some(last)
    }

    /// How many cards the row has.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the row has no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last card of the row.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<Laid> {
        self.row().last().copied()
    }

    /// The last card of the row, if it is visited and no secret.
    #[inline]
    #[must_use]
    pub fn visited(&self) -> Option<Card> {
        match self.last() {
            Some(Laid::Card(card)) if self.visiting => Some(card),
            _ => None,
        }
    }

    /// Whether the last card of the row is turned.
    #[inline]
    #[must_use]
    pub const fn is_turned(&self) -> bool {
        self.len > 0 && self.turned >> (self.len - 1) & 1 == 1
    }

    /// Whether the last card of the row came from the reserve in this flight.
    #[inline]
    #[must_use]
    pub const fn is_laid(&self) -> bool {
        self.len > 0 && self.laid >> (self.len - 1) & 1 == 1
    }

    /// Notes that the last card of the row came from the reserve.
    pub const fn lay(&mut self) {
        if self.len > 0 {
            self.laid |= 1 << (self.len - 1);
        }
    }

    /// Turns the last card of the row.
    pub const fn turn(&mut self) {
        if self.len > 0 {
            self.turned |= 1 << (self.len - 1);
        }
    }
}

/// What the present turn has brought beside the flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The roll, 1 to 4; 0 before it.
    pub roll: u8,
    /// The speed left.
    pub speed: u8,
    /// The dice of the latest fight as they lie, the mover's first; 0 before it.
    pub fight: [u8; 2],
    /// Trading posts used.
    pub posts: Bag,
    /// Purchases of the Trade module.
    pub demands: u8,
    /// Offers made.
    pub offers: u8,
    /// The offers refused; nothing behind those.
    pub refused: [Option<Offer>; OFFERS as usize],
    /// The offer to be answered.
    pub offer: Option<Offer>,
}

/// The whole truth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours in the order of the set-up. Which is Moon says [`Seat::of`].
    pub seating: [Colour; 2],
    /// Whose turn it is; of a match that is over, whose it was.
    pub turn: Seat,
    /// Who decides.
    pub decider: Seat,
    /// What is to be decided.
    pub phase: Phase,
    /// Turns ended, both players' counted.
    pub turns: u32,
    /// Moon's ship and Sun's.
    pub players: [Player; 2],
    /// The sectors.
    pub sectors: [Sector; SECTORS],
    /// Sector cards never drawn.
    pub dealt: Bag,
    /// The reserve.
    pub reserve: Reserve,
    /// The adventures.
    pub adventures: Adventures,
    /// What each observer is certain of, by sectors (SC-HID-6).
    pub knows: [[Bag; SECTORS]; OBSERVERS],
    /// The flight.
    pub flight: Flight,
    /// The rest of the turn.
    pub now: Turn,
    /// Who has won, Moon first; nobody while the match goes on.
    pub winners: [bool; 2],
}

impl Position {
    /// A player.
    #[inline]
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat as usize]
    }

    /// A player, to change.
    #[inline]
    pub const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat as usize]
    }

    /// The player whose turn it is.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> &Player {
        self.player(self.turn)
    }

    /// The colour of a seat.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        if Seat::of(self.seating[0]) == seat { self.seating[0] } else { self.seating[1] }
    }

    /// Whether the match is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// How many cards of the sector flown are not in the row.
    #[inline]
    #[must_use]
    pub const fn cards_left(&self) -> u8 {
        self.sectors[self.flight.sector as usize].size.saturating_sub(self.flight.len())
    }

    /// Who has the module of level 2 of this kind (SC-BUILD-3).
    #[must_use]
    pub fn level_two_holder(&self, module: super::vocab::Module) -> Option<Seat> {
        Seat::ALL.iter().copied().find(|&seat| self.player(seat).level(module) == 2)
    }

    /// Turns to another decision of the mover.
    #[inline]
    pub const fn decide(&mut self, phase: Phase) {
        self.phase = phase;
        self.decider = self.turn;
    }
}
