//! Plays many blocks on several threads, with the same result as on one.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use super::contract::{Contests, Habits, Luck as _};
use super::game::{Fault, Game, Playing};
use super::player::Player;
use super::sprt::{Sprt, Verdict};
use super::tally::Tally;
use orrery_core::{Generator, Setup, SetupError};

/// The set-up of a contest: players, rules, seed and measurement of luck.
#[derive(Debug, Clone, PartialEq)]
pub struct Contest<G: Contests> {
    /// The players, one per seat. The same player may have several seats.
    pub players: Vec<Player<G>>,
    /// The rule options.
    pub options: G::Options,
    /// The seed of all chance. Different seeds give different blocks.
    pub seed: u64,
    /// The number of alternative rolls with which each roll is compared to measure its luck; 0 to measure only the dice.
    pub luck: u32,
}

/// The length of a contest and its execution.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Series {
    /// The maximum number of blocks.
    pub blocks: u64,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// A test of the first player's win share that stops the series once it decides.
    pub sprt: Option<Sprt>,
}

/// The progress of a series.
#[derive(Debug, Clone, Copy)]
pub struct Pace<'a, H> {
    /// The results so far.
    pub tally: &'a Tally<H>,
    /// The likelihood ratio of the test so far.
    pub ratio: Option<f64>,
}

/// The matches of one block, or an error.
type Block<H> = Result<Vec<Game<H>>, Fault>;

impl<G: Contests> Contest<G> {
    /// Plays block `number` with every rotation of the players.
    fn block(&self, number: u64, luck: &mut G::Luck) -> Block<G::Habits> {
        let setup = Setup::plain(self.players.len() as u8, self.options);
        let seed = Generator::of_series(self.seed, number).next();
        (0..self.players.len())
            .map(|rotation| Playing::begin(&self.players, &setup, seed, number, rotation, luck)?.finish())
            .collect()
    }
}

/// Plays a series and calls `each` after every block, in order.
///
/// Except for the times of decisions, the result does not depend on the number of threads.
///
/// # Errors
/// A player gave no order or an illegal one, or the options cannot be played.
pub fn play<G: Contests>(
    contest: &Contest<G>,
    series: &Series,
    mut each: impl FnMut(Pace<G::Habits>),
) -> Result<Tally<G::Habits>, Fault> {
    let found = contest.players.len();
    let (least, most) = G::PLAYERS.into_inner();
    if !(usize::from(least)..=usize::from(most)).contains(&found) {
        return Err(Fault::Setup(SetupError::PlayerCount { least, most, found }));
    }
    let mut tally = Tally::new(&contest.players);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = mpsc::channel::<(u64, Block<G::Habits>)>();
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

/// Counts blocks by number, whatever order they arrive in, so that a test always stops at the same one.
fn collect<H: Habits>(
    receive: &mpsc::Receiver<(u64, Block<H>)>,
    series: &Series,
    tally: &mut Tally<H>,
    each: &mut impl FnMut(Pace<H>),
) -> Result<(), Fault> {
    let mut early = BTreeMap::new();
    for (number, block) in receive {
        early.insert(number, block);
        while let Some(block) = early.remove(&tally.blocks()) {
            tally.count(block?);
            let shares = tally.shares_of_first();
            let games = tally.games_of_block();
            each(Pace { tally, ratio: series.sprt.map(|test| test.ratio(shares, games)) });
            if series.sprt.is_some_and(|test| test.verdict(shares, games) != Verdict::Open) {
                return Ok(());
            }
        }
    }
    Ok(())
}
