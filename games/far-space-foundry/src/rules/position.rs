//! The truth of a match: a small plain value.
//!
//! Decks are sets: their order is asked of chance when a pilot is drawn. What a scenario names of coming cards and dice stands in
//! [`Named`], which no view shows.

use super::data::{DOCKS, warehouse_size};
use super::options::{Mode, Options};
use super::pilots::{Pilot, Pilots, Row};
use super::store::Store;
use super::vocab::{Action, Alien, Asteroid, Half, Job, Product, Ship, Stage};
use orrery_core::Colour;

/// The most that play.
pub const SEATS: usize = 4;
/// The most coming rolls a scenario names.
pub const NAMED_DICE: usize = 24;
/// The most pilots of a row: a player's seven and all aliens.
pub const LONGEST_ROW: usize = Pilot::COUNT;

/// A freighter (FSF-COM-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Freighter {
    /// Spaces of its hold; 0 if the player has none of this colour.
    pub size: u8,
    /// Whether its upgraded side is up.
    pub upgraded: bool,
    /// What it holds.
    pub hold: Store,
}

impl Freighter {
    /// One that is plain and empty.
    #[must_use]
    pub fn plain(size: u8) -> Self {
        Freighter { size, ..Freighter::default() }
    }

    /// Free spaces.
    #[inline]
    #[must_use]
    pub fn free(&self) -> u8 {
        self.size.saturating_sub(self.hold.spaces())
    }
}

/// What a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    /// The pilots in hand, in the order they came; of another's hand those that are known to be there.
    pub hand: Row<LONGEST_ROW>,
    /// Pilots in hand that are not known: they stand in the deck. 0 but in views of another's hand.
    pub hidden: u8,
    /// The deck; of another's, with what is not known of the hand.
    pub deck: Pilots,
    /// Aliens drawn blind that nobody has seen yet, a bit for each colour; they count to the deck (FSF-END-5).
    pub blind: u8,
    /// Pilots played in this half, the first first (FSF-TURN-3); between the halves the aliens he keeps are among them.
    pub played: Row<LONGEST_ROW>,
    /// Credits.
    pub credits: u8,
    /// Whether his credit lies with the dock master (FSF-CRD-4).
    pub bribed: bool,
    /// The warehouse.
    pub warehouse: Store,
    /// The freighters.
    pub fleet: [Freighter; Ship::COUNT],
}

impl Player {
    /// A freighter of his; of size 0 if he has none.
    #[inline]
    #[must_use]
    pub const fn ship(&self, ship: Ship) -> &Freighter {
        &self.fleet[ship as usize]
    }

    /// A freighter of his, to change.
    #[inline]
    pub const fn ship_mut(&mut self, ship: Ship) -> &mut Freighter {
        &mut self.fleet[ship as usize]
    }

    /// Whether he has this freighter.
    #[inline]
    #[must_use]
    pub const fn has(&self, ship: Ship) -> bool {
        self.fleet[ship as usize].size > 0
    }

    /// The freighters he has.
    pub fn ships(&self) -> impl Iterator<Item = (Ship, &Freighter)> {
        Ship::ALL.iter().map(|&ship| (ship, self.ship(ship))).filter(|(_, freighter)| freighter.size > 0)
    }

    /// How many pilots he holds.
    #[inline]
    #[must_use]
    pub const fn in_hand(&self) -> u8 {
        self.hand.len() + self.hidden
    }

    /// How many pilots his deck has.
    #[inline]
    #[must_use]
    pub const fn in_deck(&self) -> u8 {
        self.deck.len() + self.blind.count_ones() as u8 - self.hidden
    }

    /// Whether an alien of this colour, which nobody has seen, is in his deck.
    #[inline]
    #[must_use]
    pub const fn has_blind(&self, alien: Alien) -> bool {
        self.blind >> alien as u8 & 1 == 1
    }
}

/// The pile of freighters of an alien colour (FSF-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile {
    /// Sizes in the pile, the open one among them: the bit of size *n* is *n* − 1.
    pub sizes: u8,
    /// The open one; 0 if the pile is empty.
    pub top: u8,
}

/// What the present turn has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Turn {
    /// The pilot played.
    pub pilot: Option<Pilot>,
    /// The dock used, from 1; 0 before the flight.
    pub dock: u8,
    /// Whether the shuttle landed; else it lifted off.
    pub landed: bool,
    /// The capacity of the flight (FSF-FLY-3).
    pub capacity: u8,
    /// Whether goods were moved.
    pub moved: bool,
    /// Whether the dock's action was used.
    pub acted: bool,
    /// Whether the Mechanic's own was used (FSF-ALN-ME).
    pub repaired: bool,
}

/// What a scenario names of what is to come; nobody knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Named {
    /// Coming rolls, in their order; behind those 0.
    pub dice: [u8; NAMED_DICE],
    /// The next pilots of each deck.
    pub decks: [Row<LONGEST_ROW>; SEATS],
    /// The first pilots of the decks that are dealt next in Alpha.
    pub alpha: [Row<LONGEST_ROW>; SEATS],
    /// The first pilots of the decks that are dealt next in Beta.
    pub beta: [Row<LONGEST_ROW>; SEATS],
    /// Aliens drawn blind, by seat and colour.
    pub blind: [[Option<Job>; Alien::COUNT]; SEATS],
    /// The next pilots of the alien deck.
    pub aliens: Row<LONGEST_ROW>,
    /// Sizes under the open freighter of each pile, the next first; behind those 0.
    pub piles: [[u8; 4]; Alien::COUNT],
    /// The products that are dealt, in their order.
    pub products: [Option<Product>; Product::COUNT],
}

