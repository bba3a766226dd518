//! The truth of a match: a small plain value.
//!
//! What somebody knows is part of it; decks are counts, for nobody knows their order. What each seat is certain of lies here too, so
//! that a view is a function of the position.

use super::board::{Line, MARKETS, MINES, QUADRANTS, Sector, Spot};
use super::chance::Hand;
use super::meeting::Meeting;
use super::metals::Metals;
use super::options::{Options, Patrols, Pirates, RoundOrder};
use super::player::{Pile, Player};
use super::stock::Stock;
use super::vocab::{Ask, Bonus, Token};
use orrery_core::Colour;

/// The most players.
pub const SEATS: usize = 4;
/// Who may be certain of something: the seats, and whoever merely looks on, who knows what is public.
pub const OBSERVERS: usize = SEATS + 1;
/// Whoever merely looks on.
pub const ONLOOKER: usize = SEATS;

/// A mine (CB-MIN-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mine {
    /// Whether a ship has entered it.
    pub explored: bool,
    /// Whether its metals lie face up (CB-MIN-3).
    pub laid: bool,
    /// What lies there.
    pub pile: Pile,
}

/// What a seat saw in a store when it looked there last (CB-HID-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Memory {
    /// In which round; 0 where it never looked.
    pub round: u16,
    /// The cards.
    pub cards: Stock,
}

/// Which part of a round is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Stage {
    /// A player's turn.
    Turn,
    /// Meetings at the end of a turn (CB-RND-3).
    TurnEnd,
    /// Meetings of the patrol step (CB-PAT-1).
    Patrol,
    /// Planning (CB-SIM-1).
    Plan,
    /// Meetings after a reveal (CB-SIM-3).
    Reveal,
    /// Acting after a reveal (CB-SIM-3).
    Act,
    /// Meetings when all tokens are shown (CB-SIM-4).
    Close,
}

/// The whole match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options.
    pub options: Options,
    /// The colours, clockwise; see [`Self::seats`].
    pub(super) colours: [Colour; SEATS],
    /// How many play.
    pub(super) count: u8,
    /// The seat of the first player, from 0.
    pub first: u8,
    /// Whether everybody who is robbed of something is asked what he hides, also who has no Hidden Hold: so that being asked tells
    /// nothing of his hand. In scenarios, where all lies open, only who can is asked, unless they say otherwise.
    pub asks_all: bool,
    /// The round, from 1.
    pub round: u16,
    /// What is asked.
    pub ask: Ask,
    /// Of whom, by seat from 0.
    pub decider: u8,
    /// Whose turn it is, or was last.
    pub turn: u8,
    /// Which part of the round.
    pub stage: Stage,
    /// Whose meeting or act comes next in the stage, by place in the order of play.
    pub cursor: u8,
    /// Seats that entered open space in the reveal, then those that may act, a bit each.
    pub waiting: u8,
    /// How many tokens of the rows are shown.
    pub reveals: u8,
    /// Where the tokens are.
    pub tokens: [Line; Token::COUNT],
    /// Whether the alien and the corsair are beaten for this round, a bit each (CB-ALI-7).
    pub beaten: u8,
    /// Whether police and alien rest in the coming patrol step (CB-PAT-2).
    pub rest: bool,
    /// Whether the police was beaten in this row of meetings and meets nobody more in it (CB-POL-4).
    pub police_gone: bool,
    /// The players, by seat.
    pub players: [Player; SEATS],
    /// The mines.
    pub mines: [Mine; MINES],
    /// What lies in the markets.
    pub markets: [Metals; MARKETS],
    /// The stores of the spaceports, by quadrant.
    pub stores: [Stock; QUADRANTS],
    /// What each seat saw last in each store.
    pub memories: [[Memory; QUADRANTS]; SEATS],
    /// The deck of metals.
    pub deck: Pile,
    /// Bonus cards played.
    pub played: Hand,
    /// What each observer is certain of in the hold of each seat but his own.
    pub certain: [[Metals; SEATS]; OBSERVERS],
    /// What each observer is certain of that is out of the game.
    pub gone: [Metals; OBSERVERS],
    /// The dice of the latest exchange or flight, 0 where none fell: they are open to all (CB-HID-1).
    pub rolled: [u8; 2],
    /// The meeting that goes on.
    pub meeting: Option<Meeting>,
    /// Who has won, a bit each; nobody while the match goes on.
    pub winners: u8,
}

