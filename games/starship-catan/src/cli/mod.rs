//! The training of Starship Catan from the command line: it fits the weights of the value function to the results of self-play.

use std::path::Path;
use std::process::ExitCode;

use super::StarshipCatan;
use super::ai::engine::{LevelParams, Personality, TrainingSamples, ValueWeights};
use orrery_ai::engine::{GameEngine as _, read_ron};
use orrery_cli::{SelfPlayTrainer, TrainFlags, Trainable, bad_file, by_rounds};
use orrery_core::{Level, OpponentCharacter, Rules as _, ron};

/// The default number of matches per round.
const MATCHES: u64 = 450;
/// The distance between the seeds of successive rounds, so that no deal is repeated.
const SEED_STEP: u64 = 1_000_003;
/// The strength of the regularisation towards the previous weights.
const REGULARIZATION: f64 = 3e-5;
/// The evaluation noise of the players, in win chance: small, but large enough for matches to differ. The players forget nothing.
const NOISE: f64 = 0.006;
/// The number of samples per decision.
const SAMPLES_PER_DECISION: u32 = 16;

impl Trainable for StarshipCatan {
    fn train(asked: &TrainFlags) -> ExitCode {
        asked.no_players(Self::KEY);
        asked.no_from(Self::KEY);
        match TrainingState::begin(asked) {
            Ok(mut training) => by_rounds(asked, MATCHES, &mut training),
            Err(error) => bad_file(error),
        }
    }
}

/// The state of the training: the weights, and the positions of the current round.
struct TrainingState {
    weights: ValueWeights,
    samples: TrainingSamples,
    skill: LevelParams,
    plain: &'static Personality,
    seed: u64,
}

impl TrainingState {
    /// Creates the state with the weights in the output file, or with the built-in weights if there is no such file.
    fn begin(asked: &TrainFlags) -> Result<Self, String> {
        let captain = StarshipCatan::level_params(Level::Captain).ok_or("the levels cannot be read")?;
        Ok(TrainingState {
            weights: read(&asked.out)?,
            samples: TrainingSamples::default(),
            skill: LevelParams { noise: NOISE, forgets: 0.0, worlds: SAMPLES_PER_DECISION, ..captain.clone() },
            plain: StarshipCatan::personality(OpponentCharacter::PLAIN).ok_or("the characters cannot be read")?,
            seed: asked.seed,
        })
    }
}

fn read(path: &Path) -> Result<ValueWeights, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    match std::fs::read(path) {
        Ok(text) => read_ron(&text).map_err(|error| told(&error)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Ok(StarshipCatan::own_weights().cloned().unwrap_or_default())
        }
        Err(error) => Err(told(&error)),
    }
}

impl SelfPlayTrainer for TrainingState {
    fn play(&mut self, round: u64, number: u64) {
        let deal = self.seed.wrapping_add(round * SEED_STEP + number);
        self.samples.play(&self.weights, &self.skill, self.plain, deal);
    }

    fn learn(&mut self, _: u64) -> String {
        let samples = std::mem::take(&mut self.samples);
        let (fitted, before, after) = samples.fit(&self.weights, REGULARIZATION);
        self.weights = fitted;
        format!("{} positions, squared miss {before:.5}, then {after:.5}", samples.count())
    }

    fn file(&self) -> Result<Vec<u8>, String> {
        let pretty = ron::PrettyConfig::new().depth_limit(1);
        let text = ron::write_strict(&self.weights, pretty).map_err(|error| error.to_string())?;
        Ok((text + "\n").into_bytes())
    }
}
