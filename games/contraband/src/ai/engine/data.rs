//! The parameters of levels, characters and the simulation policy, read from `assets/contraband/opponents/`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::ai::policy_weights::{GREEDY, PolicyWeights};
use crate::rules::Contraband;
use orrery_ai::engine::{read_file, read_ron};
use orrery_core::Level;

/// The search parameters of a level.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, written as its keyword.
    #[serde(deserialize_with = "orrery_ai::engine::level_of_five")]
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

orrery_ai::engine_params!(LevelParams, Personality);

static POLICY_WEIGHTS: LazyLock<PolicyWeights> = LazyLock::new(|| {
    let own = include_bytes!("../../../../../assets/contraband/opponents/style.ron");
    read_file::<Contraband, _>("style.ron", own, read_ron).unwrap_or(GREEDY)
});

/// Returns the parameters of the simulation policy.
pub fn policy_weights() -> &'static PolicyWeights {
    &POLICY_WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_ai::engine::GameEngine as _;

    #[test]
    fn level_character_and_net_files_are_complete() {
        assert_eq!(Contraband::check_own_files(), Ok(()));
        let noise = |level| Contraband::level_params(level).map_or(0.0, |params| params.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) >= noise(pair[1])));
    }
}
