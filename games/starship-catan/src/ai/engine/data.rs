//! What levels, characters and the value are made of, read from `assets/starship-catan/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::weights::Weights;
use crate::rules::Module;
use orrery_core::loose;
use orrery_core::{Character, Level, ron};

/// How hard a level tries.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Which level, by its word.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// Error of its judgement, in chances to win.
    pub noise: f64,
    /// The chance that it forgets a card, a turn, 0 to 1.
    pub forgets: f64,
    /// Whether it never misses a win in hand.
    pub sees_wins: bool,
    /// Worlds in which each sector, and each thing to do in flight, is tried.
    pub worlds: u32,
    /// Ends of Trade and Build it finds at most.
    pub ends: usize,
    /// Times it plays on in thought from the best ends of a turn.
    pub plays_on: u32,
    /// Whether it takes any exchange that looks even by one price for everything.
    pub takes_even: bool,
}

/// What a character likes: factors on what the value weighs.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// Which character, by its word.
    pub character: String,
    /// Money.
    pub astro: f64,
    /// Trade ships and posts.
    pub posts: f64,
    /// Colony ships, and colonies themselves.
    pub colonies: f64,
    /// Cannons and fame.
    pub arms: f64,
    /// Modules of level 2.
    pub modules: f64,
    /// Being Friend of the People.
    pub friend: f64,
    /// The Sensor.
    pub sensor: f64,
    /// What an unknown card of a sector is worth to it beside what it may be.
    pub unknown: f64,
    /// How long it takes over an order, beside the usual time.
    pub pace: f32,
}

impl Temper {
    /// Weights as it sees them.
    #[must_use]
    pub fn sees(&self, weights: &Weights) -> Weights {
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
    found.ok_or_else(|| serde::de::Error::custom(format_args!("no level is called `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/starship-catan/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/starship-catan/opponents/characters.ron");
const VALUE: &str = include_str!("../../../../../assets/starship-catan/opponents/value.ron");

/// Reads the levels of a file.
///
/// # Errors
/// What is wrong, with its line.
pub fn read_levels(text: &str) -> Result<Vec<Skill>, String> {
    let skills: Vec<Skill> = ron::read_strict(text).map_err(|error| error.to_string())?;
    let missing = Level::FIVE.iter().find(|level| skills.iter().filter(|skill| skill.level == **level).count() != 1);
    missing.map_or(Ok(skills), |level| Err(format!("the level `{}` is not there exactly once", level.word())))
}

/// Reads the characters of a file; the first is the plain one.
///
/// # Errors
/// What is wrong, with its line.
pub fn read_characters(text: &str) -> Result<Vec<Temper>, String> {
    let tempers: Vec<Temper> = ron::read_strict(text).map_err(|error| error.to_string())?;
    if tempers.is_empty() { Err("there is no character".to_owned()) } else { Ok(tempers) }
}

/// Reads the weights of the value.
///
/// # Errors
/// What is wrong, with its line.
pub fn read_weights(text: &str) -> Result<Weights, String> {
    ron::read_strict(text).map_err(|error| error.to_string())
}

static SKILLS: LazyLock<Vec<Skill>> = LazyLock::new(|| of_file("levels", LEVELS, read_levels).unwrap_or_default());
static TEMPERS: LazyLock<Vec<Temper>> =
    LazyLock::new(|| of_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| of_file("value", VALUE, read_weights).unwrap_or_default());

/// What a file of `assets/starship-catan/opponents` says.
fn of_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text = loose::text(&format!("starship-catan/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
}

/// How hard `level` tries; nothing only if its file cannot be read.
#[must_use]
pub fn skill(level: Level) -> Option<&'static Skill> {
    SKILLS.iter().find(|skill| skill.level == level)
}

/// What `character` likes; nothing only if its file cannot be read.
#[must_use]
pub fn temper(character: Character) -> Option<&'static Temper> {
    let named = |word: &str| TEMPERS.iter().find(|temper| temper.character == word);
    character.word().and_then(named).or_else(|| TEMPERS.first())
}

/// The weights that come with the program.
#[must_use]
pub fn weights() -> &'static Weights {
    &WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_hold_every_level_character_and_weight() {
        read_levels(LEVELS).expect("the levels can be read");
        read_characters(CHARACTERS).expect("the characters can be read");
        read_weights(VALUE).expect("the weights can be read");
        let noise = |level| skill(level).map_or(0.0, |skill| skill.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) > noise(pair[1])));
    }

    #[test]
    fn a_level_left_out_or_misspelt_is_named() {
        let short: String = LEVELS.lines().filter(|line| !line.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(read_levels(&short).is_err_and(|error| error.contains("captain")));
        assert!(read_levels(&LEVELS.replace("pilot", "pilit")).is_err_and(|error| error.contains("pilit")));
    }
}
