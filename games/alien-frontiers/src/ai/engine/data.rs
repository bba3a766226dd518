//! The parameters of levels and the preferences of characters, read from `assets/alien-frontiers/opponents/`.

use serde::Deserialize;

use crate::ai::Character;
use crate::ai::turn::SearchLimits;
use orrery_ai::engine::{EngineCharacter, EngineLevel, each_level_once};
use orrery_core::Level;

/// The parameters of the engine at a level.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, identified by its keyword.
    #[serde(deserialize_with = "orrery_ai::engine::any_level")]
    pub level: Level,
    /// Maximum number of nodes visited per turn.
    pub nodes: u32,
    /// Standard deviation of the evaluation noise of each leaf, in win chances, for 2, 3 and 4 players.
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
    /// Returns the standard deviation of the evaluation noise with this number of players. `form` is the opponent's form in this
    /// match, from −1 to 1.
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
    /// The character, identified by its keyword.
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

fn character<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Character, D::Error> {
    let word = String::deserialize(deserializer)?;
    let found = Character::ALL.iter().copied().find(|c| c.word() == word);
    found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no character `{word}`")))
}

impl EngineLevel for LevelParams {
    fn level(&self) -> Level {
        self.level
    }

    // A customised file may lack the Ensign; this level is then half-way between its neighbours.
    fn checked(levels: Vec<Self>) -> Result<Vec<Self>, String> {
        let mut levels = each_level_once(levels)?;
        let ensigns = levels.iter().filter(|params| params.level == Level::Ensign).count();
        if ensigns > 1 {
            return Err(format!("the level `{}` must appear exactly once", Level::Ensign.word()));
        }
        if let Some(params) = levels.iter().find(|params| !(0.0..=1.0).contains(&params.form)) {
            return Err(format!("the form of the level `{}` must be from 0 to 1", params.level.word()));
        }
        if ensigns == 0 {
            let below = levels.iter().position(|params| params.level == Level::Cadet).unwrap_or_default();
            let above = levels.iter().find(|params| params.level == Level::Pilot).copied().unwrap_or(levels[below]);
            let ensign = half_way(levels[below], above);
            levels.insert(below + 1, ensign);
        }
        Ok(levels)
    }
}

/// Returns the parameters of the Ensign for a file that lacks this level.
fn half_way(cadet: LevelParams, pilot: LevelParams) -> LevelParams {
    let mean = |a: f32, b: f32| f32::midpoint(a, b);
    let noise =
        (mean(cadet.noise.0, pilot.noise.0), mean(cadet.noise.1, pilot.noise.1), mean(cadet.noise.2, pilot.noise.2));
    LevelParams { level: Level::Ensign, noise, form: mean(cadet.form, pilot.form), ..pilot }
}

impl EngineCharacter for Personality {
    fn name(&self) -> &str {
        self.character.word()
    }

    fn pace(&self) -> f32 {
        self.pace
    }

    fn checked(mut characters: Vec<Self>) -> Result<Vec<Self>, String> {
        let missing = Character::ALL.iter().find(|c| characters.iter().filter(|t| t.character == **c).count() != 1);
        if let Some(missing) = missing {
            return Err(format!("the character `{}` must appear exactly once", missing.word()));
        }
        characters.sort_by_key(|personality| personality.character);
        Ok(characters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::AlienFrontiers;
    use orrery_ai::engine::GameEngine;
    const LEVELS: &str = <AlienFrontiers as GameEngine>::LEVELS;

    #[test]
    fn level_and_character_files_are_complete() {
        assert_eq!(AlienFrontiers::check_own_files(), Ok(()));
        let error = |level| AlienFrontiers::level_params(level).map(|params| params.error(2, 0.0));
        assert!(error(Level::Cadet) > error(Level::Admiral));
        let raid = |character: Character| AlienFrontiers::personality(character.into()).map(|liking| liking.raid);
        assert!(raid(Character::Corsair) > raid(Character::Surveyor));
    }

    #[test]
    fn level_file_without_ensign_gets_one_between_its_neighbours() {
        let old: String = LEVELS.lines().filter(|l| !l.contains("ensign")).collect::<Vec<_>>().join("\n");
        let skills = AlienFrontiers::read_levels(old.as_bytes()).expect("it can be read");
        let error = |level| skills.iter().find(|s| s.level == level).map_or(0.0, |s| s.error(3, 0.0));
        assert_eq!(skills.len(), Level::ALL.len());
        assert!(error(Level::Cadet) > error(Level::Ensign) && error(Level::Ensign) > error(Level::Pilot));
    }

    #[test]
    fn missing_or_misspelt_level_is_named_in_the_error() {
        let levels = |text: &str| AlienFrontiers::read_levels(text.as_bytes()).expect_err("a wrong file");
        let short: String = LEVELS.lines().filter(|l| !l.contains("captain")).collect::<Vec<_>>().join("\n");
        assert!(levels(&short).contains("captain"));
        assert!(levels(&LEVELS.replace("pilot", "pilit")).contains("pilit"));
        let wild = levels(&LEVELS.replacen("form: 0", "form: 7", 1));
        assert!(wild.contains("form") && wild.contains("cadet"), "{wild}");
        let characters = AlienFrontiers::read_characters(
            <AlienFrontiers as GameEngine>::CHARACTERS.replace("corsair", "corsar").as_bytes(),
        );
        assert!(characters.is_err_and(|e| e.contains("corsar")));
    }
}
