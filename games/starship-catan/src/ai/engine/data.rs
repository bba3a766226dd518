//! The parameters of the levels and the characters, read from `assets/starship-catan/opponents/`.

use serde::Deserialize;

use super::weights::ValueWeights;
use crate::rules::Module;
use orrery_core::Level;

/// The parameters of a level, which set its playing strength.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    /// The level to which the parameters belong.
    #[serde(deserialize_with = "orrery_ai::engine::level_of_five")]
    pub level: Level,
    /// The standard deviation of the evaluation noise, in win chance.
    pub noise: f64,
    /// The chance per turn of forgetting a card, 0 to 1.
    pub forgets: f64,
    /// True if the opponent never misses an immediate win.
    pub sees_wins: bool,
    /// The number of samples in which each sector, and each option in flight, is simulated.
    pub worlds: u32,
    /// The number of leaves of Trade and Build at which the search stops.
    pub ends: usize,
    /// The number of simulations that begin at the best leaves of a turn, at the default budget.
    pub plays_on: u32,
    /// True if the opponent proposes no exchanges and accepts any that looks fair when everything but money has the same price.
    pub takes_even: bool,
}

/// The preferences of a character, most of them as factors on the weights of the value function.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The keyword of the character.
    pub character: String,
    /// The factor on money.
    pub astro: f64,
    /// The factor on trade ships and friendship points.
    pub posts: f64,
    /// The factor on colony ships and on rolls on which colonies produce.
    pub colonies: f64,
    /// The factor on cannons and fame.
    pub arms: f64,
    /// The preference for level-2 modules: each 0.1 above 1 adds the value of 0.05 victory points to every such module.
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

orrery_ai::engine_params!(LevelParams, Personality);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::StarshipCatan;
    use orrery_ai::engine::GameEngine as _;

    #[test]
    fn level_character_and_weight_files_are_complete() {
        assert_eq!(StarshipCatan::check_own_files(), Ok(()));
        let noise = |level| StarshipCatan::level_params(level).map_or(0.0, |params| params.noise);
        assert!(Level::FIVE.windows(2).all(|pair| noise(pair[0]) > noise(pair[1])));
    }
}
