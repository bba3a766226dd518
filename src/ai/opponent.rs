//! Who can sit at a seat that no person plays, and the words for them.

use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How hard the engine tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Level {
    /// Loses to a beginner.
    Cadet,
    /// Beats the simple opponent.
    Pilot,
    /// The middle.
    Captain,
    /// Judges the whole turn without error of its own.
    Commodore,
    /// The best there is: plays on in thought before it decides.
    Admiral,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Level] = &[Level::Cadet, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral];

    /// The word of the command line, of records and of the language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Cadet => "cadet",
            Level::Pilot => "pilot",
            Level::Captain => "captain",
            Level::Commodore => "commodore",
            Level::Admiral => "admiral",
        }
    }
}

/// What the engine likes besides winning; what each does is data, in `assets/opponents/`.
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

/// How much the published opponent holds the best other player against a position.
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

/// A computer opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Any legal order, each equally likely.
    Random,
    /// The first that is legal of: launch, Constructor, Terraforming, Shipyard, ore, fuel, Hub, Bay.
    Simple,
    /// The published opponent of this game, made anew from its description: a yardstick.
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

/// Every opponent with its word.
static WORDS: LazyLock<Vec<(Opponent, String)>> = LazyLock::new(|| {
    let mut words = vec![
        (Opponent::Random, "random".to_owned()),
        (Opponent::Simple, "simple".to_owned()),
        (Opponent::Parity(Aggression::Spacer), "parity".to_owned()),
        (Opponent::Parity(Aggression::Admiral), "parity-admiral".to_owned()),
        (Opponent::Parity(Aggression::Pirate), "parity-pirate".to_owned()),
        (Opponent::Flat, "flat".to_owned()),
        (Opponent::Mcts, "mcts".to_owned()),
    ];
    for &level in Level::ALL {
        for &character in Character::ALL {
            let plain = character == Character::default();
            let word = if plain { level.word().to_owned() } else { format!("{}:{}", level.word(), character.word()) };
            words.push((Opponent::Engine { level, character }, word));
        }
    }
    words
});

impl Opponent {
    /// Every opponent: baselines and yardsticks first, then the engine by level and character.
    pub fn all() -> impl Iterator<Item = Opponent> {
        WORDS.iter().map(|&(opponent, _)| opponent)
    }

    /// The engine at `level` without a liking of its own.
    #[must_use]
    pub const fn engine(level: Level) -> Self {
        Opponent::Engine { level, character: Character::Surveyor }
    }

    /// The word of the command line and of records: `simple`, `captain`, `captain:corsair`.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.iter().find(|(opponent, _)| *opponent == self).map_or("", |(_, word)| word)
    }

    /// Reads a word, ignoring case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        WORDS.iter().find(|(_, known)| known.eq_ignore_ascii_case(word.trim())).map(|&(opponent, _)| opponent)
    }
}

impl Serialize for Opponent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Opponent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Opponent::from_word(&word).ok_or_else(|| D::Error::custom(format_args!("no opponent is called `{word}`")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_found_by_its_word() {
        for opponent in Opponent::all() {
            assert_eq!(Opponent::from_word(opponent.word()), Some(opponent), "{opponent:?}");
        }
        assert_eq!(Opponent::from_word("nobody"), None);
    }
}
