//! The parameters of levels and the preferences of characters, read from `assets/alien-frontiers/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::Character;
use crate::ai::turn::SearchLimits;
use orrery_core::Level;
use orrery_core::asset_overrides;
use orrery_core::ron;

/// The parameters of the engine at a level.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, given by its keyword.
    #[serde(deserialize_with = "level")]
    pub level: Level,
    /// Maximum number of nodes visited per turn.
    pub nodes: u32,
    /// Standard deviation of the evaluation noise of each leaf, in win chances, with 2, 3 and 4 players.
    pub noise: (f32, f32, f32),
    /// Maximum variation of the noise from match to match, as a share of the noise, 0 to 1.
    #[serde(default)]
    pub form: f32,
    /// True if the engine always takes an immediate win that it finds.
    pub sees_wins: bool,
    /// True if the engine never ends the match as a loser while its turn can end in another way.
    pub holds_on: bool,
    /// Maximum number of reveals (new displays and rerolls) that the engine evaluates.
    pub looks: u32,
    /// Total number of playouts of the compared leaves at the usual budget.
    pub plays_on: u32,
    /// Number of rounds in a playout before the position is evaluated.
    #[serde(default = "one")]
    pub rounds: u32,
    /// Maximum number of nodes visited per turn of a playout; a quarter fewer after a reveal.
    #[serde(default = "quick")]
    pub quick: u32,
}

/// Returns the default number of rounds.
const fn one() -> u32 {
    1
}

/// Returns the default number of nodes per turn of a playout.
const fn quick() -> u32 {
    SearchLimits::WHOLE_TURN
}

impl LevelParams {
    /// Returns the standard deviation of the evaluation noise with this number of players. `form` is the form in the match, from
    /// −1 to 1.
    pub fn error(&self, players: u8, form: f32) -> f32 {
        let usual = match players {
            2 => self.noise.0,
            3 => self.noise.1,
            _ => self.noise.2,
        };
        usual * self.form.mul_add(form, 1.0)
    }
}

/// The preferences of a character.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The character, given by its keyword.
    #[serde(deserialize_with = "character")]
    pub character: Character,
    /// Weight of the character's own win chance.
    pub own: f32,
    /// Weight of the best other player's win chance, which is subtracted.
    pub leader: f32,
    /// Value of ships docked at the Raiders' Outpost at the end of the turn, in win chances.
    pub raid: f32,
    /// Value of an additional card, in win chances.
    pub card: f32,
    /// Value of an additional ship, including the relic ship, in win chances.
    pub ship: f32,
    /// Value of a ship docked at the Colonist Hub, in win chances.
    pub hub: f32,
    /// Time per order relative to the usual time.
    pub pace: f32,
}

fn level<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Level::ALL.iter().copied().find(|l| l.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no level `{word}`")))
}

fn character<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Character, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Character::ALL.iter().copied().find(|c| c.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no character `{word}`")))
}

const LEVELS: &str = include_str!("../../../../../assets/alien-frontiers/opponents/levels.ron");
const CHARACTERS: &str = include_str!("../../../../../assets/alien-frontiers/opponents/characters.ron");

/// Reads the levels from the text of a file. Adds the Ensign if the file lacks this level.
///
/// # Errors
/// Returns a description of the first error in the file.
pub fn read_levels(text: &str) -> Result<Vec<LevelParams>, String> {
    let mut skills: Vec<LevelParams> = ron::read_strict(text).map_err(|e| e.to_string())?;
    let times = |level: Level| skills.iter().filter(|s| s.level == level).count();
    let wrong = Level::FIVE.iter().copied().find(|&level| times(level) != 1);
    let wrong = wrong.or_else(|| (times(Level::Ensign) > 1).then_some(Level::Ensign));
    if let Some(level) = wrong {
        return Err(format!("the level `{}` must appear exactly once", level.word()));
    }
    if let Some(skill) = skills.iter().find(|skill| !(0.0..=1.0).contains(&skill.form)) {
        return Err(format!("the form of the level `{}` must be from 0 to 1", skill.level.word()));
    }
    // A customised file may lack the Ensign; this level is then half-way between its neighbours.
    if times(Level::Ensign) == 0 {
        let below = skills.iter().position(|s| s.level == Level::Cadet).unwrap_or_default();
        let above = skills.iter().find(|s| s.level == Level::Pilot).copied().unwrap_or(skills[below]);
        let ensign = half_way(skills[below], above);
        skills.insert(below + 1, ensign);
    }
    Ok(skills)
}

