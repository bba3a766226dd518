//! A player and his ship (section 6): what he has, and what he has done in his turn.

use super::board::Spot;
use super::chance::Hand;
use super::metals::Metals;
use super::row::Row;
use super::vocab::{Bonus, Metal, Objective, System, Token, Upgrade};
use orrery_core::Colour;

/// Credits at the start (CB-SET-6).
pub const FIRST_CREDITS: u32 = 500;
/// In what a player has beaten, a ship that he attacked; the lower bits are those of tokens.
pub(super) const SHIP_BEATEN: u8 = 1 << Token::COUNT;

/// Metals that lie somewhere, and how many of them are of a kind that nobody whose view it is knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile {
    /// Those whose kind is known: in truths all.
    pub known: Metals,
    /// The others; none in truths.
    pub hidden: u8,
}

impl Pile {
    /// Metals of known kind.
    #[must_use]
    pub const fn of(known: Metals) -> Pile {
        Pile { known, hidden: 0 }
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.known.len() + self.hidden
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same number, of which only these are known.
    #[must_use]
    pub const fn covered(&self, known: Metals) -> Pile {
        Pile { known, hidden: self.len().saturating_sub(known.len()) }
    }
}

/// A secret objective (CB-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Aim {
    /// He has none.
    #[default]
    Nothing,
    /// He has one that is not known; never in truths.
    Hidden,
    /// This one.
    Is(Objective),
}

/// What a player has done in his turn, or in simultaneous order in the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Moves used, lost tokens counted.
    pub moved: u8,
    /// Whether the movement is over (CB-MOV-4).
    pub stopped: bool,
    /// Whether he has attacked.
    pub attacked: bool,
    /// Exchanges in mines (CB-MIN-2).
    pub swaps: u8,
    /// Kinds sold, three bits for each market (CB-MKT-4).
    pub sold: u32,
    /// Kinds bought, three bits for each market (CB-MKT-4).
    pub bought: u32,
    /// Where the turn began (CB-SOL-4).
    pub begun: Spot,
    /// Whether he has changed a token (CB-SIM-5).
    pub changed: bool,
}

impl Turn {
    /// A turn that begins here.
    #[must_use]
    pub const fn begins(at: Spot) -> Turn {
        Turn { moved: 0, stopped: false, attacked: false, swaps: 0, sold: 0, bought: 0, begun: at, changed: false }
    }

    /// The bit of a kind in a market, in [`Self::sold`] and [`Self::bought`].
    #[must_use]
    pub const fn trade_bit(market: usize, metal: Metal) -> u32 {
        1 << (market * Metal::COUNT + metal as usize)
    }
}

/// A player and his ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// His credits.
    pub credits: u32,
    /// Where his ship is.
    pub at: Spot,
    /// What it holds.
    pub hold: Pile,
    /// Levels of what is built in, 0 to 2, by system; in views of others those not shown are 0.
    pub levels: [u8; System::COUNT],
    /// Systems whose upgrade is shown to all, a bit each (CB-HID-3).
    pub shown: u8,
    /// In views: how many upgrades of level 1 and 2 are built in that are not shown; none in truths.
    pub backs: [u8; 2],
    /// His bonus cards by kind.
    pub hand: Hand,
    /// In views: bonus cards of unknown kind; none in truths.
    pub hand_hidden: u8,
    /// His objective.
    pub aim: Aim,
    /// Whether it is fulfilled and declared.
    pub done: bool,
    /// Quadrants in which his pirate token lies, a bit each (CB-PIR-1).
    pub pirate: u8,
    /// Whether his ship is in breakdown.
    pub breakdown: bool,
    /// Whether the police passes him over for the rest of the round (CB-ALI-6).
    pub unchecked: bool,
    /// Engine Boosts in force (CB-BON-3).
    pub boosts: u8,
    /// Tokens met in this step, a bit each (CB-MEET-1).
    pub met: u8,
    /// Mines he was first in (CB-BON-9).
    pub firsts: u8,
    /// Tokens he has beaten, a bit each, of the alien raiders; and one for a ship that he attacked.
    pub beaten: u8,
    /// What he has done in this turn.
    pub now: Turn,
    /// His row of tokens, once it is laid.
    pub row: Option<Row>,
}

