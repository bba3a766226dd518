//! What a training is made of.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Learner, Sample};
use crate::ai::net::Net;
use crate::ai::turn::Limits;

/// What a training is to do. Two trainings with the same plan make the same net.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TrainingPlan {
    /// How many play, 2 to 4.
    pub players: u8,
    /// Units of the net's first hidden layer: 64, 128, 192 or 256.
    #[serde(default = "narrow")]
    pub width: usize,
    /// Matches to be played in all.
    pub games: u64,
    /// What all chance comes from.
    pub seed: u64,
    /// The file of weights it began with; fresh ones without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<PathBuf>,
    /// The file of weights of an older self that it meets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meets: Option<PathBuf>,
    /// The first matches, which are played by a hand-made value.
    pub warm_games: u64,
    /// How much of what a position came to is what the match came to, at the beginning (0 to 1).
    pub lambda_from: f32,
    /// The same at the end.
    pub lambda_to: f32,
    /// Size of a step at the beginning.
    pub rate_from: f32,
    /// The same at the end.
    pub rate_to: f32,
    /// Share of turns not played as thought best, at the beginning; a third of it at the end.
    pub exploring: f32,
    /// Positions of the last matches that are learned from.
    pub window: usize,
    /// How often each position is learned from, on average.
    pub reuse: f32,
    /// Moments of a turn looked at.
    pub limit: u32,
    /// Matches between two measurements.
    pub measure_every: u64,
    /// Matches of each measurement.
    pub measure_games: u64,
}

/// The width of nets trained before it could be chosen.
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
            limit: Limits::WHOLE_TURN,
            measure_every: (games / 20).clamp(250, 5000),
            measure_games: 100,
        }
    }
}

/// A training that was to end, and went on for longer: its steps and explorations then grew again to what they are at
/// that share of the longer one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extension {
    /// Matches it was to have in all before.
    pub games: u64,
    /// Matches played when that changed.
    pub after: u64,
}

/// How a training is run; changes nothing of what comes out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Running {
    /// The file of weights to write; checkpoint and curve lie beside it.
    pub out: PathBuf,
    /// Threads that play.
    pub threads: usize,
    /// Time between two checkpoints.
    pub checkpoint_every: Duration,
    /// End here with a checkpoint, if the training takes longer.
    pub at_most: Option<Duration>,
}

/// Where a training stands.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Matches played.
    pub games: u64,
    /// Time it took, of all runs together, in seconds.
    pub seconds: f64,
    /// Positions learned from, new ones only.
    pub positions: u64,
    /// Mean loss of the chances to win, lately.
    pub loss: f32,
    /// The last measurement.
    pub measured: Option<Measured>,
}

/// How well a net does, choosing the best end of each turn.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// After so many matches of training.
    pub games: u64,
    /// Share of wins against simple opponents in all other seats.
    pub against_simple: f32,
    /// Share of wins against the net as it was at the measurement before in all other seats; in a training that began with the
    /// weights of a file, against those.
    pub against_older: f32,
}

/// A training under way.
#[derive(Debug, Clone, PartialEq)]
pub struct Training {
    pub(super) plan: TrainingPlan,
    pub(super) extended: Vec<Extension>,
    pub(super) progress: Progress,
    pub(super) learner: Learner,
    /// The net of the measurement before, or the one it began with.
    pub(super) older: Net,
    /// An older self that is met.
    pub(super) guest: Option<Net>,
    pub(super) window: Vec<Sample>,
    /// Where the next sample goes in a full window.
    pub(super) oldest: usize,
}
