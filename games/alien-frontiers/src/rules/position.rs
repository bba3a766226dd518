//! The position: everything there is to know about a match at one moment, and nothing hidden.
//!
//! # Equality
//! Two positions are equal when the same player is to decide the same thing with the same future
//! before him: what lies where, whose turn it is, what was used this turn, and the rule options.
//! The number of the round and the history are not part of it; the deck is only the multiset of
//! the cards not yet seen.

use super::options::{BayReach, Options, Supply};
use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, DISPLAY, FLEET, FUEL_SUPPLY, Facility, Field, ORE_SUPPLY, Territory};
use orrery_core::Colour;

/// A set of card kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Whether `card` is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// Puts `card` in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u16;
    }

    /// Takes `card` out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u16);
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in index order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }

    /// The bits, bit `i` for the card of index `i`.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|c| set.insert(c));
        set
    }
}

/// A multiset of cards: the deck and the discard pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardCounts([u8; Card::COUNT]);

impl CardCounts {
    /// No card.
    pub const EMPTY: CardCounts = CardCounts([0; Card::COUNT]);

    /// All 22 cards of the game (SET-5).
    #[must_use]
    pub fn full() -> Self {
        let mut counts = Self::EMPTY;
        for &card in Card::ALL {
            counts.0[card.index()] = card.copies();
        }
        counts
    }

    /// How many of `card`.
    #[inline]
    #[must_use]
    pub const fn of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&n| n == 0)
    }

    /// Adds one `card`.
    pub const fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes one `card` away; false if there was none.
    pub const fn take(&mut self, card: Card) -> bool {
        let n = &mut self.0[card as usize];
        if *n == 0 {
            return false;
        }
        *n -= 1;
        true
    }

    /// Each card as often as it is there, in index order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().flat_map(move |&c| std::iter::repeat_n(c, usize::from(self.of(c))))
    }

    /// The `n`-th card of [`Self::iter`].
    #[must_use]
    pub fn nth(self, mut n: u8) -> Option<Card> {
        for &card in Card::ALL {
            if n < self.of(card) {
                return Some(card);
            }
            n -= self.of(card);
        }
        None
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = CardCounts::EMPTY;
        cards.into_iter().for_each(|c| counts.add(c));
        counts
    }
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
    /// Cards held (TECH-1).
    pub cards: CardSet,
    /// Ships of his colour in stock.
    pub stock: u8,
    /// Ships of his colour in the Maintenance Bay; their values do not matter.
    pub bay: u8,
    /// Ships docked, by facility; the Bay's place is always empty.
    pub docked: [Ships; Facility::COUNT],
    /// Colonies neither on a territory nor on the Hub track.
    pub unplaced: u8,
    /// The circle of the colony on the Hub track, 0 for none.
    pub hub: u8,
    /// Colonies on each territory.
    pub colonies: [u8; Territory::COUNT],
}

impl Player {
    /// Ships docked at `facility`.
    #[inline]
    #[must_use]
    pub const fn docked_at(&self, facility: Facility) -> Ships {
        self.docked[facility as usize]
    }

    /// Ships of his colour out of the stock: docked, in the Bay or in hand.
    #[inline]
    #[must_use]
    pub const fn out_of_stock(&self) -> u8 {
        FLEET - self.stock
    }

    /// Fuel and ore together.
    #[inline]
    #[must_use]
    pub const fn resources(&self) -> u8 {
        self.fuel.saturating_add(self.ore)
    }

    /// Colonies on `territory`.
    #[inline]
    #[must_use]
    pub const fn colonies_on(&self, territory: Territory) -> u8 {
        self.colonies[territory as usize]
    }
}

/// What the mover has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Phase {
    /// Gather and roll (TURN-1, TURN-2).
    #[default]
    Roll,
    /// Give orders (TURN-4).
    Orders,
    /// Nothing: the game is over.
    Over,
}

/// Where the relic ship is (SET-3, TER-BD).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Relic {
    /// On Burroughs Desert.
    #[default]
    Desert,
    /// In the Maintenance Bay, with this owner.
    Bay(Colour),
    /// Unplaced in the mover's hand, the teleported ship included.
    Hand,
    /// Docked, with this owner.
    Docked(Colour, Facility),
}

/// A ship taken back in hand by the Orbital Teleporter (TECH-OT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Teleported {
    /// The ship; its value is fixed.
    pub ship: Ship,
    /// The facility it left and may not go back to.
    pub from: Facility,
}

/// What the mover has done this turn, as far as rules ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// Unplaced ships, the teleported one not among them.
    pub hand: Ships,
    /// The ship taken back by the Teleporter, while unplaced.
    pub teleported: Option<Teleported>,
    /// Cards whose power was used.
    pub used: CardSet,
    /// Whether a discard power was used.
    pub discarded: bool,
    /// Territories whose bonus was borrowed, bit `i` for the territory of index `i`.
    pub borrowed: u8,
    /// Ships docked on the own Hub track, teleported ones counted.
    pub hub_dockings: u8,
    /// Whether Asimov Crater's extra circle was given.
    pub asimov_given: bool,
    /// Advances waiting for a launch (FAC-CH 4).
    pub hub_surplus: u8,
    /// Whether a ship was docked at the Lunar Mine (TER-VM).
    pub mined: bool,
    /// The lowest value of a pair docked at the Market this turn, 0 for none.
    pub best_pair: u8,
    /// Ships docked at the Artifact this turn and not yet counted for a claim.
    pub uncounted: Ships,
    /// Unused cycles at the Artifact.
    pub cycles: u8,
    /// Whether the relic ship was bought.
    pub relic_bought: bool,
    /// The mover's ships laid in the Maintenance Bay this turn, by the values they show, where cards reach them there by the option
    /// `bay`; none otherwise. Ships built or bought this turn show no value yet and are not among them.
    pub laid: Ships,
}

