//! Training: a net learns by playing against itself.
//!
//! Matches are played in sets with fixed weights, and the net then learns from them. Each match has its own generator, so the
//! same seed results in the same net, regardless of the number of threads and of interruptions.

mod checkpoint;
mod error;
mod handmade;
mod learn;
mod self_play;
mod sparring;

mod training;

use std::path::{Path, PathBuf};

use std::sync::Mutex;

use std::sync::atomic::{AtomicU64, Ordering};

use std::time::Instant;

use learn::{Optimiser, TrainingSample};

use self_play::{SelfPlayConfig, TrainingPlayer};

use self::checkpoint::Checkpoint;

use super::net::Net;

use orrery_ai::CURVE_HEAD;
use orrery_core::RandomGenerator;

pub use self::error::{CheckpointError, TrainError};

pub use self::training::{
    StrengthMeasurement, TrainingExtension, TrainingPlan, TrainingProgress, TrainingRun, TrainingRunOptions,
};

/// Number of matches played with the same weights.
const SET: u64 = 64;

/// Number of samples per step.
const BATCH: usize = 256;

impl TrainingRun {
    /// Creates a new training run with fresh weights.
    pub fn new(plan: TrainingPlan) -> Self {
        let net = Net::fresh(plan.players, plan.width, plan.seed);
        let learner = Optimiser::new(net.clone());
        TrainingRun {
            plan,
            extended: Vec::new(),
            progress: TrainingProgress::default(),
            learner,
            older: net,
            guest: None,
            window: Vec::new(),
            oldest: 0,
        }
    }

    /// Creates a training run with `net` instead of fresh weights. If the plan has a larger width, the new units have no effect
    /// at first.
    pub fn from_net(plan: TrainingPlan, net: &Net) -> Self {
        let mut training = Self::new(plan);
        let wide = net.widened(training.plan.width, training.plan.seed);
        training.older = wide.clone();
        training.learner = Optimiser::new(wide);
        training
    }

    /// Adds an older version of the net as an opponent, if one is given; it plays in a quarter of the matches.
    #[must_use]
    pub fn with_guest(self, guest: Option<Net>) -> Self {
        TrainingRun { guest, ..self }
    }

    /// Continues from the checkpoint of `out` with its plan, up to `games` matches in total.
    ///
    /// # Errors
    /// Returns an error if the checkpoint is missing or damaged.
    pub fn resume(out: &Path, games: u64) -> Result<Self, TrainError> {
        let mut training = Checkpoint::load(&checkpoint_path(out))?;
        let before = std::mem::replace(&mut training.plan.games, games);
        if before != games {
            training.extended.push(TrainingExtension { games: before, after: training.progress.games });
        }
        Ok(training)
    }

    /// Returns the extensions of the training, the earliest first.
    pub fn extended(&self) -> &[TrainingExtension] {
        &self.extended
    }

    /// Returns the plan of the training.
    pub const fn plan(&self) -> &TrainingPlan {
        &self.plan
    }

    /// Returns the progress of the training.
    pub const fn progress(&self) -> &TrainingProgress {
        &self.progress
    }

    /// Returns the net that currently plays: the moving average of the weights.
    pub const fn trained(&self) -> &Net {
        &self.learner.average
    }

    /// Runs the training until its plan is complete or its time is up, and writes checkpoints, the net and its learning curve.
    /// Calls `tell` after each set of matches.
    ///
    /// # Errors
    /// Returns an error if a file cannot be written.
    pub fn run(
        &mut self,
        running: &TrainingRunOptions,
        mut tell: impl FnMut(&TrainingProgress),
    ) -> Result<(), TrainError> {
        self.cut_curve(&running.out)?;
        self.save(running)?;
        let (started, before) = (Instant::now(), self.progress.seconds);
        let mut saved = Instant::now();
        let late = |started: Instant| running.at_most.is_some_and(|most| started.elapsed() >= most);
        while self.progress.games < self.plan.games && !late(started) {
            self.set(running.threads);
            self.progress.seconds = before + started.elapsed().as_secs_f64();
            if self.measures_now() {
                self.measure(running.threads);
                self.progress.seconds = before + started.elapsed().as_secs_f64();
                self.add_to_curve(&running.out)?;
            }
            if saved.elapsed() >= running.checkpoint_every {
                self.save(running)?;
                saved = Instant::now();
            }
            tell(&self.progress);
        }
        self.save(running)
    }

    /// Returns the completed share of the training, 0 to 1.
    fn share_done(&self) -> f32 {
        (self.progress.games as f64 / self.plan.games.max(1) as f64).min(1.0) as f32
    }

    fn style(&self) -> SelfPlayConfig {
        let plan = &self.plan;
        let done = self.share_done();
        SelfPlayConfig {
            by_hand: self.progress.games < plan.warm_games,
            lambda: plan.lambda_from + (plan.lambda_to - plan.lambda_from) * done,
            exploring: plan.exploring * (1.0 - 2.0 / 3.0 * done),
            limit: plan.limit,
        }
    }

