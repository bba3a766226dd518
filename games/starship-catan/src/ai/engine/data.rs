//! Parameters of the levels, the characters and the value function, read from `assets/starship-catan/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::weights::ValueWeights;
use crate::rules::Module;
use orrery_core::asset_overrides;
use orrery_core::{Character, Level, ron};

/// The parameters of a level, which set its playing strength.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, named by its word in the file.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// The standard deviation of the evaluation noise, in win chance.
    pub noise: f64,
    /// The chance per turn that the opponent forgets a card, 0 to 1.
    pub forgets: f64,
    /// True if the opponent never misses an immediate win.
    pub sees_wins: bool,
    /// The number of samples in which each sector, and each option in flight, is simulated.
    pub worlds: u32,
    /// The number of leaves of Trade and Build at which the search stops.
    pub ends: usize,
    /// The number of simulations from the best leaves of a turn, at the default budget.
    pub plays_on: u32,
    /// True if the opponent proposes no exchanges and accepts any that looks fair when everything but money has the same price.
    pub takes_even: bool,
}

/// The preferences of a character, as factors on the weights of the value function.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The character, named by its word.
    pub character: String,
    /// The factor on money.
    pub astro: f64,
    /// The factor on trade ships and friendship points.
    pub posts: f64,
    /// The factor on colony ships and on rolls on which colonies produce.
    pub colonies: f64,
    /// The factor on cannons and fame.
    pub arms: f64,
    /// The liking for level-2 modules: each 0.1 above 1 adds the value of 0.05 victory points to each of them.
    pub modules: f64,
    /// The additional factor on friendship points.
    pub friend: f64,
    /// The factor on the Sensor module.
    pub sensor: f64,
    /// The extra value of an unknown card in the choice of a sector.
    pub unknown: f64,
    /// The thinking time per order, relative to the usual time.
    pub pace: f32,
}

impl Personality {
    /// Returns the weights with these preferences applied.
    pub fn adjusted(&self, weights: &ValueWeights) -> ValueWeights {
        let mut liked = weights.clone();
        liked.astro.iter_mut().for_each(|weight| *weight *= self.astro);
        liked.trade_ship.iter_mut().for_each(|weight| *weight *= self.posts);
        liked.friendship *= self.posts * self.friend;
        liked.colony_ship.iter_mut().for_each(|weight| *weight *= self.colonies);
        liked.covered *= self.colonies;
        liked.firepower.iter_mut().for_each(|weight| *weight *= self.arms);
        liked.fame *= self.arms;
        let raised = self.modules - 1.0;
        liked.raised.iter_mut().for_each(|weight| *weight += raised * weights.point / 2.0);
        liked.modules[Module::Sensor.index()] *= self.sensor;
        liked.unknown += self.unknown;
        liked
    }
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::FIVE.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no level `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/starship-catan/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/starship-catan/opponents/characters.ron");
const VALUE: &str = include_str!("../../../../../assets/starship-catan/opponents/value.ron");

/// Reads the levels from the text of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if a level does not appear exactly once.
pub fn read_levels(text: &str) -> Result<Vec<LevelParams>, String> {
    let skills: Vec<LevelParams> = ron::read_strict(text).map_err(|error| error.to_string())?;
    let missing = Level::FIVE.iter().find(|level| skills.iter().filter(|skill| skill.level == **level).count() != 1);
    missing.map_or(Ok(skills), |level| Err(format!("the level `{}` must appear exactly once", level.word())))
}

/// Reads the characters from the text of a file. The first character is the neutral one.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if it contains no character.
pub fn read_characters(text: &str) -> Result<Vec<Personality>, String> {
    let tempers: Vec<Personality> = ron::read_strict(text).map_err(|error| error.to_string())?;
    if tempers.is_empty() { Err("expected at least one character".to_owned()) } else { Ok(tempers) }
}

/// Reads the weights of the value function from the text of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed.
pub fn read_weights(text: &str) -> Result<ValueWeights, String> {
    ron::read_strict(text).map_err(|error| error.to_string())
}

static LEVEL_PARAMS: LazyLock<Vec<LevelParams>> =
    LazyLock::new(|| read_file("levels", LEVELS, read_levels).unwrap_or_default());
static PERSONALITIES: LazyLock<Vec<Personality>> =
    LazyLock::new(|| read_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static WEIGHTS: LazyLock<ValueWeights> = LazyLock::new(|| read_file("value", VALUE, read_weights).unwrap_or_default());

/// Reads a file of `assets/starship-catan/opponents`. Returns `None` if it cannot be read.
fn read_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text = asset_overrides::text(&format!("starship-catan/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
}

/// Returns the parameters of `level`, or `None` if its file cannot be read.
pub fn level_params(level: Level) -> Option<&'static LevelParams> {
    LEVEL_PARAMS.iter().find(|skill| skill.level == level)
}

/// Returns the preferences of `character`, or those of the first character if the file does not list it. Returns `None` if the
/// file cannot be read.
pub fn personality(character: Character) -> Option<&'static Personality> {
    let named = |word: &str| PERSONALITIES.iter().find(|temper| temper.character == word);
    character.word().and_then(named).or_else(|| PERSONALITIES.first())
}

/// Returns the weights of the weight file, or the default weights if the file cannot be read.
pub fn weights() -> &'static ValueWeights {
    &WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_character_and_weight_files_are_complete() {
        read_levels(LEVELS).expect("the levels can be read");
        read_characters(CHARACTERS).expect("the characters can be read");
        read_weights(VALUE).expect("the weights can be read");
        let noise = |level| level_params(level).map_or(0.0, |skill| skill.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) > noise(pair[1])));
    }

    #[test]
    fn missing_or_misspelt_level_is_named_in_the_error() {
        let short: String = LEVELS.lines().filter(|line| !line.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(read_levels(&short).is_err_and(|error| error.contains("captain")));
        assert!(read_levels(&LEVELS.replace("pilot", "pilit")).is_err_and(|error| error.contains("pilit")));
    }
}
