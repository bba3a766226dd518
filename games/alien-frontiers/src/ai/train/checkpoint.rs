//! Checkpoints: everything needed to continue a training run, in one file.
//!
//! The file contains: magic, version, length of the text, the text (plan, progress, counts as JSON), weights, samples, and a
//! checksum of everything before it.

use std::io::Write as _;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::learn::{Optimiser, TrainingSample, TrainingTarget};
use super::{CheckpointError, TrainError, TrainingExtension, TrainingPlan, TrainingProgress, TrainingRun};
use crate::ai::net::Net;

const MAGIC: [u8; 8] = *b"ORRERYTR";
const VERSION: u16 = 1;

/// The part of a checkpoint that is stored as JSON text.
#[derive(Serialize, Deserialize)]
struct CheckpointHeader {
    plan: TrainingPlan,
    #[serde(default)]
    extended: Vec<TrainingExtension>,
    progress: TrainingProgress,
    steps: u64,
    oldest: usize,
    samples: usize,
}

/// The file format of checkpoints.
pub(super) struct Checkpoint;

impl Checkpoint {
    pub fn bytes(training: &TrainingRun) -> Vec<u8> {
        let head = CheckpointHeader {
            plan: training.plan.clone(),
            extended: training.extended.clone(),
            progress: training.progress,
            steps: training.learner.steps,
            oldest: training.oldest,
            samples: training.window.len(),
        };
        let head = serde_json::to_vec(&head).unwrap_or_default();
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((head.len() as u32).to_le_bytes());
        bytes.extend(head);
        let learner = &training.learner;
        for weights in
            [&learner.net.weights, &learner.average.weights, &training.older.weights, &learner.mean, &learner.square]
        {
            weights.iter().for_each(|w| bytes.extend(w.to_le_bytes()));
        }
        for TrainingSample { rows, target } in &training.window {
            bytes.extend((rows.len() as u16).to_le_bytes());
            rows.iter().for_each(|row| bytes.extend(row.to_le_bytes()));
            let numbers = target.win.iter().chain(&target.margin).chain([&target.rounds]);
            numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the checkpoint at `path`.
    pub fn load(path: &Path) -> Result<TrainingRun, CheckpointError> {
        let bytes = std::fs::read(path).map_err(|source| CheckpointError::Read { path: path.to_owned(), source })?;
        Self::read(&bytes).map_err(|what| CheckpointError::Damaged { path: path.to_owned(), what })
    }

    pub fn read(bytes: &[u8]) -> Result<TrainingRun, &'static str> {
        if bytes.len() < 18 || bytes[..8] != MAGIC {
            return Err("this is not a checkpoint of a training");
        }
        let (body, sum) = bytes.split_at(bytes.len() - 4);
        if crc32fast::hash(body).to_le_bytes() != sum {
            return Err("the checkpoint is damaged: its checksum does not match");
        }
        let mut rest = ByteReader(&body[8..]);
        if rest.word()? != VERSION {
            return Err("the checkpoint was written by another version of the program");
        }
        let length = rest.take(4)?;
        let length = u32::from_le_bytes([length[0], length[1], length[2], length[3]]) as usize;
        let head: CheckpointHeader =
            serde_json::from_slice(rest.take(length)?).map_err(|_| "the checkpoint's plan cannot be read")?;
        let fresh = Net::fresh(head.plan.players, head.plan.width, 0);
        let mut net = || -> Result<Net, &'static str> {
            let mut net = fresh.clone();
            rest.fill(&mut net.weights)?;
            Ok(net)
        };
        let (weights, average, older) = (net()?, net()?, net()?);
        let mut learner = Optimiser::new(weights);
        learner.average = average;
        learner.steps = head.steps;
        rest.fill(&mut learner.mean)?;
        rest.fill(&mut learner.square)?;
        let rows = fresh.layout().rows();
        let window = (0..head.samples).map(|_| rest.sample(rows)).collect::<Result<Vec<_>, _>>()?;
        if !rest.0.is_empty() {
            return Err("the checkpoint is longer than it should be");
        }
        let CheckpointHeader { plan, extended, progress, oldest, .. } = head;
        Ok(TrainingRun { plan, extended, progress, learner, older, guest: None, window, oldest })
    }
}

/// The bytes still to be read.
struct ByteReader<'a>(&'a [u8]);

impl<'a> ByteReader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], &'static str> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or("the checkpoint is truncated")?;
        self.0 = rest;
        Ok(taken)
    }

    fn word(&mut self) -> Result<u16, &'static str> {
        self.take(2).map(|b| u16::from_le_bytes([b[0], b[1]]))
    }

    fn fill(&mut self, numbers: &mut [f32]) -> Result<(), &'static str> {
        let bytes = self.take(4 * numbers.len())?;
        for (number, b) in numbers.iter_mut().zip(bytes.chunks_exact(4)) {
            *number = f32::from_le_bytes([b[0], b[1], b[2], b[3]]);
        }
        Ok(())
    }

    fn sample(&mut self, most: usize) -> Result<TrainingSample, &'static str> {
        let count = self.word()?;
        let rows = (0..count).map(|_| self.word()).collect::<Result<Vec<_>, _>>()?;
        if rows.iter().any(|&row| usize::from(row) >= most) {
            return Err("the checkpoint's positions do not match the net");
        }
        let mut numbers = [0.0; 9];
        self.fill(&mut numbers)?;
        let [a, b, c, d, e, f, g, h, rounds] = numbers;
        Ok(TrainingSample { rows, target: TrainingTarget { win: [a, b, c, d], margin: [e, f, g, h], rounds } })
    }
}

/// Writes a file atomically: at any moment, readers find either the complete old contents or the complete new contents.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let failed = |source| TrainError::Write { path: path.to_owned(), source };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    file.write_all(bytes).and_then(|()| file.as_file().sync_all()).map_err(failed)?;
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}
