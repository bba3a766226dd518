//! `orrery replay`: replays a saved match and verifies it.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::exit_status::bad_file;
use orrery_core::invariants::{self, InvariantViolation};
use orrery_record::save::replay_file;
use orrery_record::{Match, Scenarios};

/// The flags of `orrery replay`.
#[derive(Debug, Args)]
pub struct ReplayFlags {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Check every invariant after every order, too. The hashes are always compared.
    #[arg(long)]
    pub check: bool,
}

/// Replays a saved match, verifies it and prints the final scores.
pub(super) fn run_of<G: Scenarios>(asked: &ReplayFlags) -> ExitCode {
    let mut broken: Option<(usize, InvariantViolation)> = None;
    let check = |played: &Match<G>| {
        if asked.check && broken.is_none() {
            let order = played.entries().len();
            let before = played.position_before(order.saturating_sub(1));
            broken = invariants::first_new_violation(G::INVARIANTS, before, played.position()).map(|b| (order, b));
        }
    };
    let (played, _) = match replay_file::<G>(&asked.file, check) {
        Ok(replayed) => replayed,
        Err(error) => return bad_file(error),
    };
    if let Some((order, broken)) = broken {
        eprintln!("error: {}: after order {order}: {broken}", asked.file.display());
        return ExitCode::FAILURE;
    }
    print_scores(&played);
    ExitCode::SUCCESS
}

fn print_scores<G: Scenarios>(played: &Match<G>) {
    let standings = G::standings(&played.view());
    let mut out = std::io::stdout().lock();
    let orders = played.entries().len();
    let _ = writeln!(out, "orders {orders}, rounds {}, hash {:016x}", played.round(), played.fingerprint());
    for standing in standings.ranking() {
        let name = played.seat(standing.seat).map_or("", |s| s.name.as_str());
        let points: Vec<String> = standing.points.iter().map(|(source, points)| format!("{source} {points}")).collect();
        let _ = writeln!(out, "{} {} ({}) {name}", standing.seat, standing.total(), points.join(", "));
    }
    let winners: Vec<&str> = standings.winners().map(G::seat_word).collect();
    let state = if played.is_over() { format!("won by {}", winners.join(", ")) } else { "not over".to_owned() };
    let _ = writeln!(out, "{state}");
}