impl Named {
    /// The next roll, if it is named.
    pub fn roll(&mut self) -> Option<u8> {
        let roll = Some(self.dice[0]).filter(|&roll| roll > 0);
        self.dice.rotate_left(1);
        self.dice[NAMED_DICE - 1] = 0;
        roll
    }

    /// The next size of a pile, if it is named.
    pub fn size(&mut self, alien: Alien) -> Option<u8> {
        let pile = &mut self.piles[alien.index()];
        let size = Some(pile[0]).filter(|&size| size > 0);
        pile.rotate_left(1);
        pile[3] = 0;
        size
    }
}

/// The whole truth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours, clockwise; those behind the players mean nothing.
    pub seating: [Colour; SEATS],
    /// How many play.
    pub count: u8,
    /// Whose turn it is, or whose order is awaited, by seat; of a match that is over, whose turn it was last.
    pub turn: u8,
    /// Who begins the half that is to begin: the first player, or who had the last turn (FSF-MID-3).
    pub first: u8,
    /// What is to be done.
    pub stage: Stage,
    /// Which half it is.
    pub half: Half,
    /// Whether set-up is done.
    pub set_up: bool,
    /// Docks that are taken: the bit of dock *n* is *n* − 1.
    pub docks: u8,
    /// What the die in the middle shows, 1 to 8.
    pub die: u8,
    /// Credits in the bank.
    pub bank: u8,
    /// What is left on the asteroids; in Beta a heap.
    pub asteroids: [u8; Asteroid::COUNT],
    /// Product cards in play, a bit each.
    pub in_play: u8,
    /// Tokens left on product cards.
    pub tokens: [u8; Product::COUNT],
    /// The alien deck; of Beta alone, the aliens that nobody has seen (FSF-END-5).
    pub aliens: Pilots,
    /// The piles of freighters.
    pub piles: [Pile; Alien::COUNT],
    /// The pilots that the Cantina shows.
    pub shown: Row<4>,
    /// The turn.
    pub now: Turn,
    /// The players, clockwise.
    pub players: [Player; SEATS],
    /// What is named of what is to come.
    pub named: Named,
}

impl Position {
    /// The colours that play, clockwise.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> &[Colour] {
        &self.seating[..usize::from(self.count)]
    }

    /// The seat of a colour, if it plays.
    #[must_use]
    pub fn seat_of(&self, colour: Colour) -> Option<usize> {
        self.seats().iter().position(|&seat| seat == colour)
    }

    /// The colour whose turn it is, or whose order is awaited.
    #[inline]
    #[must_use]
    pub const fn colour(&self) -> Colour {
        self.seating[self.turn as usize]
    }

    /// The player whose turn it is.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> &Player {
        &self.players[self.turn as usize]
    }

    /// The player whose turn it is, to change.
    #[inline]
    pub const fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn as usize]
    }

    /// Those who play, clockwise.
    pub fn playing(&self) -> impl Iterator<Item = &Player> {
        self.players[..usize::from(self.count)].iter()
    }

    /// The seat after this one, clockwise.
    #[inline]
    #[must_use]
    pub const fn next_seat(&self, seat: u8) -> u8 {
        (seat + 1) % self.count
    }

    /// Whether the match is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Whether a shuttle lies in a dock, from 1.
    #[inline]
    #[must_use]
    pub const fn is_taken(&self, dock: u8) -> bool {
        dock >= 1 && dock <= DOCKS && self.docks >> (dock - 1) & 1 == 1
    }

    /// A shuttle comes into a dock or leaves it.
    #[inline]
    pub const fn toggle(&mut self, dock: u8) {
        self.docks ^= 1 << (dock - 1);
    }

    /// Whether a product card is in play.
    #[inline]
    #[must_use]
    pub const fn is_in_play(&self, product: Product) -> bool {
        self.in_play & product.bit() != 0
    }

    /// The products in play, in their order.
    pub fn products(&self) -> impl Iterator<Item = Product> {
        let in_play = self.in_play;
        Product::ALL.iter().copied().filter(move |product| in_play & product.bit() != 0)
    }

    /// Spaces of every warehouse now.
    #[inline]
    #[must_use]
    pub const fn warehouse_size(&self) -> u8 {
        warehouse_size(self.half)
    }

    /// Free spaces of the mover's warehouse.
    #[inline]
    #[must_use]
    pub fn warehouse_free(&self) -> u8 {
        self.warehouse_size().saturating_sub(self.mover().warehouse.spaces())
    }

    /// The job of the pilot played.
    #[inline]
    #[must_use]
    pub fn job(&self) -> Option<Job> {
        self.now.pilot.and_then(Pilot::job)
    }

    /// What the dock used offers.
    #[inline]
    #[must_use]
    pub const fn action(&self) -> Action {
        super::data::action_of(self.half, self.now.dock)
    }

    /// Whether Beta alone is played.
    #[inline]
    #[must_use]
    pub fn is_beta_only(&self) -> bool {
        self.options.mode == Mode::BetaOnly
    }
}
