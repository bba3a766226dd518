//! `orrery replay`.

use crate::games::alien_frontiers::AlienFrontiers;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::say::bad_file;
use crate::games::alien_frontiers::record::Match;
use crate::record::save::replay_file;
use crate::rules::Colour;
use crate::rules::invariants::{self, Broken};

/// What is replayed.
#[derive(Debug, Args)]
pub(super) struct ReplayFlags {
    /// A saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Check every invariant after every order too; the hashes are always compared.
    #[arg(long)]
    pub check: bool,
}

/// Replays a saved match and prints the final scores.
pub(super) fn run(asked: &ReplayFlags) -> ExitCode {
    let mut broken: Option<(usize, Broken)> = None;
    let check = |game: &Match| {
        if asked.check && broken.is_none() {
            let order = game.entries().len();
            let before = game.position_before(order.saturating_sub(1));
            broken = invariants::newly_broken(before, game.position()).map(|b| (order, b));
        }
    };
    let (game, _) = match replay_file::<AlienFrontiers>(&asked.file, check) {
        Ok(replayed) => replayed,
        Err(error) => return bad_file(error),
    };
    if let Some((order, broken)) = broken {
        eprintln!("error: {}: after order {order}: {broken}", asked.file.display());
        return ExitCode::FAILURE;
    }
    print_scores(&game);
    ExitCode::SUCCESS
}

fn print_scores(game: &Match) {
    let position = game.position();
    let winners: Vec<&str> = position.winning().map(Colour::word).collect();
    let mut out = std::io::stdout().lock();
    let turns = game.entries().len();
    let _ = writeln!(out, "orders {turns}, rounds {}, hash {:016x}", game.round(), game.fingerprint());
    for (colour, standing) in position.ranking() {
        let score = position.score(colour);
        let name = game.seat(colour).map_or("", |s| s.name.as_str());
        let _ = writeln!(
            out,
            "{colour} {} (colonies {}, territories {}, Alien City {}, Alien Monument {}, Positron {}) {name}",
            standing.points, score.colonies, score.control, score.city, score.monument, score.positron,
        );
    }
    let state = if position.is_over() { format!("won by {}", winners.join(", ")) } else { "not over".to_owned() };
    let _ = writeln!(out, "{state}");
}