/// A match at one moment. Small, plain, hashable; cloning it is a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours in turn order; the first [`Self::player_count`] play.
    pub seating: [Colour; 4],
    /// How many play, 2 to 4.
    pub players_playing: u8,
    /// The index in `seating` of the player whose turn it is.
    pub mover_seat: u8,
    /// What the mover has to do.
    pub phase: Phase,
    /// The players by colour; those who do not play are empty.
    pub players: [Player; 4],
    /// What the mover did this turn.
    pub turn: Turn,
    /// The relic ship.
    pub relic: Relic,
    /// The face-up cards in their places; a place is empty when the cards ran out.
    pub display: [Option<Card>; DISPLAY],
    /// Cards not yet seen.
    pub deck: CardCounts,
    /// The discard pile.
    pub discards: CardCounts,
    /// Where each field is; `None`: beside the board.
    pub fields: [Option<Territory>; Field::COUNT],
    /// Who controls each territory, kept in step with the colonies.
    pub control: [Option<Colour>; Territory::COUNT],
    /// When over: whether each colour, by index, is among the winners.
    pub winners: [bool; 4],
}

impl Position {
    /// How many play.
    #[inline]
    #[must_use]
    pub const fn player_count(&self) -> u8 {
        self.players_playing
    }

    /// The colours that play, in turn order from the first seat.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> &[Colour] {
        &self.seating[..usize::from(self.players_playing)]
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.seating[self.mover_seat as usize]
    }

    /// Whether `colour` plays.
    #[must_use]
    pub fn plays(&self, colour: Colour) -> bool {
        self.seats().contains(&colour)
    }

    /// The player of `colour`.
    #[inline]
    #[must_use]
    pub const fn player(&self, colour: Colour) -> &Player {
        &self.players[colour as usize]
    }

    /// The stores, cards and ships of a seat, to be changed.
    #[inline]
    pub const fn player_mut(&mut self, colour: Colour) -> &mut Player {
        &mut self.players[colour as usize]
    }

    /// The mover's own things.
    #[inline]
    #[must_use]
    pub const fn me(&self) -> &Player {
        self.player(self.mover())
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.mover())
    }

    /// The mover's opponents in turn order from the first seat.
    pub fn opponents(&self) -> impl Iterator<Item = Colour> {
        let mover = self.mover();
        self.seating.into_iter().take(usize::from(self.players_playing)).filter(move |&c| c != mover)
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// The winners in seat order; empty while the game goes on.
    pub fn winning(&self) -> impl Iterator<Item = Colour> {
        self.seats().iter().copied().filter(|c| self.winners[c.index()])
    }

    /// Whether cards reach ships in the Maintenance Bay (FAC-MB).
    #[inline]
    #[must_use]
    pub fn bay_in_reach(&self) -> bool {
        self.options.bay == BayReach::InReach
    }

    /// All unplaced ships, the teleported one among them.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> Ships {
        match self.turn.teleported {
            Some(t) => self.turn.hand.plus(t.ship.ships()),
            None => self.turn.hand,
        }
    }

    /// Everybody's ships docked at `facility`; the relic is counted in as its owner's.
    #[inline]
    #[must_use]
    pub fn docked_at(&self, facility: Facility) -> Ships {
        self.players.iter().fold(Ships::NONE, |all, p| all.plus(p.docked_at(facility)))
    }

    /// Who owns the relic ship at present.
    #[must_use]
    pub const fn relic_owner(&self) -> Option<Colour> {
        match self.relic {
            Relic::Desert => None,
            Relic::Bay(colour) | Relic::Docked(colour, _) => Some(colour),
            Relic::Hand => Some(self.mover()),
        }
    }

    /// Where `field` is.
    #[inline]
    #[must_use]
    pub const fn field(&self, field: Field) -> Option<Territory> {
        self.fields[field as usize]
    }

    /// Whether `field` lies on `territory`.
    #[inline]
    #[must_use]
    pub fn field_on(&self, field: Field, territory: Territory) -> bool {
        self.field(field) == Some(territory)
    }

    /// Who controls `territory` (section 4).
    #[inline]
    #[must_use]
    pub const fn controller(&self, territory: Territory) -> Option<Colour> {
        self.control[territory as usize]
    }

    /// Whether the mover enjoys the bonus of `territory`, by control or borrowed by the Data
    /// Crystal, and no Isolation Field forbids it (FLD-I).
    #[inline]
    #[must_use]
    pub fn bonus(&self, territory: Territory) -> bool {
        (self.controller(territory) == Some(self.mover()) || self.turn.borrowed & (1 << territory as u8) != 0)
            && !self.field_on(Field::Isolation, territory)
    }

    /// Fuel and ore left in the supply; `u8::MAX` where there is no limit (SET-4).
    #[must_use]
    pub fn supply_left(&self) -> (u8, u8) {
        match self.options.supply {
            Supply::Unlimited => (u8::MAX, u8::MAX),
            Supply::Limited => {
                let held = |f: fn(&Player) -> u8| self.players.iter().map(f).fold(0, u8::saturating_add);
                (FUEL_SUPPLY.saturating_sub(held(|p| p.fuel)), ORE_SUPPLY.saturating_sub(held(|p| p.ore)))
            }
        }
    }
}
