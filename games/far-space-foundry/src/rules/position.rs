//! The full state of a match, as a small plain value.
//!
//! Decks are sets: chance decides when a pilot is drawn. The next cards and rolls that a scenario names are kept in
//! [`ScriptedOutcomes`], which no view contains.

use super::data::{DOCKS, warehouse_size};
use super::options::{MatchMode, Options};
use super::pilots::{Pilot, PilotList, PilotSet};
use super::store::GoodsStore;
use super::vocab::{Action, Alien, Asteroid, FreighterKind, Job, MatchHalf, Phase, Product};
use orrery_core::Colour;

/// Maximum number of players.
pub const SEATS: usize = 4;
/// Maximum number of rolls that a scenario names.
pub const NAMED_DICE: usize = 24;
/// Maximum number of pilots in a list: the seven federal pilots of a player and all aliens.
pub const LONGEST_ROW: usize = Pilot::COUNT;

/// A freighter of a player (FSF-COM-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Freighter {
    /// Number of spaces of the hold; 0 if the player has no freighter of this kind.
    pub size: u8,
    /// True if the upgraded side is up.
    pub upgraded: bool,
    /// The goods in the hold.
    pub hold: GoodsStore,
}

impl Freighter {
    /// Creates a plain and empty freighter.
    pub fn plain(size: u8) -> Self {
        Freighter { size, ..Freighter::default() }
    }

    /// Returns the number of free spaces of the hold.
    #[inline]
    pub fn free(&self) -> u8 {
        self.size.saturating_sub(self.hold.spaces())
    }
}

/// The state of a player: pilots, credits, goods and freighters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerState {
    /// The pilots in hand, in the order in which they were dealt or drawn. In a view of another player's hand, only the pilots
    /// known to be in it.
    pub hand: PilotList<LONGEST_ROW>,
    /// Number of unknown pilots in hand. In a view of another player, these pilots are part of `deck`; otherwise the number is 0.
    pub hidden: u8,
    /// The pilots in the deck. In a view of another player, also the unknown pilots of the hand.
    pub deck: PilotSet,
    /// Aliens drawn blind that no player has seen, one bit for each colour. They belong to the deck (FSF-END-5).
    pub blind: u8,
    /// Pilots played in this half, in the order played (FSF-TURN-3). Between the halves, also the aliens that the player keeps.
    pub played: PilotList<LONGEST_ROW>,
    /// Number of credits that the player has.
    pub credits: u8,
    /// True if the player has bribed the dock master in this half (FSF-CRD-4).
    pub bribed: bool,
    /// The goods in the warehouse.
    pub warehouse: GoodsStore,
    /// The freighters, by [`FreighterKind`].
    pub fleet: [Freighter; FreighterKind::COUNT],
}

impl PlayerState {
    /// Returns a freighter of the player. It has size 0 if they do not own it.
    #[inline]
    pub const fn ship(&self, ship: FreighterKind) -> &Freighter {
        &self.fleet[ship as usize]
    }

    /// Returns a freighter of the player, mutably.
    #[inline]
    pub const fn ship_mut(&mut self, ship: FreighterKind) -> &mut Freighter {
        &mut self.fleet[ship as usize]
    }

    /// Reports whether the player owns this freighter.
    #[inline]
    pub const fn has(&self, ship: FreighterKind) -> bool {
        self.fleet[ship as usize].size > 0
    }

    /// Returns the freighters that the player owns.
    pub fn ships(&self) -> impl Iterator<Item = (FreighterKind, &Freighter)> {
        FreighterKind::ALL.iter().map(|&ship| (ship, self.ship(ship))).filter(|(_, freighter)| freighter.size > 0)
    }

    /// Returns the number of pilots in hand, unknown ones included.
    #[inline]
    pub const fn in_hand(&self) -> u8 {
        self.hand.len() + self.hidden
    }

