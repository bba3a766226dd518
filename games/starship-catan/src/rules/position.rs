//! The full state of a match, as a small plain value.
//!
//! Cards are dealt only when they are revealed. A sector consists of the cards that were drawn there and of places from which no
//! card was ever drawn, counted by the origin of their cards. The certain knowledge of each player is part of the state
//! (SC-HID-6).

use super::card_counts::CardCounts;
use super::cards::{Card, GROUPS};
use super::commodities::Offer;
use super::options::Options;
use super::order::LOOK;
use super::player::PlayerState;
use super::vocab::{Adventure, Phase, PirateClass, Seat};
use orrery_core::Colour;

/// The number of sectors.
pub const SECTORS: usize = 4;
/// The number of cards in a sector between flights (SC-SET-3).
pub const SECTOR_SIZE: u8 = 10;
/// The maximum number of cards in a sector, the flight row included.
pub const LARGEST_SECTOR: u8 = 12;
/// The number of origins of undrawn cards: the deal, and the four groups of a reserve laid face down.
pub const ORIGINS: usize = 1 + GROUPS;
/// The number of cards in the reserve (SC-SET-4).
pub const RESERVE: usize = 28;
/// The maximum number of face-up adventures (SC-SET-5).
pub const FACE_UP: usize = 3;
/// The maximum number of offers per turn (SC-TRADE-4).
pub const OFFERS: u8 = 3;

/// The number of observers whose certain knowledge is recorded: Moon, Sun, and an onlooker, who has only public knowledge.
pub const OBSERVERS: usize = 3;
/// The index of the onlooker among the observers.
pub const ONLOOKER: usize = 2;

/// A sector, without the cards in the flight row and those that a Sensor has fixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sector {
    /// The cards that were drawn here earlier and put back, in no particular order.
    pub lying: CardCounts,
    /// Drawn cards whose origin is not public, by the group of the reserve from which they came. For an observer who has not seen
    /// such a card, it is still an unknown card of its group.
    pub secret: [CardCounts; GROUPS],
    /// The number of places never drawn, for each origin.
    pub unseen: [u8; ORIGINS],
    /// The number of cards in the sector, the flight row included.
    pub size: u8,
}

/// The reserve pile (SC-SET-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReservePile {
    /// The number of cards of each group that are in the pile.
    pub pile: [u8; GROUPS],
    /// The cards of each group that have never been drawn: those in the pile and those laid face down.
    pub pools: [CardCounts; GROUPS],
    /// The order of the pile, top first, if a scenario names it. Otherwise the order is unknown and this field is unused.
    pub stack: [Card; RESERVE],
    /// The number of cards of [`Self::stack`] still in the pile.
    pub stacked: u8,
}

impl ReservePile {
    /// Returns the number of cards in the pile.
    #[inline]
    pub fn len(&self) -> u8 {
        self.pile.iter().sum()
    }

    /// Reports whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the index of the group on top of the pile, or `None` if the pile is empty.
    pub fn top_group(&self) -> Option<usize> {
        self.pile.iter().position(|&cards| cards > 0)
    }
}

/// The adventures that are face up or in the pile (SC-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AdventureCards {
    /// The face-up adventures, starting with the one turned up longest ago. Unused places are `None`.
    pub up: [Option<Adventure>; FACE_UP],
    /// The adventures in the pile, as a bit set.
    pub pile: u16,
    /// The order of the pile, top first, if a scenario names it. Otherwise the order is unknown and this field is unused.
    pub stack: [Option<Adventure>; Adventure::COUNT],
}

impl AdventureCards {
    /// Iterates over the face-up adventures, starting with the one turned up longest ago.
    pub fn face_up(&self) -> impl Iterator<Item = Adventure> {
        self.up.into_iter().flatten()
    }

    /// Returns the face-up adventures as a bit set.
    pub fn bits(&self) -> u16 {
        self.face_up().fold(0, |bits, adventure| bits | adventure.bit())
    }
}

