//! A player and their ship (section 6): possessions, and actions in the current turn.

use super::board::BoardSpot;
use super::chance::BonusCounts;
use super::metals::MetalCounts;
use super::plan_row::MoveTokenRow;
use super::vocab::{BonusCard, Metal, Objective, PatrolToken, ShipSystem, Upgrade};
use orrery_core::Colour;

/// Each player's credits at the start (CB-SET-6).
pub const FIRST_CREDITS: u32 = 500;
/// The bit of [`PlayerState::beaten`] for a ship beaten in an attack; the lower bits belong to the tokens.
pub(super) const SHIP_BEATEN: u8 = 1 << PatrolToken::COUNT;

/// Metals in one place, some of which may be of a kind unknown to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MetalPile {
    /// The metals of known kind; in full states, all metals.
    pub known: MetalCounts,
    /// The number of metals of unknown kind; 0 in full states.
    pub hidden: u8,
}

impl MetalPile {
    /// Returns a pile of metals of known kind.
    pub const fn of(known: MetalCounts) -> MetalPile {
        MetalPile { known, hidden: 0 }
    }

    /// Returns the number of metals.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.known.len() + self.hidden
    }

    /// Reports whether there are no metals, of known or unknown kind.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns a pile of the same size in which only these metals are of known kind.
    pub const fn covered(&self, known: MetalCounts) -> MetalPile {
        MetalPile { known, hidden: self.len().saturating_sub(known.len()) }
    }
}

/// A secret objective (CB-SET-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SecretObjective {
    /// No objective.
    #[default]
    Nothing,
    /// An objective unknown to the viewer. It does not occur in full states.
    Hidden,
    /// A known objective.
    Is(Objective),
}

/// A player's actions in the current turn, or in the current round in simultaneous order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TurnState {
    /// The number of moves used, including those of lost tokens.
    pub moved: u8,
    /// True if the movement is over (CB-MOV-4).
    pub stopped: bool,
    /// True if the player has attacked.
    pub attacked: bool,
    /// The number of exchanges in mines (CB-MIN-2).
    pub swaps: u8,
    /// The kinds of metal sold, as three bits for each market (CB-MKT-4).
    pub sold: u32,
    /// The kinds of metal bought, as three bits for each market (CB-MKT-4).
    pub bought: u32,
    /// The spot at which the turn began (CB-SOL-4).
    pub begun: BoardSpot,
    /// True if the player has changed a token (CB-SIM-5).
    pub changed: bool,
}

impl TurnState {
    /// Returns the state at the start of a turn at this spot.
    pub const fn begins(at: BoardSpot) -> TurnState {
        TurnState { moved: 0, stopped: false, attacked: false, swaps: 0, sold: 0, bought: 0, begun: at, changed: false }
    }

    /// Returns the bit of a kind in a market, for [`Self::sold`] and [`Self::bought`].
    pub const fn trade_bit(market: usize, metal: Metal) -> u32 {
        1 << (market * Metal::COUNT + metal as usize)
    }
}

/// A player and their ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayerState {
    /// The player's credits.
    pub credits: u32,
    /// The spot of the ship.
    pub at: BoardSpot,
    /// The hold of the ship.
    pub hold: MetalPile,
    /// The levels of the installed upgrades, 0 to 2, indexed by system. In the views of other players, levels not revealed are 0.
    pub levels: [u8; ShipSystem::COUNT],
    /// The systems whose upgrade is revealed to all, one bit each (CB-HID-3).
    pub shown: u8,
    /// In views: the numbers of unrevealed upgrades of level 1 and of level 2; 0 in full states.
    pub backs: [u8; 2],
    /// The numbers of the player's bonus cards, by kind. In the views of other players, all are 0.
    pub hand: BonusCounts,
    /// In views: the number of bonus cards of unknown kind; 0 in full states.
    pub hand_hidden: u8,
    /// The player's objective.
    pub aim: SecretObjective,
    /// True if the objective is fulfilled and declared.
    pub done: bool,
    /// The quadrants with a pirate token of the player, one bit each (CB-PIR-1).
    pub pirate: u8,
    /// True if the ship is broken down.
    pub breakdown: bool,
    /// True if the police pass the ship over for the rest of the round (CB-ALI-6).
    pub unchecked: bool,
    /// The number of Engine Boosts in force (CB-BON-3).
    pub boosts: u8,
    /// The tokens met in this step of the round, one bit each (CB-MEET-1).
    pub met: u8,
    /// The number of mines that the player entered first (CB-BON-9).
    pub firsts: u8,
    /// The tokens that the player has beaten, one bit each, and one bit for a ship beaten in an attack. Of the aliens, only
    /// raiders count.
    pub beaten: u8,
    /// The player's actions in this turn.
    pub now: TurnState,
    /// The player's row of tokens, once it is laid.
    pub row: Option<MoveTokenRow>,
}

