//! Computer opponents and their names.

use std::fmt;

use super::contract::Rules;
use super::level::Level;

/// A named set of preferences that an engine has besides winning, from the list of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct OpponentCharacter(Option<&'static str>);

impl OpponentCharacter {
    /// The plain character, without preferences besides winning.
    pub const PLAIN: OpponentCharacter = OpponentCharacter(None);

    /// Returns the character with this name in [`Rules::CHARACTERS`], ignoring case, or `None` if there is none. The first entry
    /// is the plain one.
    pub fn of<G: Rules>(word: &str) -> Option<Self> {
        let at = G::CHARACTERS.iter().position(|known| known.eq_ignore_ascii_case(word))?;
        Some(Self::nth::<G>(at))
    }

    /// Returns the character at index `at` of the game's list, or the plain one if `at` is past the end.
    pub fn nth<G: Rules>(at: usize) -> Self {
        if at == 0 { OpponentCharacter::PLAIN } else { OpponentCharacter(G::CHARACTERS.get(at).copied()) }
    }

    /// Returns every character of a game, the plain one first.
    pub fn all<G: Rules>() -> impl Iterator<Item = Self> {
        (0..G::CHARACTERS.len().max(1)).map(Self::nth::<G>)
    }

    /// Returns the index of the character in the game's list.
    pub fn index<G: Rules>(self) -> usize {
        self.0.and_then(|word| G::CHARACTERS.iter().position(|known| *known == word)).unwrap_or(0)
    }

    /// Returns the name, or `None` for the plain character, whose name is always omitted.
    pub const fn word(self) -> Option<&'static str> {
        self.0
    }
}

/// A computer opponent: a baseline or the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// An opponent that chooses a legal order at random.
    Random,
    /// An opponent that follows a few rules of thumb.
    Simple,
    /// One of the game's own baselines, by name.
    Baseline(&'static str),
    /// The engine of the game, at a level and with a character.
    Engine {
        /// The difficulty level.
        level: Level,
        /// The preferences besides winning.
        character: OpponentCharacter,
    },
}

impl Opponent {
    /// Returns the engine at `level` with the plain character.
    pub const fn engine(level: Level) -> Self {
        Opponent::Engine { level, character: OpponentCharacter::PLAIN }
    }

    /// Returns every opponent of a game: the baselines first, in share code order, then the engine by level and character.
    pub fn all<G: Rules>() -> impl Iterator<Item = Opponent> {
        let own = G::BASELINES.iter().map(|&word| Opponent::Baseline(word));
        let engines = G::LEVELS.iter().flat_map(|&level| {
            OpponentCharacter::all::<G>().map(move |character| Opponent::Engine { level, character })
        });
        [Opponent::Random, Opponent::Simple].into_iter().chain(own).chain(engines)
    }

    /// Returns the baselines of a game, in share code order.
    pub fn baselines<G: Rules>() -> impl Iterator<Item = Opponent> {
        Self::all::<G>().filter(|opponent| opponent.level().is_none())
    }

    /// Returns the level of the engine, or `None` for other opponents.
    pub const fn level(self) -> Option<Level> {
        match self {
            Opponent::Engine { level, .. } => Some(level),
            _ => None,
        }
    }

    /// Returns the character of the engine, or `None` for other opponents.
    pub const fn character(self) -> Option<OpponentCharacter> {
        match self {
            Opponent::Engine { character, .. } => Some(character),
            _ => None,
        }
    }

    /// Returns the name on the command line and in records: `simple`, `captain`, `captain:corsair`.
    pub fn word(self) -> String {
        match self {
            Opponent::Random => "random".to_owned(),
            Opponent::Simple => "simple".to_owned(),
            Opponent::Baseline(word) => word.to_owned(),
            Opponent::Engine { level, character } => match character.word() {
                None => level.word().to_owned(),
                Some(character) => format!("{}:{character}", level.word()),
            },
        }
    }

    /// Finds an opponent of a game by name, ignoring case and surrounding spaces.
    pub fn from_word<G: Rules>(word: &str) -> Option<Self> {
        Self::all::<G>().find(|opponent| opponent.word().eq_ignore_ascii_case(word.trim()))
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word())
    }
}