/// A card of the flight row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlightRowCard {
    /// A card. If it is pirates that are still to be settled, views show only their class, except to a mover who saw them by
    /// Sensor.
    Card(Card),
    /// Pirates of this class that are not yet paid or fought. Only views contain this variant.
    Class(PirateClass),
    /// A card that was laid face down from the reserve and never drawn, given by the index of its group (SC-VAR-1).
    Down(u8),
    /// A card that was laid face down from a pile whose order a scenario specifies, with the index of its group. The card is
    /// known, but no player has seen it.
    Veiled(Card, u8),
}

/// Up to three cards whose order a Sensor has shown. In a view that hides them, each card is `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SensorCards {
    cards: [Option<Card>; LOOK],
    len: u8,
}

impl SensorCards {
    /// Returns the cards, topmost first.
    pub fn cards(&self) -> &[Option<Card>] {
        &self.cards[..usize::from(self.len)]
    }

    /// Returns the cards as a mutable slice, topmost first.
    pub fn cards_mut(&mut self) -> &mut [Option<Card>] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// Returns the number of cards, 0 to 3.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Reports whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card below the others, of which there must be at most two.
    pub fn push(&mut self, card: Option<Card>) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Removes and returns the topmost card. The outer option is `None` if there are no cards, the inner one if the card is
    /// hidden.
    pub fn take_first(&mut self) -> Option<Option<Card>> {
        let first = *self.cards().first()?;
        self.cards.rotate_left(1);
        self.cards[LOOK - 1] = None;
        self.len -= 1;
        Some(first)
    }
}

/// The state of the current flight. It is empty between flights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flight {
    /// The index of the sector.
    pub sector: u8,
    row: [FlightRowCard; LARGEST_SECTOR as usize],
    len: u8,
    /// The turned places of the row, as a bit set.
    pub turned: u16,
    /// The places of the row whose cards came from the reserve in this flight, as a bit set (SC-FLY-7). It is public.
    pub laid: u16,
    /// True if the last card of the row is visited.
    pub visiting: bool,
    /// The number of actions done.
    pub actions: u8,
    /// The adventures that were face up when the mover reached the visited card, as a bit set (SC-ADV-5).
    pub arrived: u16,
    /// The inspected cards that have not yet been put back.
    pub look: SensorCards,
    /// The cards that a Sensor has put on top.
    pub top: SensorCards,
    /// The cards that a Sensor has put at the bottom.
    pub bottom: SensorCards,
    /// True if the mover saw the pirates to settle by Sensor.
    pub foreseen: bool,
    /// The index of the reserve group from which the pirates to settle were laid, or `None` if they were not laid from the
    /// reserve (SC-PIR-6).
    pub laid_from: Option<u8>,
    /// The cards of the sector that each observer has seen in this flight (SC-HID-6).
    pub sight: [CardCounts; OBSERVERS],
}

impl Flight {
    /// Returns a flight with no cards in the row: the state between flights, or at the start of a flight in the sector with this
    /// index.
    pub const fn none(sector: u8) -> Self {
        let nothing = SensorCards { cards: [None; LOOK], len: 0 };
        Flight {
            sector,
            row: [FlightRowCard::Down(0); LARGEST_SECTOR as usize],
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
            sight: [CardCounts::EMPTY; OBSERVERS],
        }
    }

    /// Returns the flight row.
    #[inline]
    pub fn row(&self) -> &[FlightRowCard] {
        &self.row[..usize::from(self.len)]
    }

    /// Returns the flight row as a mutable slice.
    pub fn row_mut(&mut self) -> &mut [FlightRowCard] {
        &mut self.row[..usize::from(self.len)]
    }

    /// Adds a card to the row.
    pub fn push(&mut self, laid: FlightRowCard) {
        self.row[usize::from(self.len)] = laid;
        self.len += 1;
    }

    /// Removes the last card of the row together with its place. Returns the card, or `None` if the row was empty.
    pub fn pop(&mut self) -> Option<FlightRowCard> {
        let last = *self.row().last()?;
        self.len -= 1;
        self.row[usize::from(self.len)] = FlightRowCard::Down(0);
        self.turned &= !(1 << self.len);
        self.laid &= !(1 << self.len);
        Some(last)
    }

