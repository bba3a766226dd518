//! What levels, characters and the value are made of, read from `assets/contraband/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::nets::Nets;
use crate::ai::style::{GREEDY, Style};
use orrery_core::loose;
use orrery_core::{Character, Level, ron};

/// How hard a level tries.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Which level, by its word.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// Error of its judgement of a way to go on, in chances to win.
    pub noise: f32,
    /// Moments of a turn it looks at, at most.
    pub moments: usize,
    /// Ways to go on that it plays on in thought, at most.
    pub ends: usize,
    /// How many worlds each of these would get, were all played on as often.
    pub worlds: u32,
    /// Rounds that it plays on in thought.
    pub rounds: u16,
    /// Rounds that an error lasts while the ship has what it has: an opponent that changes its mind each turn flies to and fro. With 0 every
    /// decision has errors of its own.
    pub lasts: u16,
    /// Standard errors by which another way must be better than the plain one.
    pub doubt: f64,
}

/// What a character likes: chances to win that it sees in things beside those they bring.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// Which character, by its word.
    pub character: String,
    /// Each Plutonium in its hold.
    pub plutonium: f32,
    /// Each other metal in its hold.
    pub metals: f32,
    /// Each level of its weapon and shields.
    pub arms: f32,
    /// Fighting police or aliens, and being where the alien may come.
    pub fights: f32,
    /// Attacking a ship.
    pub attacks: f32,
    /// Buying what brings more elsewhere, and selling where it is the first of its kind.
    pub deals: f32,
    /// What it gives up at most in one decision for all that it likes.
    pub gives: f32,
    /// Of the leader's chance to win, how much it counts against its own.
    pub spite: f32,
    /// How long it takes over an order, beside the usual time.
    pub pace: f32,
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::FIVE.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("no level is called `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/contraband/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/contraband/opponents/characters.ron");
const STYLE_FILE: &str = include_str!("../../../../../assets/contraband/opponents/style.ron");
const VALUE: &[u8] = include_bytes!("../../../../../assets/contraband/opponents/value.net");

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

static STYLE: LazyLock<Style> = LazyLock::new(|| of_file("style", STYLE_FILE, read_style).unwrap_or(GREEDY));
static SKILLS: LazyLock<Vec<Skill>> = LazyLock::new(|| of_file("levels", LEVELS, read_levels).unwrap_or_default());
static TEMPERS: LazyLock<Vec<Temper>> =
    LazyLock::new(|| of_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static NETS: LazyLock<Nets> = LazyLock::new(|| {
    let fits = |bytes: &[u8]| Nets::read(bytes).map(drop);
    let bytes = loose::bytes("contraband/opponents/value.net", fits);
    Nets::read(bytes.as_deref().unwrap_or(VALUE)).unwrap_or_else(|_| Nets::fresh(0))
});

/// What a file of `assets/contraband/opponents` says.
fn of_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text = loose::text(&format!("contraband/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
}

/// Reads how turns are played in thought.
///
/// # Errors
/// What is wrong, with its line.
pub fn read_style(text: &str) -> Result<Style, String> {
    ron::read_strict(text).map_err(|error| error.to_string())
}

/// How turns are played in thought.
#[must_use]
pub fn style() -> &'static Style {
    &STYLE
}

/// How hard a level tries; nothing if the program's own file is damaged.
#[must_use]
pub fn skill(level: Level) -> Option<&'static Skill> {
    SKILLS.iter().find(|skill| skill.level == level)
}

/// What a character likes, the plain one if no other is meant.
#[must_use]
pub fn temper(character: Character) -> Option<&'static Temper> {
    let named = character.word().and_then(|word| TEMPERS.iter().find(|temper| temper.character == word));
    named.or_else(|| TEMPERS.first())
}

/// What positions are judged by.
#[must_use]
pub fn nets() -> &'static Nets {
    &NETS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_hold_every_level_and_character_and_the_nets() {
        let levels = read_levels(LEVELS).expect("the levels can be read");
        let characters = read_characters(CHARACTERS).expect("the characters can be read");
        Nets::read(VALUE).expect("the nets can be read");
        let words: Vec<&str> = characters.iter().map(|temper| temper.character.as_str()).collect();
        assert_eq!(words, <crate::Contraband as orrery_core::Rules>::CHARACTERS);
        let noise = |level| levels.iter().find(|skill| skill.level == level).map_or(0.0, |skill| skill.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) >= noise(pair[1])));
    }

    #[test]
    fn a_level_left_out_or_misspelt_is_named() {
        let short: String = LEVELS.lines().filter(|line| !line.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(read_levels(&short).is_err_and(|error| error.contains("captain")));
        assert!(read_levels(&LEVELS.replace("pilot", "pilit")).is_err_and(|error| error.contains("pilit")));
    }
}
