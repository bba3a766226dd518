//! The position: the full state of a match; this game has no hidden information.
//!
//! # Equality
//! Two positions are equal if everything is in the same place, the same player is to move, the same cards and bonuses were used
//! this turn, and the rule options are the same. The mover then has the same decision with the same possible continuations. The
//! round number and the history are not part of the position; the deck is only a multiset of cards, without a sequence.

use super::options::{BayReach, Options, Supply};
use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, DISPLAY, FLEET, FUEL_SUPPLY, Facility, Field, ORE_SUPPLY, Territory};
use orrery_core::Colour;

/// A set of card kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// Returns true if `card` is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// Adds `card`.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u16;
    }

    /// Removes `card`.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u16);
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards in index order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }

    /// Returns the set as bits: bit `i` for the card of index `i`.
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

/// A multiset of cards, such as the deck or the discard pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardCounts([u8; Card::COUNT]);

impl CardCounts {
    /// The empty multiset.
    pub const EMPTY: CardCounts = CardCounts([0; Card::COUNT]);

    /// Returns all 22 cards of the game (SET-5).
    pub fn full() -> Self {
        let mut counts = Self::EMPTY;
        for &card in Card::ALL {
            counts.0[card.index()] = card.copies();
        }
        counts
    }

    /// Returns the number of copies of `card`.
    #[inline]
    pub const fn of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Returns the total number of cards.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns true if the multiset is empty.
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&n| n == 0)
    }

    /// Adds one copy of `card`.
    pub const fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Removes one copy of `card`. Returns false if there was none.
    pub const fn take(&mut self, card: Card) -> bool {
        let n = &mut self.0[card as usize];
        if *n == 0 {
            return false;
        }
        *n -= 1;
        true
    }

    /// Iterates over every copy of every card, in index order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().flat_map(move |&c| std::iter::repeat_n(c, usize::from(self.of(c))))
    }

    /// Returns the card at index `n` among those of [`Self::iter`]; `None` if there are fewer cards.
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

/// The possessions of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerState {
    /// Fuel held.
    pub fuel: u8,
    /// Ore held.
    pub ore: u8,
    /// Cards held (TECH-1).
    pub cards: CardSet,
    /// Ships of the player's colour in stock.
    pub stock: u8,
    /// Ships of the player's colour in the Maintenance Bay; their values do not matter, except for those in [`TurnState::laid`].
    pub bay: u8,
    /// Ships docked, by facility; the entry of the Bay is always empty.
    pub docked: [Ships; Facility::COUNT],
    /// The number of colonies neither on a territory nor on the Hub track.
    pub unplaced: u8,
    /// The circle of the colony on the Hub track; 0 if there is none.
    pub hub: u8,
    /// The number of colonies on each territory.
    pub colonies: [u8; Territory::COUNT],
}

impl PlayerState {
    /// Returns the ships docked at `facility`.
    #[inline]
    pub const fn docked_at(&self, facility: Facility) -> Ships {
        self.docked[facility as usize]
    }

    /// Returns the number of ships of the player's colour that are not in the stock: docked, in the Bay or in hand.
    #[inline]
    pub const fn out_of_stock(&self) -> u8 {
        FLEET - self.stock
    }

    /// Returns the total of fuel and ore.
    #[inline]
    pub const fn resources(&self) -> u8 {
        self.fuel.saturating_add(self.ore)
    }

    /// Returns the number of colonies on `territory`.
    #[inline]
    pub const fn colonies_on(&self, territory: Territory) -> u8 {
        self.colonies[territory as usize]
    }
}

/// The stage of the match: the kind of order that the mover has to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Phase {
    /// The mover must gather and roll (TURN-1, TURN-2).
    #[default]
    Roll,
    /// The mover gives orders (TURN-4).
    Orders,
    /// The match is over.
    Over,
}