impl Position {
    /// The seats in the order of the table, clockwise.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> &[Colour] {
        &self.colours[..usize::from(self.count)]
    }

    /// How many play.
    #[inline]
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The colour of a seat, from 0.
    #[inline]
    #[must_use]
    pub const fn colour(&self, seat: usize) -> Colour {
        self.colours[seat]
    }

    /// The seat of a colour, from 0, if it plays.
    #[must_use]
    pub fn seat_of(&self, colour: Colour) -> Option<usize> {
        self.seats().iter().position(|&own| own == colour)
    }

    /// The seat at a place in the order of play, from 0 (CB-SET-8).
    #[must_use]
    pub const fn in_order(&self, place: usize) -> usize {
        (self.first as usize + place) % self.count as usize
    }

    /// The seats in the order of play.
    pub fn order(&self) -> impl Iterator<Item = usize> + use<> {
        let (first, count) = (usize::from(self.first), self.count());
        (0..count).map(move |place| (first + place) % count)
    }

    /// Whether one plays alone (section 12).
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.count == 1
    }

    /// Whether the order of a round is simultaneous; alone it never is (CB-SOL-1).
    #[must_use]
    pub fn is_simultaneous(&self) -> bool {
        self.options.order == RoundOrder::Simultaneous && !self.is_solo()
    }

    /// Whether the match is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ask == Ask::Over
    }

    /// The one who decides, from 0.
    #[inline]
    #[must_use]
    pub const fn asked(&self) -> usize {
        self.decider as usize
    }

    /// The player who decides.
    #[inline]
    #[must_use]
    pub const fn me(&self) -> &Player {
        &self.players[self.decider as usize]
    }

    /// Asks a seat something.
    pub(super) const fn ask(&mut self, seat: usize, ask: Ask) {
        self.decider = seat as u8;
        self.ask = ask;
    }

    /// Nothing is asked: the match goes on by itself.
    pub(super) const fn go_on(&mut self) {
        self.ask = Ask::Nothing;
    }

    /// Where a token is.
    #[inline]
    #[must_use]
    pub const fn token(&self, token: Token) -> Line {
        self.tokens[token as usize]
    }

    /// Whether the alien, or the corsair, is beaten for this round.
    #[must_use]
    pub const fn is_beaten(&self, token: Token) -> bool {
        self.beaten & token.bit() > 0
    }

    /// Whether a token reaches the open space of a sector (CB-BRD-4). The corsair reaches nobody where several play.
    #[must_use]
    pub fn reaches(&self, token: Token, sector: Sector) -> bool {
        let alert = token == Token::Police && self.options.patrols == Patrols::Alert;
        let roams = token != Token::Corsair || self.is_solo();
        roams && self.token(token).reaches(sector, if alert { 2 } else { 1 })
    }

    /// Whether a player counts as a pirate where his ship is (CB-PIR-2).
    #[must_use]
    pub fn is_pirate(&self, seat: usize) -> bool {
        self.is_pirate_at(seat, self.players[seat].at.sector)
    }

    /// Whether a player would count as a pirate in a sector.
    #[must_use]
    pub fn is_pirate_at(&self, seat: usize, sector: Sector) -> bool {
        let player = &self.players[seat];
        match self.options.pirates {
            Pirates::Galaxy => player.pirate != 0,
            Pirates::Quadrant => player.is_pirate_in(sector.quadrant()),
        }
    }

    /// Whether all four spaceports are closed to a player (CB-BRK-4).
    #[must_use]
    pub fn is_shut_out(&self, seat: usize) -> bool {
        Colour::ALL.iter().all(|&quadrant| self.players[seat].is_pirate_in(quadrant))
    }

    /// Another ship in this place, which holds one (CB-BRD-5).
    #[must_use]
    pub fn ship_in(&self, spot: Spot, but: usize) -> Option<usize> {
        (0..self.count()).find(|&seat| seat != but && !spot.is_space() && self.players[seat].at == spot)
    }

    /// The quadrant of the spaceport in which a ship is.
    #[must_use]
    pub fn port_of(&self, seat: usize) -> Option<Colour> {
        self.players[seat].at.port_quadrant()
    }

    /// The bonus cards that nobody has and that were not played: the deck.
    #[must_use]
    pub fn bonus_deck(&self) -> Hand {
        std::array::from_fn(|kind| {
            let held: u8 = self.players[..self.count()].iter().map(|player| player.hand[kind]).sum();
            Bonus::COPIES.saturating_sub(held + self.played[kind])
        })
    }

    /// How many bonus cards lie in the deck, of whatever kind.
    #[must_use]
    pub fn bonus_deck_len(&self) -> u8 {
        let held: u8 = self.players[..self.count()].iter().map(Player::hand_len).sum();
        (Bonus::COPIES * Bonus::COUNT as u8).saturating_sub(held + self.played.iter().sum::<u8>())
    }

    /// The market in which a ship is, by number from 0.
    #[must_use]
    pub fn market_of(&self, seat: usize) -> Option<usize> {
        self.players[seat].at.market()
    }

    /// The mine in which a ship is, by number from 0.
    #[must_use]
    pub const fn mine_of(&self, seat: usize) -> Option<usize> {
        self.players[seat].at.mine()
    }

    /// Every upgrade card in sight of this position: of known kind, in stores and ships.
    #[must_use]
    pub fn known_upgrades(&self) -> Stock {
        let stores = self.stores.iter().flat_map(Stock::iter);
        let ships = self.players[..self.count()].iter().flat_map(Player::upgrades);
        stores.chain(ships).collect()
    }
}
