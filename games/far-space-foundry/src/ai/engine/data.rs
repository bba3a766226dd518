//! Level parameters, personalities and nets, read from `assets/far-space-foundry/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::nets::Nets;
use orrery_core::asset_overrides;
use orrery_core::{Character, Level, ron};

/// The parameters of a level, which set its playing strength.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, named by its keyword.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// Evaluation noise of a leaf at average form, in points.
    pub noise: f32,
    /// Per-match skill variance: the part of the noise that varies from match to match, 0 to 1.
    pub form: f32,
    /// True if bribes of the dock master are considered.
    pub bribes: bool,
    /// Maximum number of candidate lines that are simulated.
    pub ends: usize,
    /// Number of samples per line, if all lines were simulated equally often.
    pub worlds: u32,
    /// Number of own turns after the current one that are simulated.
    pub turns: u32,
    /// Prior weight: the weight of a line's static value, in samples.
    pub trust: u32,
}

/// The personality of a character: the values, in points, that it adds to the evaluation for things it likes.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The character, named by its keyword.
    pub character: String,
    /// Value of each raw good on board.
    pub raws: f32,
    /// Additional value of each galactium on board.
    pub galactium: f32,
    /// Value of each credit.
    pub credits: f32,
    /// Value of each alien pilot.
    pub pilots: f32,
    /// Value of each token on board, for the most frequent product only.
    pub number: f32,
    /// Value of each kind of good on board.
    pub kinds: f32,
    /// Value of having bribed the dock master in this half.
    pub bribes: f32,
    /// The share of the next player's expected points that is subtracted from the evaluation.
    pub spite: f32,
    /// Factor on the usual time for an order.
    pub pace: f32,
}

impl Personality {
    /// Reports whether the character has any preference, apart from `spite`.
    pub fn has_preferences(&self) -> bool {
        [self.raws, self.galactium, self.credits, self.pilots, self.number, self.kinds, self.bribes]
            .iter()
            .any(|&like| like != 0.0)
    }
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::FIVE.iter().copied().find(|level| level.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no level `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/far-space-foundry/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/far-space-foundry/opponents/characters.ron");
const VALUE: &[u8] = include_bytes!("../../../../../assets/far-space-foundry/opponents/value.net");

/// Parses the levels of a file.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if a level does not appear exactly once.
pub fn read_levels(text: &str) -> Result<Vec<LevelParams>, String> {
    let skills: Vec<LevelParams> = ron::read_strict(text).map_err(|error| error.to_string())?;
    let missing = Level::FIVE.iter().find(|level| skills.iter().filter(|skill| skill.level == **level).count() != 1);
    missing.map_or(Ok(skills), |level| Err(format!("the level `{}` must appear exactly once", level.word())))
}

/// Parses the characters of a file. The first one is the character without preferences.
///
/// # Errors
/// Returns a message if the file cannot be parsed, or if it has no character.
pub fn read_characters(text: &str) -> Result<Vec<Personality>, String> {
    let tempers: Vec<Personality> = ron::read_strict(text).map_err(|error| error.to_string())?;
    if tempers.is_empty() { Err("expected at least one character".to_owned()) } else { Ok(tempers) }
}

static LEVEL_PARAMS: LazyLock<Vec<LevelParams>> =
    LazyLock::new(|| read_file("levels", LEVELS, read_levels).unwrap_or_default());
static PERSONALITIES: LazyLock<Vec<Personality>> =
    LazyLock::new(|| read_file("characters", CHARACTERS, read_characters).unwrap_or_default());
static NETS: LazyLock<Nets> = LazyLock::new(|| {
    let name = "far-space-foundry/opponents/value.net";
    let fits = |bytes: &[u8]| Nets::read(bytes).map(drop);
    let bytes = asset_overrides::bytes(name, fits);
    Nets::read(bytes.as_deref().unwrap_or(VALUE)).unwrap_or_else(|_| Nets::fresh(0))
});

/// Reads a file of `assets/far-space-foundry/opponents`, or its asset override if there is one. Returns `None` if the file cannot
/// be parsed.
fn read_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<T, String>) -> Option<T> {
    let text =
        asset_overrides::text(&format!("far-space-foundry/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).ok()
}

/// Returns the parameters of a level, or `None` if the file of levels cannot be read.
pub fn level_params(level: Level) -> Option<&'static LevelParams> {
    LEVEL_PARAMS.iter().find(|skill| skill.level == level)
}

/// Returns the personality of a character, or the plain one if there is no such character. Returns `None` if the file of
/// characters cannot be read.
pub fn personality(character: Character) -> Option<&'static Personality> {
    let named = character.word().and_then(|word| PERSONALITIES.iter().find(|temper| temper.character == word));
    named.or_else(|| PERSONALITIES.first())
}

/// Returns the nets that evaluate positions.
pub fn nets() -> &'static Nets {
    &NETS
}
