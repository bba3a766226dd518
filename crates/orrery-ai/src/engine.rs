//! Engines: opponents with levels, characters and weights, which are read from files in `assets/KEY/opponents`.

use std::fmt::Debug;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _};

use super::{Plan, SearchBudget, SearchHandle};
use orrery_core::{Level, OpponentCharacter, RandomGenerator, Rules, asset_overrides, ron, static_cache};

/// The parameters of a level, read from an entry of the file `levels.ron`.
pub trait EngineLevel: DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Returns the level.
    fn level(&self) -> Level;

    /// Returns the levels of a file after a check. By default each of the five levels must appear exactly once.
    ///
    /// # Errors
    /// Returns a message that names a wrong or missing level.
    fn checked(levels: Vec<Self>) -> Result<Vec<Self>, String> {
        each_level_once(levels)
    }
}

/// The preferences of a character, read from an entry of the file `characters.ron`.
pub trait EngineCharacter: DeserializeOwned + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Returns the name of the character.
    fn name(&self) -> &str;

    /// Returns the character's time per order, relative to the usual time.
    fn pace(&self) -> f32;

    /// Returns the characters of a file after a check, the plain one first. By default there must be at least one.
    ///
    /// # Errors
    /// Returns a message that describes the first error.
    fn checked(characters: Vec<Self>) -> Result<Vec<Self>, String> {
        if characters.is_empty() { Err("expected at least one character".to_owned()) } else { Ok(characters) }
    }
}

/// Implements [`EngineLevel`] for a struct with a field `level`, and [`EngineCharacter`] for one with the fields `character` and
/// `pace`, both with the default check of their file.
#[macro_export]
macro_rules! engine_params {
    ($level:ty, $character:ty) => {
        impl $crate::engine::EngineLevel for $level {
            fn level(&self) -> ::orrery_core::Level {
                self.level
            }
        }

        impl $crate::engine::EngineCharacter for $character {
            fn name(&self) -> &str {
                &self.character
            }

            fn pace(&self) -> f32 {
                self.pace
            }
        }
    };
}

/// The engine behind the levels of a game. Its levels, characters and weights are files in `assets/KEY/opponents`, which are read
/// at their first use and can be replaced by asset overrides. A game implements this trait for itself, or uses [`NoEngine`].
pub trait GameEngine<G: Rules = Self>: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The parameters of a level.
    type LevelParams: EngineLevel;
    /// The preferences of a character.
    type Personality: EngineCharacter;
    /// The weights with which the engine evaluates positions.
    type Weights: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// The text of the embedded file `levels.ron`.
    const LEVELS: &'static str;
    /// The text of the embedded file `characters.ron`.
    const CHARACTERS: &'static str;
    /// The name of the file of weights, and its embedded bytes. A game whose weights are not in one file overrides
    /// [`Self::weights`] instead.
    const WEIGHTS: (&'static str, &'static [u8]) = ("", &[]);

    /// Returns the program's own weights for a match with this view, or `None` if there are none for such matches.
    fn weights(view: &G::View) -> Option<&'static Self::Weights> {
        let _ = view;
        Self::own_weights()
    }

    /// Returns the weights of the file [`Self::WEIGHTS`], or `None` if the embedded bytes are damaged.
    fn own_weights() -> Option<&'static Self::Weights> {
        let read = || {
            let (name, own) = Self::WEIGHTS;
            read_file::<G, _>(name, own, |bytes| Self::read_weights(bytes, *G::PLAYERS.end()))
        };
        static_cache::<Option<Self::Weights>>(read).as_ref()
    }

    /// Reads weights for this number of players from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not such weights.
    fn read_weights(bytes: &[u8], players: u8) -> Result<Self::Weights, String>;

    /// Returns the engine's plan for the rest of the deciding seat's turn.
    fn plan_with(
        weights: &Self::Weights,
        level_params: &Self::LevelParams,
        personality: &Self::Personality,
        view: &G::View,
        effort: SearchBudget,
        watch: &SearchHandle<G>,
    ) -> Plan<G>;

    /// Reads the levels from the text of a file.
    ///
    /// # Errors
    /// Returns a message if the text cannot be parsed, or if the levels are not those that [`EngineLevel::checked`] expects.
    fn read_levels(text: &[u8]) -> Result<Vec<Self::LevelParams>, String> {
        read_ron(text).and_then(EngineLevel::checked)
    }

    /// Reads the characters from the text of a file.
    ///
    /// # Errors
    /// Returns a message if the text cannot be parsed, or if the characters are not those that [`EngineCharacter::checked`]
    /// expects.
    fn read_characters(text: &[u8]) -> Result<Vec<Self::Personality>, String> {
        read_ron(text).and_then(EngineCharacter::checked)
    }

    /// Returns the parameters of a level, or `None` if the file does not list the level or the embedded file is damaged.
    fn level_params(level: Level) -> Option<&'static Self::LevelParams> {
        let read = || read_file::<G, _>("levels.ron", Self::LEVELS.as_bytes(), Self::read_levels).unwrap_or_default();
        static_cache::<Vec<Self::LevelParams>>(read).iter().find(|params| params.level() == level)
    }

    /// Returns the preferences of a character, or those of the first one if the file does not list it. Returns `None` if the
    /// embedded file is damaged.
    fn personality(character: OpponentCharacter) -> Option<&'static Self::Personality> {
        let read = || {
            read_file::<G, _>("characters.ron", Self::CHARACTERS.as_bytes(), Self::read_characters).unwrap_or_default()
        };
        let all = static_cache::<Vec<Self::Personality>>(read);
        character.word().and_then(|word| all.iter().find(|known| known.name() == word)).or_else(|| all.first())
    }

    /// Checks that the embedded levels, characters and weights can be read, and that the characters are those of
    /// [`Rules::CHARACTERS`].
    fn check_own_files() -> Result<(), String> {
        Self::read_levels(Self::LEVELS.as_bytes())?;
        if !Self::WEIGHTS.1.is_empty() {
            Self::read_weights(Self::WEIGHTS.1, *G::PLAYERS.end())?;
        }
        let characters = Self::read_characters(Self::CHARACTERS.as_bytes())?;
        let names: Vec<&str> = characters.iter().map(EngineCharacter::name).collect();
        if names == G::CHARACTERS { Ok(()) } else { Err(format!("{names:?} are not {:?}", G::CHARACTERS)) }
    }
}