/// The place of the relic ship (SET-3, TER-BD).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RelicPlace {
    /// On Burroughs Desert.
    #[default]
    Desert,
    /// In the Maintenance Bay, owned by this player.
    Bay(Colour),
    /// Unplaced in the mover's hand, which includes a teleported relic ship.
    Hand,
    /// Docked at this facility, owned by this player.
    Docked(Colour, Facility),
}

/// A ship that the Orbital Teleporter has returned to the hand (TECH-OT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TeleportedShip {
    /// The ship; cards cannot change its value.
    pub ship: Ship,
    /// The facility that the ship left, to which it may not return.
    pub from: Facility,
}

/// The parts of the mover's progress in the current turn on which rules depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TurnState {
    /// Unplaced ships, without the teleported one.
    pub hand: Ships,
    /// The ship that the Teleporter has returned to the hand, while it is unplaced.
    pub teleported: Option<TeleportedShip>,
    /// Cards whose power was used this turn.
    pub used: CardSet,
    /// True if a discard power was used this turn.
    pub discarded: bool,
    /// Territories whose bonus was borrowed this turn: bit `i` for the territory of index `i`.
    pub borrowed: u8,
    /// The number of ships docked on the mover's Hub track this turn, including ships that were teleported out.
    pub hub_dockings: u8,
    /// True if Asimov Crater's extra circle was given this turn.
    pub asimov_given: bool,
    /// The number of advances kept for a launch (FAC-CH 4).
    pub hub_surplus: u8,
    /// True if a ship was docked at the Lunar Mine this turn (TER-VM).
    pub mined: bool,
    /// The lowest value of a pair docked at the Market this turn; 0 if there is none.
    pub best_pair: u8,
    /// Ships docked at the Artifact this turn and not yet counted for a claim.
    pub uncounted: Ships,
    /// The number of unused cycles at the Artifact.
    pub cycles: u8,
    /// True if the relic ship was bought this turn.
    pub relic_bought: bool,
    /// The mover's ships put in the Maintenance Bay this turn, by their values. Filled only if the option `bay` lets cards affect
    /// ships in the Bay. Ships built or bought this turn have no value yet and are not included.
    pub laid: Ships,
}

/// The full state of a match. It is small and hashable, and a clone is a bitwise copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours in turn order; only the first [`Self::player_count`] are in the match.
    pub seating: [Colour; 4],
    /// The number of players, 2 to 4.
    pub players_playing: u8,
    /// The index in `seating` of the player whose turn it is.
    pub mover_seat: u8,
    /// The stage of the match.
    pub phase: Phase,
    /// The players by colour; the entries of colours that are not in the match are empty.
    pub players: [PlayerState; 4],
    /// The mover's progress in this turn.
    pub turn: TurnState,
    /// The place of the relic ship.
    pub relic: RelicPlace,
    /// The face-up cards by place; a place is empty if there was no card left for it.
    pub display: [Option<Card>; DISPLAY],
    /// The cards in the draw deck.
    pub deck: CardCounts,
    /// The discard pile.
    pub discards: CardCounts,
    /// The territory of each field; `None` if the field is next to the board.
    pub fields: [Option<Territory>; Field::COUNT],
    /// The controller of each territory; it always matches the colonies.
    pub control: [Option<Colour>; Territory::COUNT],
    /// For each colour, by index, true if it is among the winners; all false until the match is over.
    pub winners: [bool; 4],
}

impl Position {
    /// Returns the number of players.
    #[inline]
    pub const fn player_count(&self) -> u8 {
        self.players_playing
    }

    /// Returns the colours in the match, in turn order from the first seat.
    #[inline]
    pub fn seats(&self) -> &[Colour] {
        &self.seating[..usize::from(self.players_playing)]
    }

    /// Returns the player whose turn it is.
    #[inline]
    pub const fn mover(&self) -> Colour {
        self.seating[self.mover_seat as usize]
    }

