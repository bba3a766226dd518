//! Plays many blocks on several threads, with the same result as on one thread.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use super::contract::{ArenaGame, BehaviourStats, LuckMeasure as _};
use super::game::{ArenaError, ArenaMatch, ArenaResult};
use super::player::ArenaPlayer;
use super::sprt::{Sprt, SprtVerdict};
use super::tally::ContestTally;
use orrery_core::{RandomGenerator, Setup, SetupError};

/// The set-up of a contest: players, rules, seed and measurement of luck.
#[derive(Debug, Clone, PartialEq)]
pub struct Contest<G: ArenaGame> {
    /// The players, one per seat. The same player may have several seats.
    pub players: Vec<ArenaPlayer<G>>,
    /// The rule options.
    pub options: G::Options,
    /// The seed for all randomness. Different seeds give different blocks.
    pub seed: u64,
    /// The number of alternative rolls with which each roll is compared to measure luck; 0 to count only the luck of the dice.
    pub luck: u32,
}

/// The length of a series, the number of threads that play it, and a test that may end it early.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeriesSettings {
    /// The maximum number of blocks.
    pub blocks: u64,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// A test of the first player's win share, which stops the series as soon as it reaches a verdict.
    pub sprt: Option<Sprt>,
}

/// The progress of a series, reported after every block.
#[derive(Debug, Clone, Copy)]
pub struct SeriesProgress<'a, H> {
    /// The results so far.
    pub tally: &'a ContestTally<H>,
    /// The log likelihood ratio of the test so far, or `None` without a test.
    pub ratio: Option<f64>,
}

type BlockResult<H> = Result<Vec<ArenaResult<H>>, ArenaError>;

impl<G: ArenaGame> Contest<G> {
    /// Plays block `number` with every rotation of the players.
    fn block(&self, number: u64, luck: &mut G::Luck) -> BlockResult<G::Behaviour> {
        let setup = Setup::plain(self.players.len() as u8, self.options);
        let seed = RandomGenerator::of_series(self.seed, number).next();
        (0..self.players.len())
            .map(|rotation| ArenaMatch::begin(&self.players, &setup, seed, number, rotation, luck)?.finish())
            .collect()
    }
}

/// Plays a series and calls `each` after every block, in order.
///
/// The result does not depend on the number of threads, except for the durations of decisions.
///
/// # Errors
/// Returns an error if a player gave no order or an illegal one, if a match did not end, or if the set-up cannot be played.
pub fn play<G: ArenaGame>(
    contest: &Contest<G>,
    series: &SeriesSettings,
    mut each: impl FnMut(SeriesProgress<G::Behaviour>),
) -> Result<ContestTally<G::Behaviour>, ArenaError> {
    let found = contest.players.len();
    let (least, most) = G::PLAYERS.into_inner();
    if !(usize::from(least)..=usize::from(most)).contains(&found) {
        return Err(ArenaError::Setup(SetupError::PlayerCount { least, most, found }));
    }
    let mut tally = ContestTally::new(&contest.players);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel::<(u64, BlockResult<G::Behaviour>)>();
    std::thread::scope(|scope| {
        for _ in 0..series.threads.max(1) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                let mut luck = G::Luck::new(contest.players.len(), contest.luck);
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= series.blocks || send.send((number, contest.block(number, &mut luck))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let result = collect(&receive, series, &mut tally, &mut each);
        stop.store(true, Ordering::Relaxed);
        result
    })?;
    Ok(tally)
}

/// Counts blocks in numerical order, regardless of the order in which they arrive, so that a test always stops at the same block.
fn collect<H: BehaviourStats>(
    receive: &mpsc::Receiver<(u64, BlockResult<H>)>,
    series: &SeriesSettings,
    tally: &mut ContestTally<H>,
    each: &mut impl FnMut(SeriesProgress<H>),
) -> Result<(), ArenaError> {
    let mut early = BTreeMap::new();
    for (number, block) in receive {
        early.insert(number, block);
        while let Some(block) = early.remove(&tally.blocks()) {
            tally.count(block?);
            let shares = tally.shares_of_first();
            let games = tally.games_of_block();
            each(SeriesProgress { tally, ratio: series.sprt.map(|test| test.ratio(shares, games)) });
            if series.sprt.is_some_and(|test| test.verdict(shares, games) != SprtVerdict::Open) {
                return Ok(());
            }
        }
    }
    Ok(())
}