impl Player {
    /// A player at the start (CB-SET-6).
    #[must_use]
    pub fn new(colour: Colour) -> Player {
        let at = Spot::port(colour);
        Player {
            credits: FIRST_CREDITS,
            at,
            hold: Pile::default(),
            levels: [0; System::COUNT],
            shown: 0,
            backs: [0; 2],
            hand: [0; Bonus::COUNT],
            hand_hidden: 0,
            aim: Aim::Nothing,
            done: false,
            pirate: 0,
            breakdown: false,
            unchecked: false,
            boosts: 0,
            met: 0,
            firsts: 0,
            beaten: 0,
            now: Turn::begins(at),
            row: None,
        }
    }

    /// Credits come in.
    pub(super) const fn earn(&mut self, credits: u32) {
        self.credits = self.credits.saturating_add(credits);
    }

    /// The level of a system, 0 to 2.
    #[inline]
    #[must_use]
    pub const fn level(&self, system: System) -> u8 {
        self.levels[system as usize]
    }

    /// What is built in, of known kind.
    pub fn upgrades(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        let built = System::ALL.iter().copied().filter(|&system| self.level(system) > 0);
        built.map(|system| Upgrade::of(system, self.level(system)))
    }

    /// How many systems have an upgrade, of whatever kind.
    #[must_use]
    pub fn upgrade_count(&self) -> u8 {
        self.upgrades().count() as u8 + self.backs[0] + self.backs[1]
    }

    /// Whether the upgrade of a system is shown to all.
    #[must_use]
    pub const fn is_shown(&self, system: System) -> bool {
        self.shown >> system as u8 & 1 == 1
    }

    /// The engine without boosts.
    #[must_use]
    pub const fn engine(&self) -> u8 {
        1 + self.level(System::Engine)
    }

    /// How many metals the hold has room for (CB-MIN-4).
    #[must_use]
    pub const fn room(&self) -> u8 {
        1 + self.level(System::Cargo)
    }

    /// Full shields.
    #[must_use]
    pub const fn shields(&self) -> u8 {
        2 + self.level(System::Shields)
    }

    /// What is added to the die.
    #[must_use]
    pub const fn weapon(&self) -> u8 {
        self.level(System::Weapon)
    }

    /// Moves of a turn (CB-MOV-1, CB-BRK-2).
    #[must_use]
    pub const fn moves(&self) -> u8 {
        if self.breakdown { 1 } else { self.engine() + self.boosts }
    }

    /// Moves left in this turn.
    #[must_use]
    pub const fn moves_left(&self) -> u8 {
        if self.now.stopped { 0 } else { self.moves().saturating_sub(self.now.moved) }
    }

    /// Whether there is room for one more metal.
    #[must_use]
    pub const fn has_room(&self) -> bool {
        self.hold.len() < self.room()
    }

    /// How many bonus cards of a kind.
    #[inline]
    #[must_use]
    pub const fn cards(&self, card: Bonus) -> u8 {
        self.hand[card as usize]
    }

    /// How many bonus cards, of whatever kind.
    #[must_use]
    pub fn hand_len(&self) -> u8 {
        self.hand.iter().sum::<u8>() + self.hand_hidden
    }

    /// Whether his pirate token lies in a quadrant.
    #[must_use]
    pub const fn is_pirate_in(&self, quadrant: Colour) -> bool {
        self.pirate >> quadrant as u8 & 1 == 1
    }

    /// Whether he has met a token in this step.
    #[must_use]
    pub const fn has_met(&self, token: Token) -> bool {
        self.met & token.bit() > 0
    }

    /// The objective, if it is known.
    #[must_use]
    pub const fn objective(&self) -> Option<Objective> {
        match self.aim {
            Aim::Is(objective) => Some(objective),
            _ => None,
        }
    }
}
