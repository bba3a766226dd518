//! The plan, the options, the progress and the measurements of a training run.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Optimiser, TrainingSample};
use crate::ai::net::Net;
use crate::ai::turn::SearchLimits;

/// The plan of a training run. Two runs with the same plan result in the same net.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Number of units of the net's first hidden layer: 64, 128, 192 or 256.
    #[serde(default = "narrow")]
    pub width: usize,
    /// Total number of matches to be played.
    pub games: u64,
    /// The seed for all randomness.
    pub seed: u64,
    /// The file of weights to start from; `None` for fresh weights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<PathBuf>,
    /// The file of weights of an older version of the net to play against; `None` for no such opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meets: Option<PathBuf>,
    /// Number of matches at the start that are played with a handmade evaluation.
    pub warm_games: u64,
    /// The lambda of the targets at the beginning, 0 to 1: the higher it is, the more the result of a match counts compared with
    /// the evaluations of its turns.
    pub lambda_from: f32,
    /// The lambda at the end.
    pub lambda_to: f32,
    /// Learning rate at the beginning.
    pub rate_from: f32,
    /// Learning rate at the end.
    pub rate_to: f32,
    /// Share of exploring turns at the beginning; at the end it is a third of this.
    pub exploring: f32,
    /// Number of the latest positions that the net learns from.
    pub window: usize,
    /// Average number of times that the net learns from each position.
    pub reuse: f32,
    /// Maximum number of nodes visited per turn.
    pub limit: u32,
    /// Number of matches between two measurements.
    pub measure_every: u64,
    /// Number of matches in each measurement.
    pub measure_games: u64,
}

/// Returns the width of the net if the plan does not give one.
const fn narrow() -> usize {
    64
}

impl TrainingPlan {
    /// Returns the usual plan for this number of players, limited to 2 to 4, and this number of matches.
    pub fn usual(players: u8, games: u64, seed: u64) -> Self {
        TrainingPlan {
            players: players.clamp(2, 4),
            width: 128,
            games,
            seed,
            from: None,
            meets: None,
            warm_games: (games / 10).min(1500),
            lambda_from: 0.7,
            lambda_to: 0.3,
            rate_from: 1e-3,
            rate_to: 1e-4,
            exploring: 0.06,
            window: 120_000,
            reuse: 6.0,
            limit: SearchLimits::WHOLE_TURN,
            measure_every: (games / 20).clamp(250, 5000),
            measure_games: 100,
        }
    }
}

/// An extension of a training run beyond its planned end. Lambda, learning rate and exploration return to the values that they
/// have at the same share of the longer run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrainingExtension {
    /// Planned number of matches before the extension.
    pub games: u64,
    /// Number of matches played when it was extended.
    pub after: u64,
}

/// The options of a run; they do not affect the resulting net.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrainingRunOptions {
    /// The file of weights to write; the checkpoint and the learning curve are written next to it.
    pub out: PathBuf,
    /// Number of threads that play matches.
    pub threads: usize,
    /// Time between two checkpoints.
    pub checkpoint_every: Duration,
    /// Time limit, after which the run stops with a checkpoint.
    pub at_most: Option<Duration>,
}

/// The progress of a training run.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct TrainingProgress {
    /// Number of matches played.
    pub games: u64,
    /// Time taken by all runs together, in seconds.
    pub seconds: f64,
    /// Number of positions learned from, each counted once.
    pub positions: u64,
    /// Mean loss of the win chances after the latest set of matches.
    pub loss: f32,
    /// The result of the latest measurement.
    pub measured: Option<StrengthMeasurement>,
}

/// A measurement of a net that chooses the best leaf of each turn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct StrengthMeasurement {
    /// Number of training matches before the measurement.
    pub games: u64,
    /// Share of wins against simple opponents in all other seats.
    pub against_simple: f32,
    /// Share of wins against the net of the previous measurement in all other seats. In a run that started from a file of
    /// weights, the opponent is always the net of that file.
    pub against_older: f32,
}

/// A training run in progress.
#[derive(Debug, Clone, PartialEq)]
pub struct TrainingRun {
    pub(super) plan: TrainingPlan,
    pub(super) extended: Vec<TrainingExtension>,
    pub(super) progress: TrainingProgress,
    pub(super) learner: Optimiser,
    /// The opponent in measurements: the net of the previous measurement, or the net of the file that the run started from.
    pub(super) older: Net,
    /// An older version of the net to play against.
    pub(super) guest: Option<Net>,
    pub(super) window: Vec<TrainingSample>,
    /// The index of the next sample to replace in a full window.
    pub(super) oldest: usize,
}
