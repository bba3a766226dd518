//! The parameters of levels, characters and the value net, read from `assets/contraband/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::nets::Nets;
use crate::ai::policy_weights::{GREEDY, PolicyWeights};
use orrery_core::asset_overrides;
use orrery_core::{Character, Level, ron};

/// The search parameters of a level.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, written as its keyword.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// The standard deviation of the evaluation noise of a line, as a win chance.
    pub noise: f32,
    /// The maximum number of nodes searched in a turn.
    pub moments: usize,
    /// The maximum number of lines that are simulated.
    pub ends: usize,
    /// The number of samples per line if all lines were simulated equally often.
    pub worlds: u32,
    /// The number of rounds simulated.
    pub rounds: u16,
    /// The number of rounds for which the noise stays the same while the ship's possessions stay the same; an opponent that
    /// changes its mind each turn would fly to and fro. With 0 every decision has its own noise.
    pub lasts: u16,
    /// The confidence margin: the number of standard errors by which another line must beat the default.
    pub doubt: f64,
}

/// The preferences of a character: win chances added to lines for things that the character likes.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The character, written as its keyword.
    pub character: String,
    /// The bonus for each unit of Plutonium taken into the hold.
    pub plutonium: f32,
    /// The bonus for each other metal taken into the hold.
    pub metals: f32,
    /// The bonus for each installed level of weapon and shields.
    pub arms: f32,
    /// The bonus for beginning a fight with a token or continuing an attack. A step into a meeting with the alien gets half of
    /// the bonus.
    pub fights: f32,
    /// The bonus for attacking a ship.
    pub attacks: f32,
    /// The bonus for buying metals that sell for more elsewhere, and for selling a metal of a kind that the market does not have.
    pub deals: f32,
    /// The maximum win chance that the character gives up in one decision for all its preferences.
    pub gives: f32,
    /// The fraction of the leader's win chance that the character subtracts from its own.
    pub spite: f32,
    /// The character's thinking time for an order, relative to the usual time.
    pub pace: f32,
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::FIVE.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no level `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/contraband/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/contraband/opponents/characters.ron");
const STYLE_FILE: &str = include_str!("../../../../../assets/contraband/opponents/style.ron");
const VALUE: &[u8] = include_bytes!("../../../../../assets/contraband/opponents/value.net");

/// Parses the levels in the text of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if a level does not appear exactly once.
pub fn read_levels(text: &str) -> Result<Vec<LevelParams>, String> {
    let skills: Vec<LevelParams> = ron::read_strict(text).map_err(|error| error.to_string())?;
    let missing = Level::FIVE.iter().find(|level| skills.iter().filter(|skill| skill.level == **level).count() != 1);
    missing.map_or(Ok(skills), |level| Err(format!("the level `{}` must appear exactly once", level.word())))
}

/// Parses the characters in the text of a file. The first is the plain character.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if it has no character.
pub fn read_characters(text: &str) -> Result<Vec<Personality>, String> {
    let tempers: Vec<Personality> = ron::read_strict(text).map_err(|error| error.to_string())?;
    if tempers.is_empty() { Err("expected at least one character".to_owned()) } else { Ok(tempers) }
}

static POLICY_WEIGHTS: LazyLock<PolicyWeights> =
    LazyLock::new(|| read_file("style", STYLE_FILE, read_policy_weights).unwrap_or(GREEDY));
static LEVEL_PARAMS: LazyLock<Vec<LevelParams>> =
    LazyLock::new(|| read_file("levels", LEVELS, read_levels).unwrap_or_default());
static PERSONALITIES: LazyLock<Vec<Personality>> =
    LazyLock::new(|| read_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static NETS: LazyLock<Nets> = LazyLock::new(|| {
    let fits = |bytes: &[u8]| Nets::read(bytes).map(drop);
    let bytes = asset_overrides::bytes("contraband/opponents/value.net", fits);
    Nets::read(bytes.as_deref().unwrap_or(VALUE)).unwrap_or_else(|_| Nets::fresh(0))
});

/// Reads a file of `assets/contraband/opponents`, or its override; `None` if it cannot be parsed.
fn read_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text = asset_overrides::text(&format!("contraband/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
}

/// Parses the parameters of the simulation policy.
///
/// # Errors
/// Returns a message if the file cannot be parsed.
pub fn read_policy_weights(text: &str) -> Result<PolicyWeights, String> {
    ron::read_strict(text).map_err(|error| error.to_string())
}

/// Returns the parameters of the simulation policy.
pub fn policy_weights() -> &'static PolicyWeights {
    &POLICY_WEIGHTS
}

/// Returns the parameters of a level; `None` if the program's own file is damaged.
pub fn level_params(level: Level) -> Option<&'static LevelParams> {
    LEVEL_PARAMS.iter().find(|skill| skill.level == level)
}

/// Returns the preferences of a character, or those of the plain character if there is no such character; `None` if the program's
/// own file is damaged.
pub fn personality(character: Character) -> Option<&'static Personality> {
    let named = character.word().and_then(|word| PERSONALITIES.iter().find(|temper| temper.character == word));
    named.or_else(|| PERSONALITIES.first())
}

/// Returns the nets that evaluate positions.
pub fn nets() -> &'static Nets {
    &NETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_character_and_net_files_are_complete() {
        let levels = read_levels(LEVELS).expect("the levels can be read");
        let characters = read_characters(CHARACTERS).expect("the characters can be read");
        Nets::read(VALUE).expect("the nets can be read");
        let words: Vec<&str> = characters.iter().map(|temper| temper.character.as_str()).collect();
        assert_eq!(words, <crate::Contraband as orrery_core::Rules>::CHARACTERS);
        let noise = |level| levels.iter().find(|skill| skill.level == level).map_or(0.0, |skill| skill.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) >= noise(pair[1])));
    }

    #[test]
    fn missing_or_misspelt_level_is_named_in_the_error() {
        let short: String = LEVELS.lines().filter(|line| !line.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(read_levels(&short).is_err_and(|error| error.contains("captain")));
        assert!(read_levels(&LEVELS.replace("pilot", "pilit")).is_err_and(|error| error.contains("pilit")));
    }
}
