//! The full state of a match, as a small value that can be copied.
//!
//! The knowledge of the players is part of it, so that a view is a function of the position. Decks are counts, because their
//! order is unknown to all.

use super::board::{BoardSpot, MARKETS, MINES, QUADRANTS, Sector, SectorLine};
use super::chance::BonusCounts;
use super::meeting::Meeting;
use super::metals::MetalCounts;
use super::options::{Options, PatrolReach, PirateScope, RoundOrder};
use super::player::{MetalPile, PlayerState};
use super::stock::UpgradeStock;
use super::vocab::{BonusCard, DecisionKind, PatrolToken};
use orrery_core::Colour;

/// The maximum number of players.
pub const SEATS: usize = 4;
/// The number of observers whose certain knowledge is tracked: the seats, and an onlooker who knows what is public.
pub const OBSERVERS: usize = SEATS + 1;
/// The index of the onlooker among the observers.
pub const ONLOOKER: usize = SEATS;

/// A mine (CB-MIN-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mine {
    /// True if a ship has entered the mine.
    pub explored: bool,
    /// True if the metals of the mine are face up (CB-MIN-3).
    pub laid: bool,
    /// The metals of the mine.
    pub pile: MetalPile,
}

/// The cards that a seat saw in a store on its last visit (CB-HID-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LastSeenStore {
    /// The round of the visit; 0 if there was none.
    pub round: u16,
    /// The cards seen.
    pub cards: UpgradeStock,
}

/// The part of a round that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum RoundPhase {
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

/// The full state of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The rule options of the match.
    pub options: Options,
    /// The colours of the seats, clockwise; see [`Self::seats`].
    pub(super) colours: [Colour; SEATS],
    /// The number of players.
    pub(super) count: u8,
    /// The seat of the first player, counted from 0.
    pub first: u8,
    /// True if every robbed player is asked what to hide, even without a Hidden Hold, so that the question reveals nothing about
    /// their hand. In scenarios, where all information is open, only players who can hide something are asked, unless the
    /// scenario says otherwise.
    pub asks_all: bool,
    /// The number of the round, counted from 1.
    pub round: u16,
    /// The current question.
    pub ask: DecisionKind,
    /// The seat that decides, counted from 0.
    pub decider: u8,
    /// The seat on turn or, if no seat is on turn, the last seat that was.
    pub turn: u8,
    /// The part of the round that is under way.
    pub stage: RoundPhase,
    /// The place in the order of play, counted from 0, of the seat that plans or meets tokens next in this stage.
    pub cursor: u8,
    /// One bit for each seat that entered open space in the reveal or, after the meetings, for each that may still act.
    pub waiting: u8,
    /// The number of tokens revealed in each row.
    pub reveals: u8,
    /// The line of each token.
    pub tokens: [SectorLine; PatrolToken::COUNT],
    /// The tokens that count as beaten until the end of the round, one bit each: only the alien and the corsair (CB-ALI-7).
    pub beaten: u8,
    /// True if the police and the alien stay put in the coming patrol step (CB-PAT-2).
    pub rest: bool,
    /// True if the police were beaten in this sequence of meetings and meet no further ship in it (CB-POL-4).
    pub police_gone: bool,
    /// The players, indexed by seat.
    pub players: [PlayerState; SEATS],
    /// The mines, indexed by number.
    pub mines: [Mine; MINES],
    /// The metals in the markets, indexed by number.
    pub markets: [MetalCounts; MARKETS],
    /// The stores of the spaceports, indexed by quadrant.
    pub stores: [UpgradeStock; QUADRANTS],
    /// The memory that each seat has of each store.
    pub memories: [[LastSeenStore; QUADRANTS]; SEATS],
    /// The deck of metals, as counts.
    pub deck: MetalPile,
    /// The bonus cards that have been played, by kind.
    pub played: BonusCounts,
    /// The metals that each observer knows for certain to be in the holds of other seats, indexed by observer and seat.
    pub certain: [[MetalCounts; SEATS]; OBSERVERS],
    /// The metals that each observer knows for certain to have left the game.
    pub gone: [MetalCounts; OBSERVERS],
    /// The dice of the latest exchange or escape, 0 where none was rolled. They are public (CB-HID-1).
    pub rolled: [u8; 2],
    /// The current meeting, if there is one.
    pub meeting: Option<Meeting>,
    /// The winners, one bit per seat; 0 while the match is under way.
    pub winners: u8,
}

impl Position {
    /// Returns the colours of the seats in the order of the table, clockwise.
    #[inline]
    pub fn seats(&self) -> &[Colour] {
        &self.colours[..usize::from(self.count)]
    }

    /// Returns the number of players.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// Returns the colour of the seat with this number, counted from 0.
    #[inline]
    pub const fn colour(&self, seat: usize) -> Colour {
        self.colours[seat]
    }

    /// Returns the seat of a colour, counted from 0; `None` if the colour does not play.
    pub fn seat_of(&self, colour: Colour) -> Option<usize> {
        self.seats().iter().position(|&own| own == colour)
    }

    /// Returns the seat at a place in the order of play; both are counted from 0 (CB-SET-8).
    pub const fn in_order(&self, place: usize) -> usize {
        (self.first as usize + place) % self.count as usize
    }

