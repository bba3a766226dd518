//! Who can sit at a seat that no person plays.

use std::fmt;

use super::contract::Rules;
use super::level::Level;

/// What an engine likes besides winning: a word of its game's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Character(Option<&'static str>);

impl Character {
    /// Nothing but its own chance to win.
    pub const PLAIN: Character = Character(None);

    /// The character with this word of [`Rules::CHARACTERS`]; its first one is the plain one.
    #[must_use]
    pub fn of<G: Rules>(word: &str) -> Option<Self> {
        let at = G::CHARACTERS.iter().position(|known| known.eq_ignore_ascii_case(word))?;
        Some(Self::nth::<G>(at))
    }

    /// The character at this place of the game's list; the plain one beyond it.
    #[must_use]
    pub fn nth<G: Rules>(at: usize) -> Self {
        if at == 0 { Character::PLAIN } else { Character(G::CHARACTERS.get(at).copied()) }
    }

    /// Every character of a game, the plain one first.
    pub fn all<G: Rules>() -> impl Iterator<Item = Self> {
        (0..G::CHARACTERS.len().max(1)).map(Self::nth::<G>)
    }

    /// Its place in the game's list.
    #[must_use]
    pub fn index<G: Rules>(self) -> usize {
        self.0.and_then(|word| G::CHARACTERS.iter().position(|known| *known == word)).unwrap_or(0)
    }

    /// Its word; none of the plain one, which needs no naming.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        self.0
    }
}

/// A computer opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Any legal order, each equally likely.
    Random,
    /// A few plain rules of thumb.
    Simple,
    /// A yardstick of the game's own, by its word.
    Yardstick(&'static str),
    /// The engine.
    Engine {
        /// How hard it tries.
        level: Level,
        /// What it likes.
        character: Character,
    },
}

impl Opponent {
    /// The engine at `level` without a liking of its own.
    #[must_use]
    pub const fn engine(level: Level) -> Self {
        Opponent::Engine { level, character: Character::PLAIN }
    }

    /// Every opponent of a game: baselines and yardsticks first, in the order of share codes, then the engine by level and
    /// character.
    pub fn all<G: Rules>() -> impl Iterator<Item = Opponent> {
        let own = G::YARDSTICKS.iter().map(|&word| Opponent::Yardstick(word));
        let engines = G::LEVELS
            .iter()
            .flat_map(|&level| Character::all::<G>().map(move |character| Opponent::Engine { level, character }));
        [Opponent::Random, Opponent::Simple].into_iter().chain(own).chain(engines)
    }

    /// The baselines and yardsticks of a game, in the order of share codes.
    pub fn yardsticks<G: Rules>() -> impl Iterator<Item = Opponent> {
        Self::all::<G>().filter(|opponent| opponent.level().is_none())
    }

    /// How hard it tries, if it is the engine.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Opponent::Engine { level, .. } => Some(level),
            _ => None,
        }
    }

    /// What it likes, if it is the engine.
    #[must_use]
    pub const fn character(self) -> Option<Character> {
        match self {
            Opponent::Engine { character, .. } => Some(character),
            _ => None,
        }
    }

    /// The word of the command line and of records: `simple`, `captain`, `captain:corsair`.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Opponent::Random => "random".to_owned(),
            Opponent::Simple => "simple".to_owned(),
            Opponent::Yardstick(word) => word.to_owned(),
            Opponent::Engine { level, character } => match character.word() {
                None => level.word().to_owned(),
                Some(character) => format!("{}:{character}", level.word()),
            },
        }
    }

    /// Reads a word of a game, ignoring case.
    #[must_use]
    pub fn from_word<G: Rules>(word: &str) -> Option<Self> {
        Self::all::<G>().find(|opponent| opponent.word().eq_ignore_ascii_case(word.trim()))
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word())
    }
}