/// The engine of games without an engine of their own: their levels use the shared tree search.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum NoEngine {}

impl EngineLevel for NoEngine {
    fn level(&self) -> Level {
        match *self {}
    }
}

impl EngineCharacter for NoEngine {
    fn name(&self) -> &str {
        match *self {}
    }

    fn pace(&self) -> f32 {
        match *self {}
    }
}

impl<G: Rules> GameEngine<G> for NoEngine {
    type LevelParams = NoEngine;
    type Personality = NoEngine;
    type Weights = NoEngine;

    const LEVELS: &'static str = "[]";
    const CHARACTERS: &'static str = "[]";

    fn weights(_: &G::View) -> Option<&'static NoEngine> {
        None
    }

    fn read_weights(_: &[u8], _: u8) -> Result<NoEngine, String> {
        Err(format!("{} has no engine that reads weights", G::KEY))
    }

    fn plan_with(
        weights: &NoEngine,
        _: &NoEngine,
        _: &NoEngine,
        _: &G::View,
        _: SearchBudget,
        _: &SearchHandle<G>,
    ) -> Plan<G> {
        match *weights {}
    }

    fn read_levels(_: &[u8]) -> Result<Vec<NoEngine>, String> {
        Err(format!("{} does not read files of levels", G::KEY))
    }

    fn level_params(_: Level) -> Option<&'static NoEngine> {
        None
    }

    fn personality(_: OpponentCharacter) -> Option<&'static NoEngine> {
        None
    }
}

/// Reads a value from the text of a RON file.
///
/// # Errors
/// Returns a message if the text is not UTF-8 or cannot be parsed.
pub fn read_ron<T: DeserializeOwned>(text: &[u8]) -> Result<T, String> {
    ron::read_strict(std::str::from_utf8(text).map_err(|error| error.to_string())?).map_err(|error| error.to_string())
}

/// Reads the file `name` in a game's `assets/KEY/opponents`: its asset override if that is valid, otherwise the embedded bytes
/// `own`. Returns `None` only if these are damaged.
pub fn read_file<G: Rules, T>(name: &str, own: &[u8], read: impl Fn(&[u8]) -> Result<T, String>) -> Option<T> {
    let theirs = asset_overrides::bytes(&format!("{}/opponents/{name}", G::KEY), |bytes| read(bytes).map(drop));
    read(theirs.as_deref().unwrap_or(own)).ok()
}

/// Returns `levels` if each of the five levels that every game has is among them exactly once.
///
/// # Errors
/// Returns a message that names the first level that is missing or repeated.
pub fn each_level_once<L: EngineLevel>(levels: Vec<L>) -> Result<Vec<L>, String> {
    let wrong = Level::FIVE.iter().find(|&&level| levels.iter().filter(|params| params.level() == level).count() != 1);
    wrong.map_or(Ok(levels), |level| Err(format!("the level `{}` must appear exactly once", level.word())))
}

/// Deserialises a level from its name. Only the five levels that every game has are accepted.
///
/// # Errors
/// Returns an error that contains the name if it is not that of such a level.
pub fn level_of_five<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    level_among(Level::FIVE, deserializer)
}

/// Deserialises any level from its name.
///
/// # Errors
/// Returns an error that contains the name if there is no such level.
pub fn any_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    level_among(Level::ALL, deserializer)
}

fn level_among<'de, D: Deserializer<'de>>(levels: &[Level], deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = levels.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| D::Error::custom(format_args!("there is no level `{word}`")))
}

/// Returns approximately normal noise with a standard deviation of 1, which is the same for the same seed.
pub fn normal_noise(seed: u64) -> f64 {
    let mut generator = RandomGenerator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0
}
