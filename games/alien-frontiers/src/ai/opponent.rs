//! What decides for the computer opponents of this game, and what its engine may like.

use crate::rules::AlienFrontiers;
use orrery_core::{self as core, Level, Opponent};

/// What the engine likes besides winning; what each does is data, in `assets/alien-frontiers/opponents/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum Character {
    /// Nothing but its own chance to win.
    #[default]
    Surveyor,
    /// Raids.
    Corsair,
    /// Alien tech cards.
    Archivist,
    /// A large fleet.
    Shipwright,
    /// Territories.
    Pioneer,
    /// Holding the leader back.
    Warden,
}

impl Character {
    /// Every character, the plain one first.
    pub const ALL: &'static [Character] = &[
        Character::Surveyor,
        Character::Corsair,
        Character::Archivist,
        Character::Shipwright,
        Character::Pioneer,
        Character::Warden,
    ];

    /// The word of the command line, of records and of the language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Character::Surveyor => "surveyor",
            Character::Corsair => "corsair",
            Character::Archivist => "archivist",
            Character::Shipwright => "shipwright",
            Character::Pioneer => "pioneer",
            Character::Warden => "warden",
        }
    }
}

impl From<core::Character> for Character {
    fn from(character: core::Character) -> Self {
        Character::ALL.get(character.index::<AlienFrontiers>()).copied().unwrap_or_default()
    }
}

impl From<Character> for core::Character {
    fn from(character: Character) -> Self {
        core::Character::nth::<AlienFrontiers>(character as usize)
    }
}

/// How much the yardstick `parity` holds the best other player against a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Aggression {
    /// 0.3 of the other's value; the strongest of the three.
    Spacer,
    /// 0.5.
    Admiral,
    /// 0.9.
    Pirate,
}

impl Aggression {
    /// All three, the mildest first.
    pub const ALL: &'static [Aggression] = &[Aggression::Spacer, Aggression::Admiral, Aggression::Pirate];
}

/// Flat Monte Carlo, a yardstick.
pub const FLAT: Opponent = Opponent::Yardstick("flat");
/// Monte Carlo tree search, a yardstick.
pub const MCTS: Opponent = Opponent::Yardstick("mcts");

impl Aggression {
    /// The yardstick that plays so.
    #[must_use]
    pub const fn opponent(self) -> Opponent {
        Opponent::Yardstick(match self {
            Aggression::Spacer => "parity",
            Aggression::Admiral => "parity-admiral",
            Aggression::Pirate => "parity-pirate",
        })
    }
}

/// What decides for a computer opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Any legal order, each equally likely.
    Random,
    /// The first that is legal of: launch, Constructor, Terraforming, Shipyard, ore, fuel, Hub, Bay.
    Simple,
    /// A fixed sum over what lies on the table after the own turn: a yardstick.
    Parity(Aggression),
    /// Flat Monte Carlo: a yardstick.
    Flat,
    /// Monte Carlo tree search: a yardstick.
    Mcts,
    /// The engine.
    Engine {
        /// How hard it tries.
        level: Level,
        /// What it likes.
        character: Character,
    },
}

impl From<Opponent> for Policy {
    fn from(opponent: Opponent) -> Self {
        match opponent {
            Opponent::Random => Policy::Random,
            Opponent::Simple => Policy::Simple,
            Opponent::Yardstick("parity") => Policy::Parity(Aggression::Spacer),
            Opponent::Yardstick("parity-admiral") => Policy::Parity(Aggression::Admiral),
            Opponent::Yardstick("parity-pirate") => Policy::Parity(Aggression::Pirate),
            Opponent::Yardstick("flat") => Policy::Flat,
            Opponent::Yardstick(_) => Policy::Mcts,
            Opponent::Engine { level, character } => Policy::Engine { level, character: character.into() },
        }
    }
}
