//! The training of this game's nets, with matches that the engine plays against itself by static evaluation.

use std::path::Path;
use std::process::ExitCode;

use super::FarSpaceFoundry;
use super::ai::engine::{Nets, Personality, TrainingSamples, match_of};
use orrery_ai::engine::GameEngine as _;
use orrery_cli::{SelfPlayTrainer, TrainFlags, Trainable, bad_file, by_rounds};
use orrery_core::{OpponentCharacter, Rules as _};

/// Default number of matches in a round.
const MATCHES: u64 = 1000;
/// Number of passes over the samples of a round.
const TRAINING_PASSES: u32 = 4;
/// Difference between the seeds of two rounds, so that no deal occurs twice.
const SEED_STEP: u64 = 1_000_003;
/// Decay of the learning rate: the rate of round *n*, counted from 0, is the first rate divided by 1 + *n* × `RATE_DECAY`.
const RATE_DECAY: f32 = 0.3;

impl Trainable for FarSpaceFoundry {
    fn train(asked: &TrainFlags) -> ExitCode {
        asked.no_players(Self::KEY);
        asked.no_from(Self::KEY);
        match TrainingState::begin(asked) {
            Ok(mut training) => by_rounds(asked, MATCHES, &mut training),
            Err(error) => bad_file(error),
        }
    }
}

/// The nets, the samples of the current round, and the settings of the training.
struct TrainingState {
    nets: Nets,
    /// True if training began with untrained nets. All seats then play like the greedy opponent in the first round.
    fresh: bool,
    lessons: TrainingSamples,
    plain: &'static Personality,
    rate: f32,
    seed: u64,
}

impl TrainingState {
    /// Continues with the nets of the file, or begins with untrained ones if there is no file.
    fn begin(asked: &TrainFlags) -> Result<Self, String> {
        let found = read(&asked.out)?;
        Ok(TrainingState {
            fresh: found.is_none(),
            nets: found.unwrap_or_else(|| Nets::fresh(asked.seed)),
            lessons: TrainingSamples::default(),
            plain: FarSpaceFoundry::personality(OpponentCharacter::PLAIN).ok_or("the characters cannot be read")?,
            rate: asked.rate_from,
            seed: asked.seed,
        })
    }
}

/// Reads the nets of a file. Returns `None` if the file does not exist.
fn read(path: &Path) -> Result<Option<Nets>, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    match std::fs::read(path) {
        Ok(bytes) => Nets::read(&bytes).map(Some).map_err(|error| told(&error)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(told(&error)),
    }
}

impl SelfPlayTrainer for TrainingState {
    fn play(&mut self, round: u64, number: u64) {
        let (players, options) = match_of(number);
        let guided = self.fresh && round == 0;
        let deal = self.seed.wrapping_add(round * SEED_STEP + number);
        self.lessons.play(&self.nets, self.plain, guided, players, options, deal);
    }

    fn learn(&mut self, round: u64) -> String {
        let lessons = std::mem::take(&mut self.lessons);
        let rate = self.rate / (1.0 + RATE_DECAY * round as f32);
        let [alpha, beta, alone] = lessons.train(&mut self.nets, TRAINING_PASSES, rate, self.seed.wrapping_add(round));
        let points = lessons.points();
        format!("{points:.2} points; squared miss {alpha:.2} in Alpha, {beta:.2} in Beta, {alone:.2} by Alpha alone")
    }

    fn file(&self) -> Result<Vec<u8>, String> {
        Ok(self.nets.write())
    }
}