    /// Iterates over the seats in the order of play.
    pub fn order(&self) -> impl Iterator<Item = usize> + use<> {
        let (first, count) = (usize::from(self.first), self.count());
        (0..count).map(move |place| (first + place) % count)
    }

    /// Reports whether this is a solo match (section 12).
    pub const fn is_solo(&self) -> bool {
        self.count == 1
    }

    /// Reports whether rounds are played in simultaneous order, which is never so in a solo match (CB-SOL-1).
    pub fn is_simultaneous(&self) -> bool {
        self.options.order == RoundOrder::Simultaneous && !self.is_solo()
    }

    /// Reports whether the match is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.ask == DecisionKind::Over
    }

    /// Returns the deciding seat, counted from 0.
    #[inline]
    pub const fn asked(&self) -> usize {
        self.decider as usize
    }

    /// Returns the deciding player.
    #[inline]
    pub const fn me(&self) -> &PlayerState {
        &self.players[self.decider as usize]
    }

    /// Makes a seat the decider and asks it a question.
    pub(super) const fn ask(&mut self, seat: usize, ask: DecisionKind) {
        self.decider = seat as u8;
        self.ask = ask;
    }

    /// Clears the question, so that the match continues without a decision.
    pub(super) const fn clear_question(&mut self) {
        self.ask = DecisionKind::Nothing;
    }

    /// Returns the line on which a token is.
    #[inline]
    pub const fn token(&self, token: PatrolToken) -> SectorLine {
        self.tokens[token as usize]
    }

    /// Reports whether the alien or the corsair is beaten until the end of the round.
    pub const fn is_beaten(&self, token: PatrolToken) -> bool {
        self.beaten & token.bit() > 0
    }

    /// Reports whether a token reaches the open space of a sector (CB-BRD-4). In matches of several players the corsair reaches
    /// nothing.
    pub fn reaches(&self, token: PatrolToken, sector: Sector) -> bool {
        let alert = token == PatrolToken::Police && self.options.patrols == PatrolReach::Alert;
        let roams = token != PatrolToken::Corsair || self.is_solo();
        roams && self.token(token).reaches(sector, if alert { 2 } else { 1 })
    }

    /// Reports whether a player counts as a pirate at the current position of their ship (CB-PIR-2).
    pub fn is_pirate(&self, seat: usize) -> bool {
        self.is_pirate_at(seat, self.players[seat].at.sector)
    }

    /// Reports whether a player would count as a pirate in a sector.
    pub fn is_pirate_at(&self, seat: usize, sector: Sector) -> bool {
        let player = &self.players[seat];
        match self.options.pirates {
            PirateScope::Galaxy => player.pirate != 0,
            PirateScope::Quadrant => player.is_pirate_in(sector.quadrant()),
        }
    }

    /// Reports whether all four spaceports are closed to a player, so that markets repair the ship (CB-BRK-4).
    pub fn is_shut_out(&self, seat: usize) -> bool {
        Colour::ALL.iter().all(|&quadrant| self.players[seat].is_pirate_in(quadrant))
    }

    /// Returns a seat other than `but` whose ship is at this place, or `None` if there is no such ship or the spot is an open
    /// space.
    pub fn ship_in(&self, spot: BoardSpot, but: usize) -> Option<usize> {
        (0..self.count()).find(|&seat| seat != but && !spot.is_space() && self.players[seat].at == spot)
    }

    /// Returns the quadrant of the spaceport where a ship is; `None` if the ship is not at a spaceport.
    pub fn port_of(&self, seat: usize) -> Option<Colour> {
        self.players[seat].at.port_quadrant()
    }

    /// Returns the deck of bonus cards: the cards that are in no hand and have not been played. In a view, it includes the cards
    /// of unknown kind in hands.
    pub fn bonus_deck(&self) -> BonusCounts {
        std::array::from_fn(|kind| {
            let held: u8 = self.players[..self.count()].iter().map(|player| player.hand[kind]).sum();
            BonusCard::COPIES.saturating_sub(held + self.played[kind])
        })
    }

    /// Returns the number of bonus cards in the deck, of any kind.
    pub fn bonus_deck_len(&self) -> u8 {
        let held: u8 = self.players[..self.count()].iter().map(PlayerState::hand_len).sum();
        (BonusCard::COPIES * BonusCard::COUNT as u8).saturating_sub(held + self.played.iter().sum::<u8>())
    }

    /// Returns the number, counted from 0, of the market where a ship is; `None` if the ship is not at a market.
    pub fn market_of(&self, seat: usize) -> Option<usize> {
        self.players[seat].at.market()
    }

    /// Returns the number, counted from 0, of the mine in which a ship is; `None` if the ship is not in a mine.
    pub const fn mine_of(&self, seat: usize) -> Option<usize> {
        self.players[seat].at.mine()
    }

    /// Returns every upgrade card whose kind is known in this position, from stores and ships.
    pub fn known_upgrades(&self) -> UpgradeStock {
        let stores = self.stores.iter().flat_map(UpgradeStock::iter);
        let ships = self.players[..self.count()].iter().flat_map(PlayerState::upgrades);
        stores.chain(ships).collect()
    }
}