    /// Plays a set of matches and learns from it.
    fn set(&mut self, threads: usize) {
        let first = self.progress.games;
        let count = SET.min(self.plan.games - first);
        let (style, seed) = (self.style(), self.plan.seed);
        let matches = in_parallel(threads, count, || {
            let mut table = TrainingPlayer::new(&self.learner.average).with_older(self.guest.as_ref());
            move |game| table.play(&style, seed, first + game)
        });
        let mut new = 0;
        for sample in matches.into_iter().flatten() {
            self.keep(sample);
            new += 1;
        }
        self.progress.games += count;
        self.progress.positions += new;
        self.learn(new);
    }

    fn keep(&mut self, sample: TrainingSample) {
        if self.window.len() < self.plan.window.max(1) {
            self.window.push(sample);
        } else {
            self.oldest %= self.window.len();
            self.window[self.oldest] = sample;
            self.oldest += 1;
        }
    }

    /// Takes as many steps as `new` positions require.
    fn learn(&mut self, new: u64) {
        if self.window.is_empty() {
            return;
        }
        let steps = (new as f32 * self.plan.reuse / BATCH as f32).ceil() as u64;
        let plan = &self.plan;
        // The decay is geometric: each tenth of the training lowers the rate by the same factor.
        let rate = plan.rate_from * (plan.rate_to / plan.rate_from).powf(self.share_done());
        let mut generator = RandomGenerator::of_series(!plan.seed, self.progress.games);
        let mut loss = 0.0;
        for _ in 0..steps {
            let mut draw = || &self.window[generator.below(self.window.len() as u32) as usize];
            let batch: Vec<&TrainingSample> = (0..BATCH).map(|_| draw()).collect();
            loss += self.learner.step(&batch, rate);
        }
        self.progress.loss = loss / steps.max(1) as f32;
    }

    fn measures_now(&self) -> bool {
        let (games, every) = (self.progress.games, self.plan.measure_every.max(1));
        games >= self.plan.games || games / every > games.saturating_sub(SET) / every
    }

    /// Measures the net in matches against simple opponents and against its older version.
    fn measure(&mut self, threads: usize) {
        let players = u64::from(self.plan.players);
        let limit = self.plan.limit;
        let share = |against_older: bool, seed: u64| {
            let wins = in_parallel(threads, self.plan.measure_games, || {
                let mut ours = TrainingPlayer::new(&self.learner.average);
                let mut others = against_older.then(|| TrainingPlayer::new(&self.older));
                move |game| {
                    let mut generator = RandomGenerator::of_series(seed, game);
                    ours.contest(others.as_mut(), (game % players) as u8, limit, &mut generator)
                }
            });
            wins.iter().sum::<f32>() / wins.len().max(1) as f32
        };
        let seed = self.plan.seed.wrapping_add(self.progress.games.wrapping_mul(0x9e37_79b9));
        let (against_simple, against_older) = (share(false, seed), share(true, !seed));
        self.progress.measured =
            Some(StrengthMeasurement { games: self.progress.games, against_simple, against_older });
        if self.plan.from.is_none() {
            self.older = self.learner.average.clone();
        }
    }

    fn save(&self, running: &TrainingRunOptions) -> Result<(), TrainError> {
        let path = checkpoint_path(&running.out);
        checkpoint::write_whole(&path, &Checkpoint::bytes(self))?;
        checkpoint::write_whole(&running.out, &self.trained().write())
    }

    /// Removes the measurements after the checkpoint from the learning curve.
    fn cut_curve(&self, out: &Path) -> Result<(), TrainError> {
        let path = curve_path(out);
        let old = std::fs::read_to_string(&path).unwrap_or_default();
        let earlier = |line: &&str| {
            let games = line.split(',').next().and_then(|games| games.parse::<u64>().ok());
            games.is_some_and(|games| games <= self.progress.games && self.progress.games > 0)
        };
        let mut text = CURVE_HEAD.to_owned();
        for line in old.lines().filter(earlier) {
            text.push_str(line);
            text.push('\n');
        }
        checkpoint::write_whole(&path, text.as_bytes())
    }

    fn add_to_curve(&self, out: &Path) -> Result<(), TrainError> {
        use std::io::Write as _;
        let path = curve_path(out);
        let TrainingProgress { games, seconds, positions, loss, measured } = self.progress;
        let Some(measured) = measured else { return Ok(()) };
        let StrengthMeasurement { against_simple, against_older, .. } = measured;
        let line = format!("{games},{seconds:.0},{positions},{loss:.4},{against_simple:.3},{against_older:.3}\n");
        let opened = std::fs::OpenOptions::new().append(true).create(true).open(&path);
        let written = opened.and_then(|mut file| file.write_all(line.as_bytes()));
        written.map_err(|source| TrainError::Write { path, source })
    }
}

/// Returns the path of the checkpoint next to a file of weights.
pub fn checkpoint_path(out: &Path) -> PathBuf {
    out.with_extension("train")
}

/// Returns the path of the learning curve next to a file of weights.
pub fn curve_path(out: &Path) -> PathBuf {
    out.with_extension("csv")
}

/// Runs `count` jobs on `threads` threads, and returns the results in order. Each thread creates its own worker.
fn in_parallel<R: Send, W: FnMut(u64) -> R>(threads: usize, count: u64, worker: impl Fn() -> W + Sync) -> Vec<R> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::with_capacity(count as usize));
    let work = || {
        let mut work = worker();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= count {
                break;
            }
            let result = work(piece);
            if let Ok(mut done) = done.lock() {
                done.push((piece, result));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(piece, _)| *piece);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests;
