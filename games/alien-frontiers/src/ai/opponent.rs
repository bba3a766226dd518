//! The kinds of computer opponents of this game, and the characters of its engine.

use crate::rules::AlienFrontiers;
use orrery_core::{self as core, Opponent};

/// A character of the engine, with preferences besides winning. The weights of each character are data, in
/// `assets/alien-frontiers/opponents/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum Character {
    /// No preference: only the win chance of its own seat counts.
    #[default]
    Surveyor,
    /// Prefers raids.
    Corsair,
    /// Prefers alien tech cards.
    Archivist,
    /// Prefers a large fleet.
    Shipwright,
    /// Prefers territories.
    Pioneer,
    /// Prefers to hold back the leader.
    Warden,
}

impl Character {
    /// All characters, the one without preferences first.
    pub const ALL: &'static [Character] = &[
        Character::Surveyor,
        Character::Corsair,
        Character::Archivist,
        Character::Shipwright,
        Character::Pioneer,
        Character::Warden,
    ];

    /// Returns the keyword of the character on the command line, in records and in language files.
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

impl From<core::OpponentCharacter> for Character {
    fn from(character: core::OpponentCharacter) -> Self {
        Character::ALL.get(character.index::<AlienFrontiers>()).copied().unwrap_or_default()
    }
}

impl From<Character> for core::OpponentCharacter {
    fn from(character: Character) -> Self {
        core::OpponentCharacter::nth::<AlienFrontiers>(character as usize)
    }
}

/// The share of the best other player's value that the baseline `parity` subtracts from a position's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Aggression {
    /// A share of 0.3; the strongest opponent of the three.
    Spacer,
    /// A share of 0.5.
    Admiral,
    /// A share of 0.9.
    Pirate,
}

impl Aggression {
    /// All aggressions, the mildest first.
    pub const ALL: &'static [Aggression] = &[Aggression::Spacer, Aggression::Admiral, Aggression::Pirate];
}

/// Flat Monte Carlo, a baseline.
pub const FLAT: Opponent = Opponent::Baseline("flat");
/// Monte Carlo tree search, a baseline.
pub const MCTS: Opponent = Opponent::Baseline("mcts");

impl Aggression {
    /// Returns the baseline with this aggression.
    pub const fn opponent(self) -> Opponent {
        Opponent::Baseline(match self {
            Aggression::Spacer => "parity",
            Aggression::Admiral => "parity-admiral",
            Aggression::Pirate => "parity-pirate",
        })
    }
}
