//! `orrery simulate`: whole matches between opponents, counted and timed.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::game::GameFlag;
use super::read::{fill, preset, seat};
use super::say::usage;
use super::window::new_match;
use crate::ai::LONGEST_MATCH;
use crate::ai::Planner;
use crate::ai::playout;
use crate::core::Generator;
use crate::core::Opponent;
use crate::record::Control;
use crate::record::save::{ENDING, SaveMeta, save_file};
use crate::rules::invariants::{broken, census};
use crate::rules::{CardCounts, Order, Position, Preset, Setup, apply_unchecked};

/// What is simulated.
#[derive(Debug, Args)]
pub(super) struct SimulateFlags {
    #[command(flatten)]
    pub game: GameFlag,
    /// How many play, 2 to 4; as many as seats are named, but at least 2, if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// How many matches.
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What all chance comes from; the same seed gives the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Who plays, in turn order: opponents' words such as random, simple, parity, captain or captain:corsair; seats
    /// not named are like the last one named.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = seat, default_value = "random")]
    pub seats: Vec<Control>,
    /// The rules: 2011, 2010, "2011 literal" or app.
    #[arg(long, value_name = "NAME", value_parser = preset, default_value = "2011")]
    pub preset: Preset,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// Check every invariant after every order of every match (slower).
    #[arg(long)]
    pub check: bool,
    /// Keep every match as a save in this folder, to load or replay (slower).
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
}

/// Without `--check`, one match in so many is checked after every order.
const CHECKED_MATCHES: u64 = 64;

/// The figures, as `--json` prints them.
#[derive(Debug, Default, Serialize)]
struct Figures {
    games: u64,
    finished: u64,
    rounds_mean: f64,
    orders: u64,
    wins_by_seat: Vec<f64>,
    orders_per_s: f64,
    games_per_s: f64,
    invariant_failures: u64,
}

/// What is counted while matches are played.
struct Tally {
    finished: u64,
    rounds: u64,
    shortest: u64,
    longest: u64,
    orders: u64,
    /// A victory shared by two is half a win for each.
    wins: Vec<f64>,
    failures: u64,
}

/// A match that was played out.
struct Played {
    position: Position,
    orders: u64,
    rounds: u64,
    failed: bool,
}

/// Plays the matches and prints the figures.
pub(super) fn run(asked: &SimulateFlags) -> ExitCode {
    let players = asked.players.unwrap_or(asked.seats.len().max(2) as u8);
    let seats = fill(&asked.seats, Some(players)).unwrap_or_else(|e| usage(e));
    let Some(opponents) = seats.iter().map(|s| if let Control::Ai(o) = s { Some(*o) } else { None }).collect() else {
        usage("a person cannot play a simulation: name computer opponents")
    };
    let opponents: Vec<Opponent> = opponents;
    let bar = progress(asked.games);
    let started = Instant::now();
    let mut tally = Tally {
        finished: 0,
        rounds: 0,
        shortest: u64::MAX,
        longest: 0,
        orders: 0,
        wins: vec![0.0; seats.len()],
        failures: 0,
    };
    let mut table = Simulation { asked, opponents: &opponents, planner: Planner::default(), orders: Vec::new() };
    for game in 0..asked.games {
        match asked.save.as_deref() {
            None => tally.count(&table.play(game)),
            Some(folder) => match table.play_recorded(game, folder) {
                Ok(played) => tally.count(&played),
                Err(reason) => {
                    eprintln!("error: {reason}");
                    return ExitCode::FAILURE;
                }
            },
        }
        bar.set_position(game + 1);
    }
    let took = started.elapsed();
    bar.finish_and_clear();
    print(&tally, asked, took);
    if tally.failures > 0 || tally.finished < asked.games { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// A bar on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

struct Simulation<'a> {
    asked: &'a SimulateFlags,
    opponents: &'a [Opponent],
    planner: Planner,
    orders: Vec<Order>,
}

impl Simulation<'_> {
    /// Plays the match of this number. Each has its own chance, so that any of them can be
    /// played again without those before it.
    fn play(&mut self, game: u64) -> Played {
        let mut generator = Generator::of_series(self.asked.seed, game);
        let setup = Setup::plain(self.opponents.len() as u8, self.asked.preset.options());
        let start = setup.deal(&mut generator);
        let Ok(mut position) = setup.position(&start) else {
            usage("these options cannot be played");
        };
        let checked = self.asked.check || game.is_multiple_of(CHECKED_MATCHES);
        let random_only = self.opponents.iter().all(|&o| o == Opponent::Random);
        let mut failed = false;
        let mut rounds = Rounds::new(&position);
        let mut orders = 0;
        if random_only && !checked {
            orders = u64::from(playout(&mut position, &mut generator, &mut self.orders, |p| rounds.see(p)));
        } else {
            while !position.is_over() && orders < u64::from(LONGEST_MATCH) {
                let opponent = self.opponents[usize::from(position.mover_seat)];
                let order = self.planner.order(&position, opponent, &mut generator);
                apply_unchecked(&mut position, order, &mut generator, &mut ());
                rounds.see(&position);
                orders += 1;
                failed |= checked && !is_sound(&position);
            }
        }
        failed |= !is_sound(&position);
        Played { position, orders, rounds: rounds.begun, failed }
    }

    /// As [`Self::play`], by way of a record that is saved; the dice are the record's own.
    fn play_recorded(&mut self, game: u64, folder: &Path) -> Result<Played, String> {
        let seats: Vec<Control> = self.opponents.iter().map(|&o| Control::Ai(o)).collect();
        let mut generator = Generator::of_series(self.asked.seed, game);
        let mut record = new_match(&seats, self.asked.preset, generator.next())?;
        let mut failed = false;
        while !record.position().is_over() && record.entries().len() < LONGEST_MATCH as usize {
            let opponent = self.opponents[usize::from(record.position().mover_seat)];
            let order = self.planner.order(record.position(), opponent, &mut generator);
            record.give(order).map_err(|e| format!("match {game}: an opponent's order was refused: {e}"))?;
            failed |= !is_sound(record.position());
        }
        let path = folder.join(format!("match-{}-{game}.{ENDING}", self.asked.seed));
        save_file(&path, &record, &SaveMeta::now("")).map_err(|e| e.to_string())?;
        let orders = record.entries().len() as u64;
        let rounds = record.entries().last().map_or(1, |e| u64::from(e.round));
        Ok(Played { position: *record.position(), orders, rounds, failed })
    }
}

