//! Engines: opponents with levels, characters and weights, which are files of `assets/KEY/opponents`.

use std::fmt::Debug;
use std::sync::OnceLock;

use serde::de::{Deserialize as _, DeserializeOwned, Deserializer, Error as _};

use super::contract::Opponents;
use super::{Plan, SearchBudget, SearchHandle, levels};
use orrery_core::{Character, Level, Opponent, RandomGenerator, Rules, asset_overrides, ron};

/// The parameters of a level, an entry of the file `levels.ron`.
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

/// The preferences of a character, an entry of the file `characters.ron`.
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

/// A game whose levels are its own engine, with parameters, characters and weights in files of `assets/KEY/opponents`.
pub trait EngineGame: Opponents {
    /// The parameters of a level.
    type LevelParams: EngineLevel;
    /// The preferences of a character.
    type Personality: EngineCharacter;
    /// What the engine evaluates positions with.
    type Weights: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// Returns the files of levels and characters, a static of the game.
    fn files() -> &'static EngineFiles<Self>;

    /// Returns the weights that come with the program, for a match with this view; `None` if there are none for such matches.
    fn weights(view: &Self::View) -> Option<&'static Self::Weights>;

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
        view: &Self::View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self>;

    /// Returns the parameters of a level; `None` if the game's own file is damaged.
    fn level_params(level: Level) -> Option<&'static Self::LevelParams> {
        Self::files().levels().iter().find(|params| params.level() == level)
    }

    /// Returns the preferences of a character, or those of the first one if the file does not list it; `None` if the game's own
    /// file is damaged.
    fn personality(character: Character) -> Option<&'static Self::Personality> {
        let all = Self::files().characters();
        character.word().and_then(|word| all.iter().find(|known| known.name() == word)).or_else(|| all.first())
    }
}

/// The levels and characters of a game's engine. Each file is read at its first use, and an asset override replaces it.
#[derive(Debug)]
pub struct EngineFiles<G: EngineGame> {
    own_levels: &'static str,
    own_characters: &'static str,
    levels: OnceLock<Vec<G::LevelParams>>,
    characters: OnceLock<Vec<G::Personality>>,
}

impl<G: EngineGame> EngineFiles<G> {
    /// Creates the files from the texts of the embedded `levels.ron` and `characters.ron`.
    pub const fn new(own_levels: &'static str, own_characters: &'static str) -> Self {
        EngineFiles { own_levels, own_characters, levels: OnceLock::new(), characters: OnceLock::new() }
    }

    /// Checks that the embedded files can be read and list the characters of the rules.
    ///
    /// # Errors
    /// Returns a message that describes the first error.
    pub fn check_own(&self) -> Result<(), String> {
        read_levels::<G>(self.own_levels.as_bytes())?;
        let characters = read_characters::<G>(self.own_characters.as_bytes())?;
        let names: Vec<&str> = characters.iter().map(EngineCharacter::name).collect();
        if names == G::CHARACTERS { Ok(()) } else { Err(format!("{names:?} are not {:?}", G::CHARACTERS)) }
    }

    fn levels(&self) -> &[G::LevelParams] {
        let read = || read_file::<G, _>("levels.ron", self.own_levels.as_bytes(), read_levels::<G>);
        self.levels.get_or_init(|| read().unwrap_or_default())
    }

    fn characters(&self) -> &[G::Personality] {
        let read = || read_file::<G, _>("characters.ron", self.own_characters.as_bytes(), read_characters::<G>);
        self.characters.get_or_init(|| read().unwrap_or_default())
    }
}

/// Reads the levels of a game from the text of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if the levels are not those that [`EngineLevel::checked`] expects.
pub fn read_levels<G: EngineGame>(text: &[u8]) -> Result<Vec<G::LevelParams>, String> {
    read_ron(text).and_then(G::LevelParams::checked)
}

/// Reads the characters of a game from the text of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if the characters are not those that [`EngineCharacter::checked`] expects.
pub fn read_characters<G: EngineGame>(text: &[u8]) -> Result<Vec<G::Personality>, String> {
    read_ron(text).and_then(G::Personality::checked)
}

/// Reads a value from the text of a RON file.
///
/// # Errors
/// Returns a message if the text is not UTF-8, or cannot be parsed.
pub fn read_ron<T: DeserializeOwned>(text: &[u8]) -> Result<T, String> {
    ron::read_strict(std::str::from_utf8(text).map_err(|error| error.to_string())?).map_err(|error| error.to_string())
}

/// Reads the file `name` of a game's `assets/KEY/opponents`: its asset override if that is valid, otherwise the embedded bytes
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

/// Deserialises one of the five levels that every game has from its name.
///
/// # Errors
/// Returns an error that repeats an unknown name.
pub fn level_of_five<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    level_among(Level::FIVE, deserializer)
}

/// Deserialises any level from its name.
///
/// # Errors
/// Returns an error that repeats an unknown name.
pub fn any_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    level_among(Level::ALL, deserializer)
}

fn level_among<'de, D: Deserializer<'de>>(levels: &[Level], deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = levels.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| D::Error::custom(format_args!("there is no level `{word}`")))
}

/// Returns the plan of the game's engine for one of its levels, and that of the shared tree search for other opponents.
pub fn engine_plan<G: EngineGame>(
    view: &G::View,
    opponent: Opponent,
    effort: SearchBudget,
    watch: &SearchHandle<G>,
) -> Plan<G> {
    let engine = || {
        let Opponent::Engine { level, character } = opponent else { return None };
        let (params, personality) = (G::level_params(level)?, G::personality(character)?);
        Some(G::plan_with(G::weights(view)?, params, personality, view, effort, watch))
    };
    engine().unwrap_or_else(|| levels::plan(view, opponent, effort, watch))
}

/// Returns the factor for the length of an opponent's pauses: that of its character, and 1 for opponents without characters.
pub fn engine_pace<G: EngineGame>(opponent: Opponent) -> f32 {
    opponent.character().and_then(G::personality).map_or(1.0, EngineCharacter::pace)
}

/// Returns approximately normal noise with a standard deviation of 1, which is the same for the same seed.
pub fn normal_noise(seed: u64) -> f64 {
    let mut generator = RandomGenerator::new(seed);
    let sixteenths = (0..3).map(|_| generator.next()).flat_map(|bits| (0..4).map(move |i| bits >> (16 * i) & 0xffff));
    sixteenths.sum::<u64>() as f64 / 65_536.0 - 6.0
}