/// Returns the parameters of the Ensign for a file that lacks this level.
fn half_way(cadet: LevelParams, pilot: LevelParams) -> LevelParams {
    let mean = |a: f32, b: f32| f32::midpoint(a, b);
    let noise =
        (mean(cadet.noise.0, pilot.noise.0), mean(cadet.noise.1, pilot.noise.1), mean(cadet.noise.2, pilot.noise.2));
    LevelParams { level: Level::Ensign, noise, form: mean(cadet.form, pilot.form), ..pilot }
}

/// Reads the characters from the text of a file.
///
/// # Errors
/// Returns a description of the first error in the file.
pub fn read_characters(text: &str) -> Result<Vec<Personality>, String> {
    let tempers: Vec<Personality> = ron::read_strict(text).map_err(|e| e.to_string())?;
    let missing = Character::ALL.iter().find(|c| tempers.iter().filter(|t| t.character == **c).count() != 1);
    missing.map_or(Ok(tempers), |c| Err(format!("the character `{}` must appear exactly once", c.word())))
}

static LEVEL_PARAMS: LazyLock<Vec<LevelParams>> = LazyLock::new(|| read_file("levels", LEVELS, read_levels));
static PERSONALITIES: LazyLock<Vec<Personality>> =
    LazyLock::new(|| read_file("characters", CHARACTERS, read_characters));

/// Reads a file of `assets/alien-frontiers/opponents`, or its customised version if that is valid.
fn read_file<T>(name: &str, own: &'static str, read: fn(&str) -> Result<Vec<T>, String>) -> Vec<T> {
    let text =
        asset_overrides::text(&format!("alien-frontiers/opponents/{name}.ron"), own, |text| read(text).map(drop));
    read(text).unwrap_or_default()
}

/// Returns the parameters of `level`.
pub fn level_params(level: Level) -> LevelParams {
    let noise = (0.0, 0.0, 0.0);
    let (form, rounds, quick) = (0.0, one(), quick());
    let (sees_wins, holds_on, looks, plays_on) = (true, true, 0, 0);
    let best = LevelParams { level, nodes: 20_000, noise, form, sees_wins, holds_on, looks, plays_on, rounds, quick };
    LEVEL_PARAMS.iter().copied().find(|s| s.level == level).unwrap_or(best)
}

/// Returns the preferences of `character`.
pub fn personality(character: Character) -> Personality {
    let plain = Personality { character, own: 1.0, leader: 0.0, raid: 0.0, card: 0.0, ship: 0.0, hub: 0.0, pace: 1.0 };
    PERSONALITIES.iter().copied().find(|t| t.character == character).unwrap_or(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_and_character_files_are_complete() {
        read_levels(LEVELS).expect("the levels can be read");
        read_characters(CHARACTERS).expect("the characters can be read");
        assert!(level_params(Level::Cadet).error(2, 0.0) > level_params(Level::Admiral).error(2, 0.0));
        assert!(personality(Character::Corsair).raid > personality(Character::Surveyor).raid);
    }

    #[test]
    fn level_file_without_ensign_gets_one_between_its_neighbours() {
        let old: String = LEVELS.lines().filter(|l| !l.contains("ensign")).collect::<Vec<_>>().join("\n");
        let skills = read_levels(&old).expect("it can be read");
        let error = |level| skills.iter().find(|s| s.level == level).map_or(0.0, |s| s.error(3, 0.0));
        assert_eq!(skills.len(), Level::ALL.len());
        assert!(error(Level::Cadet) > error(Level::Ensign) && error(Level::Ensign) > error(Level::Pilot));
    }

    #[test]
    fn missing_or_misspelt_level_is_named_in_the_error() {
        let short: String = LEVELS.lines().filter(|l| !l.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(read_levels(&short).is_err_and(|e| e.contains("captain")));
        let wild = LEVELS.replacen("form: 0", "form: 7", 1);
        assert!(read_levels(&wild).is_err_and(|e| e.contains("form") && e.contains("cadet")));
        assert!(read_characters(&CHARACTERS.replace("corsair", "corsar")).is_err_and(|e| e.contains("corsar")));
    }
}
