//! Level parameters and personalities, read from `assets/far-space-foundry/opponents/`.

use serde::Deserialize;

use orrery_core::Level;

/// The parameters of a level, which set its playing strength.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level, named by its keyword.
    #[serde(deserialize_with = "orrery_ai::engine::level_of_five")]
    pub level: Level,
    /// Evaluation noise of a leaf at average form, in points.
    pub noise: f32,
    /// Per-match skill variance: the part of the noise that varies from match to match, 0 to 1.
    pub form: f32,
    /// True if the level considers bribing the dock master.
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
    /// Value of each token of the most frequent product on board.
    pub number: f32,
    /// Value of each kind of good on board.
    pub kinds: f32,
    /// Value of having bribed the dock master in this half.
    pub bribes: f32,
    /// The share of the next player's expected points that is subtracted from the evaluation.
    pub spite: f32,
    /// Factor by which the usual time for an order is multiplied.
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

orrery_ai::engine_params!(LevelParams, Personality);

#[cfg(test)]
mod tests {
    use crate::rules::FarSpaceFoundry;
    use orrery_ai::engine::GameEngine as _;

    #[test]
    fn level_character_and_net_files_are_complete() {
        assert_eq!(FarSpaceFoundry::check_own_files(), Ok(()));
    }
}