    /// Returns the number of pilots in the deck, without the unknown pilots of the hand.
    #[inline]
    pub const fn in_deck(&self) -> u8 {
        self.deck.len() + self.blind.count_ones() as u8 - self.hidden
    }

    /// Reports whether the deck has an alien of this colour that was drawn blind.
    #[inline]
    pub const fn has_blind(&self, alien: Alien) -> bool {
        self.blind >> alien as u8 & 1 == 1
    }
}

/// The pile of freighters of an alien colour (FSF-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FreighterPile {
    /// Sizes of the freighters in the pile, including the open one; size *n* has bit *n* − 1.
    pub sizes: u8,
    /// Size of the open freighter; 0 if the pile is empty.
    pub top: u8,
}

/// The state of the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TurnState {
    /// The pilot played in this turn; `None` if none has been played yet.
    pub pilot: Option<Pilot>,
    /// The dock of the flight, 1 to 8; 0 before the flight.
    pub dock: u8,
    /// True if the shuttle landed, false if it lifted off.
    pub landed: bool,
    /// The capacity of the flight (FSF-FLY-3).
    pub capacity: u8,
    /// True after goods were moved.
    pub moved: bool,
    /// True after the dock's action was used.
    pub acted: bool,
    /// True after the Mechanic's own action was used (FSF-ALN-ME).
    pub repaired: bool,
}

/// The future outcomes named by a scenario. No player knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ScriptedOutcomes {
    /// The next rolls, in order; unused places are 0.
    pub dice: [u8; NAMED_DICE],
    /// The next pilots of each player's deck.
    pub decks: [PilotList<LONGEST_ROW>; SEATS],
    /// The first pilots dealt to each player at the start of Alpha.
    pub alpha: [PilotList<LONGEST_ROW>; SEATS],
    /// The first pilots dealt to each player at the start of Beta.
    pub beta: [PilotList<LONGEST_ROW>; SEATS],
    /// The jobs of the aliens drawn blind, by seat and colour.
    pub blind: [[Option<Job>; Alien::COUNT]; SEATS],
    /// The next pilots of the alien deck.
    pub aliens: PilotList<LONGEST_ROW>,
    /// For each pile, the sizes of the freighters under the open one, the next one first; unused places are 0.
    pub piles: [[u8; 4]; Alien::COUNT],
    /// The product cards to deal, in order.
    pub products: [Option<Product>; Product::COUNT],
}

impl ScriptedOutcomes {
    /// Takes the next roll that a scenario names, if there is one.
    pub fn roll(&mut self) -> Option<u8> {
        let roll = Some(self.dice[0]).filter(|&roll| roll > 0);
        self.dice.rotate_left(1);
        self.dice[NAMED_DICE - 1] = 0;
        roll
    }

    /// Takes the next size that a scenario names for a pile, if there is one.
    pub fn size(&mut self, alien: Alien) -> Option<u8> {
        let pile = &mut self.piles[alien.index()];
        let size = Some(pile[0]).filter(|&size| size > 0);
        pile.rotate_left(1);
        pile[3] = 0;
        size
    }
}

/// The full state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours, clockwise; entries after the last player have no meaning.
    pub seating: [Colour; SEATS],
    /// Number of players.
    pub count: u8,
    /// The seat whose order is due. After the match, the seat that had the last turn.
    pub turn: u8,
    /// The seat that begins the next half: the first player, or the player who had the last turn of Alpha (FSF-MID-3).
    pub first: u8,
    /// The kind of order that is due.
    pub stage: Phase,
    /// The current half.
    pub half: MatchHalf,
    /// True after the set-up.
    pub set_up: bool,
    /// Docks with a shuttle; dock *n* has bit *n* − 1.
    pub docks: u8,
    /// The value of the die in the middle, 1 to 8.
    pub die: u8,
    /// Credits in the bank.
    pub bank: u8,
    /// Number of goods left on each asteroid; in Beta the supply of raw goods.
    pub asteroids: [u8; Asteroid::COUNT],
    /// Product cards in play, one bit each.
    pub in_play: u8,
    /// Number of tokens left on each product card.
    pub tokens: [u8; Product::COUNT],
    /// The alien deck; in a Beta-only game the aliens not yet seen (FSF-END-5).
    pub aliens: PilotSet,
    /// The piles of freighters.
    pub piles: [FreighterPile; Alien::COUNT],
    /// The pilots shown in the Cantina.
    pub shown: PilotList<4>,
    /// The state of the current turn, from the play of a pilot to the end of the turn.
    pub now: TurnState,
    /// The states of the players, clockwise.
    pub players: [PlayerState; SEATS],
    /// The future outcomes named by a scenario.
    pub named: ScriptedOutcomes,
}