impl PlayerState {
    /// Returns a player at the start (CB-SET-6).
    pub fn new(colour: Colour) -> PlayerState {
        let at = BoardSpot::port(colour);
        PlayerState {
            credits: FIRST_CREDITS,
            at,
            hold: MetalPile::default(),
            levels: [0; ShipSystem::COUNT],
            shown: 0,
            backs: [0; 2],
            hand: [0; BonusCard::COUNT],
            hand_hidden: 0,
            aim: SecretObjective::Nothing,
            done: false,
            pirate: 0,
            breakdown: false,
            unchecked: false,
            boosts: 0,
            met: 0,
            firsts: 0,
            beaten: 0,
            now: TurnState::begins(at),
            row: None,
        }
    }

    /// Adds credits, saturating at [`u32::MAX`].
    pub(super) const fn earn(&mut self, credits: u32) {
        self.credits = self.credits.saturating_add(credits);
    }

    /// Returns the level of a system, 0 to 2.
    #[inline]
    pub const fn level(&self, system: ShipSystem) -> u8 {
        self.levels[system as usize]
    }

    /// Iterates over the installed upgrades of known kind.
    pub fn upgrades(&self) -> impl Iterator<Item = Upgrade> + use<'_> {
        let built = ShipSystem::ALL.iter().copied().filter(|&system| self.level(system) > 0);
        built.map(|system| Upgrade::of(system, self.level(system)))
    }

    /// Returns the number of systems with an upgrade, revealed or not.
    pub fn upgrade_count(&self) -> u8 {
        self.upgrades().count() as u8 + self.backs[0] + self.backs[1]
    }

    /// Reports whether the upgrade of a system is revealed to all.
    pub const fn is_shown(&self, system: ShipSystem) -> bool {
        self.shown >> system as u8 & 1 == 1
    }

    /// Returns the strength of the engine, without boosts.
    pub const fn engine(&self) -> u8 {
        1 + self.level(ShipSystem::Engine)
    }

    /// Returns the number of metals that the hold has room for (CB-MIN-4).
    pub const fn room(&self) -> u8 {
        1 + self.level(ShipSystem::Cargo)
    }

    /// Returns the number of shields of the undamaged ship.
    pub const fn shields(&self) -> u8 {
        2 + self.level(ShipSystem::Shields)
    }

    /// Returns the bonus that the weapon adds to the die in fights.
    pub const fn weapon(&self) -> u8 {
        self.level(ShipSystem::Weapon)
    }

    /// Returns the number of moves in a turn (CB-MOV-1, CB-BRK-2).
    pub const fn moves(&self) -> u8 {
        if self.breakdown { 1 } else { self.engine() + self.boosts }
    }

    /// Returns the number of moves left in this turn; 0 once the movement is over.
    pub const fn moves_left(&self) -> u8 {
        if self.now.stopped { 0 } else { self.moves().saturating_sub(self.now.moved) }
    }

    /// Reports whether there is room for one more metal.
    pub const fn has_room(&self) -> bool {
        self.hold.len() < self.room()
    }

    /// Returns the number of bonus cards of a kind.
    #[inline]
    pub const fn cards(&self, card: BonusCard) -> u8 {
        self.hand[card as usize]
    }

    /// Returns the number of bonus cards, of known and unknown kinds.
    pub fn hand_len(&self) -> u8 {
        self.hand.iter().sum::<u8>() + self.hand_hidden
    }

    /// Reports whether the player has a pirate token in a quadrant.
    pub const fn is_pirate_in(&self, quadrant: Colour) -> bool {
        self.pirate >> quadrant as u8 & 1 == 1
    }

    /// Reports whether the ship has met a token in this step of the round.
    pub const fn has_met(&self, token: PatrolToken) -> bool {
        self.met & token.bit() > 0
    }

    /// Returns the objective, if it is known.
    pub const fn objective(&self) -> Option<Objective> {
        match self.aim {
            SecretObjective::Is(objective) => Some(objective),
            _ => None,
        }
    }
}
