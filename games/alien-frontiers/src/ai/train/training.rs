//! The data of a training.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Optimiser, TrainingSample};
use crate::ai::net::Net;
use crate::ai::turn::SearchLimits;

/// The plan of a training. Two trainings with the same plan make the same net.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// Number of players, 2 to 4.
    pub players: u8,
    /// Units of the net's first hidden layer: 64, 128, 192 or 256.
    #[serde(default = "narrow")]
    pub width: usize,
    /// Matches to be played in all.
    pub games: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// The file of weights to begin with; without it the weights are fresh.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<PathBuf>,
    /// The file of weights of an older self to play against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meets: Option<PathBuf>,
    /// Number of matches at the start that are played by a handmade evaluation.
    pub warm_games: u64,
    /// The lambda of the targets at the beginning (0 to 1): the share of the match's result in a target.
    pub lambda_from: f32,
    /// The lambda at the end.
    pub lambda_to: f32,
    /// Learning rate at the beginning.
    pub rate_from: f32,
    /// Learning rate at the end.
    pub rate_to: f32,
    /// Share of exploring turns at the beginning; a third of it at the end.
    pub exploring: f32,
    /// Number of the latest positions that are learned from.
    pub window: usize,
    /// Average number of times that each position is learned from.
    pub reuse: f32,
    /// Nodes visited per turn.
    pub limit: u32,
    /// Matches between two measurements.
    pub measure_every: u64,
    /// Matches of each measurement.
    pub measure_games: u64,
}

/// The width of nets that were trained before the width became an option.
const fn narrow() -> usize {
    64
}

impl TrainingPlan {
    /// The usual plan.
    #[must_use]
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

/// An extension of a training beyond its planned end: its rate and exploration rise again to their values at that share of the
/// longer training.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrainingExtension {
    /// Planned number of matches before the extension.
    pub games: u64,
    /// Number of matches played when it was extended.
    pub after: u64,
}

/// The way a training is run; it does not affect the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunOptions {
    /// The file of weights to write; checkpoint and curve are next to it.
    pub out: PathBuf,
    /// Number of threads that play.
    pub threads: usize,
    /// Time between two checkpoints.
    pub checkpoint_every: Duration,
    /// Time limit: the training stops here with a checkpoint if it takes longer.
    pub at_most: Option<Duration>,
}

/// The progress of a training.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct TrainingProgress {
    /// Matches played.
    pub games: u64,
    /// Time taken in all runs together, in seconds.
    pub seconds: f64,
    /// Positions learned from, each counted once.
    pub positions: u64,
    /// Recent mean loss of the chances to win.
    pub loss: f32,
    /// The last measurement.
    pub measured: Option<Measurement>,
}

/// A measurement of a net that chooses the best leaf of each turn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// Number of training matches played before it.
    pub games: u64,
    /// Share of wins against simple opponents in all other seats.
    pub against_simple: f32,
    /// Share of wins against the net of the previous measurement in all other seats; in a training that began with the weights of a
    /// file, against those.
    pub against_older: f32,
}

/// A training in progress.
#[derive(Debug, Clone, PartialEq)]
pub struct Training {
    pub(super) plan: TrainingPlan,
    pub(super) extended: Vec<TrainingExtension>,
    pub(super) progress: TrainingProgress,
    pub(super) learner: Optimiser,
    /// The net of the previous measurement, or the one it began with.
    pub(super) older: Net,
    /// An older self to play against.
    pub(super) guest: Option<Net>,
    pub(super) window: Vec<TrainingSample>,
    /// The index of the next sample to replace in a full window.
    pub(super) oldest: usize,
}