impl Position {
    /// Returns the colours of the players, clockwise.
    #[inline]
    pub fn seats(&self) -> &[Colour] {
        &self.seating[..usize::from(self.count)]
    }

    /// Returns the seat of a colour, or `None` if no player has this colour.
    pub fn seat_of(&self, colour: Colour) -> Option<usize> {
        self.seats().iter().position(|&seat| seat == colour)
    }

    /// Returns the colour of the player whose order is due.
    #[inline]
    pub const fn colour(&self) -> Colour {
        self.seating[self.turn as usize]
    }

    /// Returns the state of the player whose turn it is.
    #[inline]
    pub const fn mover(&self) -> &PlayerState {
        &self.players[self.turn as usize]
    }

    /// Returns the state of the player whose turn it is, mutably.
    #[inline]
    pub const fn mover_mut(&mut self) -> &mut PlayerState {
        &mut self.players[self.turn as usize]
    }

    /// Returns the states of the players, clockwise.
    pub fn playing(&self) -> impl Iterator<Item = &PlayerState> {
        self.players[..usize::from(self.count)].iter()
    }

    /// Returns the seat after `seat`, clockwise.
    #[inline]
    pub const fn next_seat(&self, seat: u8) -> u8 {
        (seat + 1) % self.count
    }

    /// Reports whether the match is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stage == Phase::Over
    }

    /// Reports whether a shuttle is in a dock, 1 to 8.
    #[inline]
    pub const fn is_taken(&self, dock: u8) -> bool {
        dock >= 1 && dock <= DOCKS && self.docks >> (dock - 1) & 1 == 1
    }

    /// Adds a shuttle to a free dock, or removes the shuttle from a taken dock.
    #[inline]
    pub const fn toggle(&mut self, dock: u8) {
        self.docks ^= 1 << (dock - 1);
    }

    /// Reports whether a product card is in play.
    #[inline]
    pub const fn is_in_play(&self, product: Product) -> bool {
        self.in_play & product.bit() != 0
    }

    /// Returns the products in play, in the order of [`Product`].
    pub fn products(&self) -> impl Iterator<Item = Product> {
        let in_play = self.in_play;
        Product::ALL.iter().copied().filter(move |product| in_play & product.bit() != 0)
    }

    /// Returns the number of spaces of every warehouse in the current half.
    #[inline]
    pub const fn warehouse_size(&self) -> u8 {
        warehouse_size(self.half)
    }

    /// Returns the number of free spaces in the mover's warehouse.
    #[inline]
    pub fn warehouse_free(&self) -> u8 {
        self.warehouse_size().saturating_sub(self.mover().warehouse.spaces())
    }

    /// Returns the job of the pilot played, if it is an alien.
    #[inline]
    pub fn job(&self) -> Option<Job> {
        self.now.pilot.and_then(Pilot::job)
    }

    /// Returns the action of the dock that the shuttle used. It has no meaning before the flight.
    #[inline]
    pub const fn action(&self) -> Action {
        super::data::action_of(self.half, self.now.dock)
    }

    /// Reports whether the match consists of Beta only.
    #[inline]
    pub fn is_beta_only(&self) -> bool {
        self.options.mode == MatchMode::BetaOnly
    }
}
