//! The state of a meeting with a token, or of an attack by one ship on another.

use super::metals::MetalCounts;
use super::vocab::{Metal, PatrolToken};

/// The opponent in a meeting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MeetingOpponent {
    /// The police.
    Police,
    /// An alien miner.
    Miner,
    /// Alien raiders.
    Raiders,
    /// The corsair of the solo game.
    Corsair,
    /// The attacked ship, identified by its seat, which is counted from 0.
    Ship(u8),
}

impl MeetingOpponent {
    /// Returns the token of the opponent; `None` for a ship.
    pub const fn token(self) -> Option<PatrolToken> {
        match self {
            MeetingOpponent::Police => Some(PatrolToken::Police),
            MeetingOpponent::Miner | MeetingOpponent::Raiders => Some(PatrolToken::Alien),
            MeetingOpponent::Corsair => Some(PatrolToken::Corsair),
            MeetingOpponent::Ship(_) => None,
        }
    }

    /// Returns the engine, shields and weapon bonus of a token (CB-NPC-1); zeros for a ship, whose values depend on its upgrades.
    pub const fn strength(self) -> [u8; 3] {
        match self {
            MeetingOpponent::Police => [3, 4, 1],
            MeetingOpponent::Raiders | MeetingOpponent::Corsair => [3, 3, 1],
            MeetingOpponent::Miner => [1, 1, 0],
            MeetingOpponent::Ship(_) => [0; 3],
        }
    }
}

/// A meeting of a ship with a token, or an attack by one ship on another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// The seat, counted from 0, of the ship that meets a token or attacks.
    pub ship: u8,
    /// The opponent.
    pub foe: MeetingOpponent,
    /// The remaining shields of the ship and of the opponent.
    pub shields: [u8; 2],
    /// The numbers of Weapon Boosts in force for the ship and for the opponent.
    pub boosts: [u8; 2],
    /// The roll of the alien's die, 1 to 4; 0 for other opponents.
    pub die: u8,
    /// True once an exchange has been fought.
    pub shot: bool,
    /// True if the police attack a pirate without an inspection (CB-POL-1).
    pub sight: bool,
    /// The part of the robbed hold that the robber sees (CB-HID-6).
    pub seen: MetalCounts,
    /// The number of metals that the robbed player has hidden.
    pub concealed: u8,
    /// The metal won as a prize, if any (CB-ALI-4).
    pub prize: Option<Metal>,
}

impl Meeting {
    /// Returns a new meeting with these shields, before any exchange.
    pub const fn new(ship: u8, foe: MeetingOpponent, shields: [u8; 2]) -> Meeting {
        Meeting {
            ship,
            foe,
            shields,
            boosts: [0; 2],
            die: 0,
            shot: false,
            sight: false,
            seen: MetalCounts::NONE,
            concealed: 0,
            prize: None,
        }
    }

    /// Returns the side of a seat: 0 for the seat whose ship meets a token or attacks, 1 for any other seat.
    pub const fn side(&self, seat: usize) -> usize {
        (self.ship as usize != seat) as usize
    }

    /// Iterates over the ships in the meeting, as pairs of side and seat.
    pub fn ships(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (ship, defender) = (usize::from(self.ship), self.defender());
        std::iter::once((0, ship)).chain(defender.map(|seat| (1, seat)))
    }

    /// Returns the seat of the attacked ship; `None` in a meeting with a token.
    pub const fn defender(&self) -> Option<usize> {
        match self.foe {
            MeetingOpponent::Ship(seat) => Some(seat as usize),
            _ => None,
        }
    }
}
