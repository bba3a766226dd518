//! `orrery simulate`: plays whole matches between opponents, and prints counts and speed.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::exit_status::usage;
use super::game::GameFlag;
use super::read::{fill_of, options_of, preset_of, seat_of};
use orrery_ai::GameOpponents;
use orrery_ai::arena::{Simulation, SimulationCounts};
use orrery_core::{Opponent, RulePreset as _, Rules};
use orrery_record::{Scenarios, SeatControl};

/// The flags of `orrery simulate`.
#[derive(Debug, Args)]
pub struct SimulateFlags {
    #[command(flatten)]
    pub game: GameFlag,
    /// Set the number of players. By default, the number of named seats, but at least 2.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub players: Option<u8>,
    /// Play this many matches.
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Set the seed for all randomness. The same seed gives the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Set the players, in turn order, by the names of opponents, such as random, simple, parity, captain or captain:corsair. The
    /// last one is repeated for the other seats.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', default_value = "random")]
    pub seats: Vec<String>,
    /// Play by this preset of the game's rules (in Alien Frontiers 2011, 2010, "2011 literal" or app). By default, the game's
    /// standard preset.
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Set a single rule option instead of that of the preset; may be repeated. In Far Space Foundry, products=Robot,Drone,Helmet
    /// chooses the product cards; with products=chosen, chance chooses them in every match.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
    /// Check every invariant after every order of every match (slower).
    #[arg(long)]
    pub check: bool,
    /// Save every match in this folder, to be loaded or replayed (slower). By default, none.
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
}

/// The figures of a simulation, as printed by `--json`.
#[derive(Debug, Default, Serialize)]
struct SimulationJson {
    games: u64,
    finished: u64,
    rounds_mean: f64,
    orders: u64,
    wins_by_seat: Vec<f64>,
    orders_per_s: f64,
    games_per_s: f64,
    invariant_failures: u64,
}

/// Returns the opponents that the flags select. Invalid flags end the program with a usage error.
fn opponents<G: Rules>(asked: &SimulateFlags) -> Vec<Opponent> {
    let named: Vec<SeatControl> =
        asked.seats.iter().map(|word| seat_of::<G>(word).unwrap_or_else(|e| usage(e))).collect();
    let players = asked.players.unwrap_or(named.len().max(2) as u8);
    let seats = fill_of::<G>(&named, Some(players)).unwrap_or_else(|e| usage(e));
    let opponents = seats.iter().map(|s| if let SeatControl::Ai(o) = s { Some(*o) } else { None }).collect();
    let Some(opponents) = opponents else { usage("a person cannot play in a simulation: choose computer opponents") };
    opponents
}

pub(super) fn run_of<G: GameOpponents + Scenarios>(asked: &SimulateFlags) -> ExitCode {
    let opponents = opponents::<G>(asked);
    let preset = preset_of::<G>(asked.preset.as_deref());
    let options = options_of::<G>(preset.options(), &asked.options).unwrap_or_else(|e| usage(e));
    let bar = progress(asked.games);
    let started = Instant::now();
    let mut tally = SimulationCounts::new(opponents.len());
    let mut simulation = Simulation::<G>::new(opponents, preset, asked.seed, asked.check).by(options);
    for game in 0..asked.games {
        match asked.save.as_deref() {
            None => match simulation.play(game) {
                Ok(played) => tally.count(&played),
                Err(error) => usage(error),
            },
            Some(folder) => match simulation.play_recorded(game, folder) {
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

/// Creates a progress bar on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(tally: &SimulationCounts, asked: &SimulateFlags, took: Duration) {
    let seconds = took.as_secs_f64().max(1e-9);
    let figures = SimulationJson {
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