    /// Returns the number of cards in the row.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Reports whether the row has no cards.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the last card of the row, or `None` if the row is empty.
    #[inline]
    pub fn last(&self) -> Option<FlightRowCard> {
        self.row().last().copied()
    }

    /// Returns the last card of the row if it is visited and its face is known, otherwise `None`.
    #[inline]
    pub fn visited(&self) -> Option<Card> {
        match self.last() {
            Some(FlightRowCard::Card(card)) if self.visiting => Some(card),
            _ => None,
        }
    }

    /// Reports whether the last card of the row is turned.
    #[inline]
    pub const fn is_turned(&self) -> bool {
        self.len > 0 && self.turned >> (self.len - 1) & 1 == 1
    }

    /// Reports whether the last card of the row came from the reserve in this flight.
    #[inline]
    pub const fn is_laid(&self) -> bool {
        self.len > 0 && self.laid >> (self.len - 1) & 1 == 1
    }

    /// Records that the last card of the row came from the reserve.
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

/// The state of the current turn apart from the flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TurnState {
    /// The roll, 1 to 4; 0 before the roll.
    pub roll: u8,
    /// The speed left.
    pub speed: u8,
    /// The dice of the latest fight as rolled, the mover's first. Both are 0 before the first fight of the turn.
    pub fight: [u8; 2],
    /// The trading posts used this turn.
    pub posts: CardCounts,
    /// The number of purchases made with the Trade module.
    pub demands: u8,
    /// The number of offers made.
    pub offers: u8,
    /// The refused offers, in order; unused places are `None`.
    pub refused: [Option<Offer>; OFFERS as usize],
    /// The offer to be answered, if there is one.
    pub offer: Option<Offer>,
}

/// The full state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours in the order of the set-up. [`Seat::of`] gives the side of each.
    pub seating: [Colour; 2],
    /// The seat whose turn it is, or whose turn it was when the match ended.
    pub turn: Seat,
    /// The seat that has to decide.
    pub decider: Seat,
    /// The current phase, which determines the next decision.
    pub phase: Phase,
    /// The number of completed turns, counting those of both players.
    pub turns: u32,
    /// The ship and possessions of each player, Moon's first.
    pub players: [PlayerState; 2],
    /// The four sectors.
    pub sectors: [Sector; SECTORS],
    /// The sector cards that have never been drawn.
    pub dealt: CardCounts,
    /// The reserve pile.
    pub reserve: ReservePile,
    /// The adventures, face up and in the pile.
    pub adventures: AdventureCards,
    /// The cards of which each observer is certain, by sector (SC-HID-6).
    pub knows: [[CardCounts; SECTORS]; OBSERVERS],
    /// The current flight.
    pub flight: Flight,
    /// The state of the current turn apart from the flight.
    pub now: TurnState,
    /// True for each winner, Moon first; both are false until the match ends.
    pub winners: [bool; 2],
}

impl Position {
    /// Returns the ship and possessions of a seat.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat as usize]
    }

    /// Returns a mutable reference to the ship and possessions of a seat.
    #[inline]
    pub const fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat as usize]
    }

    /// Returns the ship and possessions of the player whose turn it is.
    #[inline]
    pub const fn mover(&self) -> &PlayerState {
        self.player(self.turn)
    }

    /// Returns the colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        if Seat::of(self.seating[0]) == seat { self.seating[0] } else { self.seating[1] }
    }

    /// Reports whether the match is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns the number of cards in the sector of the flight that are not in the row.
    #[inline]
    pub const fn cards_left(&self) -> u8 {
        self.sectors[self.flight.sector as usize].size.saturating_sub(self.flight.len())
    }

    /// Returns the seat that has the level-2 module of this kind, or `None` if that module is still next to the board
    /// (SC-BUILD-3).
    pub fn level_two_holder(&self, module: super::vocab::Module) -> Option<Seat> {
        Seat::ALL.iter().copied().find(|&seat| self.player(seat).level(module) == 2)
    }

    /// Sets the next decision, which the mover makes.
    #[inline]
    pub const fn decide(&mut self, phase: Phase) {
        self.phase = phase;
        self.decider = self.turn;
    }
}
