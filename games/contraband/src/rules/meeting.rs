//! A meeting with a token, or an attack of one ship on another: what lies on the table while it goes on.

use super::metals::Metals;
use super::vocab::{Metal, Token};

/// Whom a ship meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Foe {
    /// The police.
    Police,
    /// An alien miner.
    Miner,
    /// Alien raiders.
    Raiders,
    /// The corsair of the solo game.
    Corsair,
    /// Another ship, by its seat from 0: the one attacked.
    Ship(u8),
}

impl Foe {
    /// The token it is; none of a ship.
    #[must_use]
    pub const fn token(self) -> Option<Token> {
        match self {
            Foe::Police => Some(Token::Police),
            Foe::Miner | Foe::Raiders => Some(Token::Alien),
            Foe::Corsair => Some(Token::Corsair),
            Foe::Ship(_) => None,
        }
    }

    /// Engine, shields and weapon of a token (CB-NPC-1); nothing of a ship, which has its own.
    #[must_use]
    pub const fn strength(self) -> [u8; 3] {
        match self {
            Foe::Police => [3, 4, 1],
            Foe::Raiders | Foe::Corsair => [3, 3, 1],
            Foe::Miner => [1, 1, 0],
            Foe::Ship(_) => [0; 3],
        }
    }
}

/// A meeting or a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// The ship that meets a token, or attacks, by its seat from 0.
    pub ship: u8,
    /// Whom.
    pub foe: Foe,
    /// Shields left: of the ship, and of the other side.
    pub shields: [u8; 2],
    /// Weapon Boosts in force: of the ship, and of the other side.
    pub boosts: [u8; 2],
    /// The alien's die; 0 of others.
    pub die: u8,
    /// Whether an exchange was fought.
    pub shot: bool,
    /// Whether the police attacks at sight (CB-POL-1).
    pub sight: bool,
    /// What the robber sees of the hold he robs (CB-HID-6).
    pub seen: Metals,
    /// How many metals the robbed one has hidden.
    pub concealed: u8,
    /// The metal won (CB-ALI-4).
    pub prize: Option<Metal>,
}

impl Meeting {
    /// A meeting at its begin.
    #[must_use]
    pub const fn new(ship: u8, foe: Foe, shields: [u8; 2]) -> Meeting {
        Meeting {
            ship,
            foe,
            shields,
            boosts: [0; 2],
            die: 0,
            shot: false,
            sight: false,
            seen: Metals::NONE,
            concealed: 0,
            prize: None,
        }
    }

    /// Which side a seat is on: 0 the ship that meets or attacks, 1 the other.
    #[must_use]
    pub const fn side(&self, seat: usize) -> usize {
        (self.ship as usize != seat) as usize
    }

    /// The ships in it, each as its side and its seat.
    pub fn ships(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (ship, defender) = (usize::from(self.ship), self.defender());
        std::iter::once((0, ship)).chain(defender.map(|seat| (1, seat)))
    }

    /// The seat that is attacked, if it is an attack.
    #[must_use]
    pub const fn defender(&self) -> Option<usize> {
        match self.foe {
            Foe::Ship(seat) => Some(seat as usize),
            _ => None,
        }
    }
}