    /// Returns true if `colour` is in the match.
    pub fn plays(&self, colour: Colour) -> bool {
        self.seats().contains(&colour)
    }

    /// Returns the possessions of `colour`.
    #[inline]
    pub const fn player(&self, colour: Colour) -> &PlayerState {
        &self.players[colour as usize]
    }

    /// Returns a mutable reference to the possessions of `colour`.
    #[inline]
    pub const fn player_mut(&mut self, colour: Colour) -> &mut PlayerState {
        &mut self.players[colour as usize]
    }

    /// Returns the mover's possessions.
    #[inline]
    pub const fn me(&self) -> &PlayerState {
        self.player(self.mover())
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut PlayerState {
        self.player_mut(self.mover())
    }

    /// Returns the mover's opponents in turn order from the first seat.
    pub fn opponents(&self) -> impl Iterator<Item = Colour> {
        let mover = self.mover();
        self.seating.into_iter().take(usize::from(self.players_playing)).filter(move |&c| c != mover)
    }

    /// Returns true if the match is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Returns the winners in seat order. There are none until the match is over.
    pub fn winning(&self) -> impl Iterator<Item = Colour> {
        self.seats().iter().copied().filter(|c| self.winners[c.index()])
    }

    /// Returns true if cards affect ships in the Maintenance Bay (FAC-MB).
    #[inline]
    pub fn bay_in_reach(&self) -> bool {
        self.options.bay == BayReach::InReach
    }

    /// Returns all unplaced ships, including the teleported one.
    #[inline]
    pub fn hand(&self) -> Ships {
        match self.turn.teleported {
            Some(t) => self.turn.hand.plus(t.ship.ships()),
            None => self.turn.hand,
        }
    }

    /// Returns all players' ships docked at `facility`; the relic ship counts as its owner's.
    #[inline]
    pub fn docked_at(&self, facility: Facility) -> Ships {
        self.players.iter().fold(Ships::NONE, |all, p| all.plus(p.docked_at(facility)))
    }

    /// Returns the current owner of the relic ship, if it has one.
    pub const fn relic_owner(&self) -> Option<Colour> {
        match self.relic {
            RelicPlace::Desert => None,
            RelicPlace::Bay(colour) | RelicPlace::Docked(colour, _) => Some(colour),
            RelicPlace::Hand => Some(self.mover()),
        }
    }

    /// Returns the territory of `field`; `None` if the field is next to the board.
    #[inline]
    pub const fn field(&self, field: Field) -> Option<Territory> {
        self.fields[field as usize]
    }

    /// Returns true if `field` is on `territory`.
    #[inline]
    pub fn field_on(&self, field: Field, territory: Territory) -> bool {
        self.field(field) == Some(territory)
    }

    /// Returns the controller of `territory`, if there is one (section 4).
    #[inline]
    pub const fn controller(&self, territory: Territory) -> Option<Colour> {
        self.control[territory as usize]
    }

    /// Returns true if the mover has the bonus of `territory`, through control or through the Data Crystal, and the Isolation
    /// Field does not block it (FLD-I).
    #[inline]
    pub fn bonus(&self, territory: Territory) -> bool {
        (self.controller(territory) == Some(self.mover()) || self.turn.borrowed & (1 << territory as u8) != 0)
            && !self.field_on(Field::Isolation, territory)
    }

    /// Returns the fuel and ore left in the supply; `u8::MAX` of each if there is no limit (SET-4).
    pub fn supply_left(&self) -> (u8, u8) {
        match self.options.supply {
            Supply::Unlimited => (u8::MAX, u8::MAX),
            Supply::Limited => {
                let held = |f: fn(&PlayerState) -> u8| self.players.iter().map(f).fold(0, u8::saturating_add);
                (FUEL_SUPPLY.saturating_sub(held(|p| p.fuel)), ORE_SUPPLY.saturating_sub(held(|p| p.ore)))
            }
        }
    }
}
