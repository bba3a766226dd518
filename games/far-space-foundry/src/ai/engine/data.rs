//! What levels, characters and the value are made of, read from `assets/far-space-foundry/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::nets::Nets;
use orrery_core::loose;
use orrery_core::{Character, Level, ron};

/// How hard a level tries.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Which level, by its word.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// Error of its judgement of an end, in points, in its middling form.
    pub noise: f32,
    /// By how much its error is larger or smaller from match to match, in parts of it, 0 to 1.
    pub form: f32,
    /// Whether it thinks of the dock master.
    pub bribes: bool,
    /// Ends of its turn that it plays on in thought at most.
    pub ends: usize,
    /// How many worlds each end would get, were all played on as often.
    pub worlds: u32,
    /// Own turns that it looks ahead behind this one.
    pub turns: u32,
    /// As how many worlds its sight of an end counts beside those the end is played on in.
    pub trust: u32,
}

/// What a character likes: points that it sees in things beside those they bring.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// Which character, by its word.
    pub character: String,
    /// Each raw good on board.
    pub raws: f32,
    /// Each galactium on board, beside that.
    pub galactium: f32,
    /// Each credit.
    pub credits: f32,
    /// Each alien pilot.
    pub pilots: f32,
    /// Each token on board of the product it has most of.
    pub number: f32,
    /// Each kind on board.
    pub kinds: f32,
    /// Having bribed.
    pub bribes: f32,
    /// Of what the others may expect, how much it counts against its own.
    pub spite: f32,
    /// How long it takes over an order, beside the usual time.
    pub pace: f32,
}

impl Temper {
    /// Whether it sees more in anything than it brings.
    #[must_use]
    pub fn likes_anything(&self) -> bool {
        [self.raws, self.galactium, self.credits, self.pilots, self.number, self.kinds, self.bribes]
            .iter()
            .any(|&like| like != 0.0)
    }
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::FIVE.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("no level is called `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/far-space-foundry/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/far-space-foundry/opponents/characters.ron");
const VALUE: &[u8] = include_bytes!("../../../../../assets/far-space-foundry/opponents/value.net");

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

static SKILLS: LazyLock<Vec<Skill>> = LazyLock::new(|| of_file("levels", LEVELS, read_levels).unwrap_or_default());
static TEMPERS: LazyLock<Vec<Temper>> =
    LazyLock::new(|| of_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static NETS: LazyLock<Nets> = LazyLock::new(|| {
    let name = "far-space-foundry/opponents/value.net";
    let fits = |bytes: &[u8]| Nets::read(bytes).map(drop);
    let bytes = loose::bytes(name, fits);
    Nets::read(bytes.as_deref().unwrap_or(VALUE)).unwrap_or_else(|_| Nets::fresh(0))
});

/// What a file of `assets/far-space-foundry/opponents` says.
fn of_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text = loose::text(&format!("far-space-foundry/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
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