/// Whether every invariant holds and no card is lost.
fn is_sound(position: &Position) -> bool {
    broken(position).is_none() && census(position) == CardCounts::full()
}

/// Counts the rounds begun.
struct Rounds {
    first: u8,
    seat: u8,
    begun: u64,
}

impl Rounds {
    const fn new(position: &Position) -> Self {
        Rounds { first: position.mover_seat, seat: position.mover_seat, begun: 1 }
    }

    const fn see(&mut self, position: &Position) {
        if position.mover_seat != self.seat {
            self.seat = position.mover_seat;
            self.begun += (self.seat == self.first) as u64;
        }
    }
}

impl Tally {
    fn count(&mut self, played: &Played) {
        self.orders += played.orders;
        self.failures += u64::from(played.failed);
        if !played.position.is_over() {
            return;
        }
        self.finished += 1;
        self.rounds += played.rounds;
        self.shortest = self.shortest.min(played.rounds);
        self.longest = self.longest.max(played.rounds);
        let winners = played.position.winning().count() as f64;
        for (seat, colour) in played.position.seats().iter().enumerate() {
            if played.position.winners[colour.index()] {
                self.wins[seat] += 1.0 / winners;
            }
        }
    }
}

fn print(tally: &Tally, asked: &SimulateFlags, took: Duration) {
    let seconds = took.as_secs_f64().max(1e-9);
    let figures = Figures {
        games: asked.games,
        finished: tally.finished,
        rounds_mean: tally.rounds as f64 / tally.finished.max(1) as f64,
        orders: tally.orders,
        wins_by_seat: tally.wins.clone(),
        orders_per_s: tally.orders as f64 / seconds,
        games_per_s: asked.games as f64 / seconds,
        invariant_failures: tally.failures,
    };
    let mut out = std::io::stdout().lock();
    if asked.json {
        let _ = serde_json::to_writer(&mut out, &figures);
        let _ = writeln!(out);
        return;
    }
    let shortest = if tally.finished > 0 { tally.shortest } else { 0 };
    let share = |wins: &f64| format!("{:.1} %", 100.0 * wins / tally.finished.max(1) as f64);
    let wins: Vec<String> = figures.wins_by_seat.iter().map(share).collect();
    let _ = writeln!(out, "matches      {}, finished {}", figures.games, figures.finished);
    let _ = writeln!(out, "rounds       {:.1} on average, {shortest} to {}", figures.rounds_mean, tally.longest);
    let _ = writeln!(out, "orders       {}", figures.orders);
    let _ = writeln!(out, "wins by seat {}", wins.join(", "));
    let _ = writeln!(out, "speed        {:.0} orders/s, {:.0} matches/s", figures.orders_per_s, figures.games_per_s);
    let _ = writeln!(out, "invariants   {} failures", figures.invariant_failures);
}
