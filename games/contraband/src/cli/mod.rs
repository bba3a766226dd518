//! The commands of this game: its nets learn from matches that are played without a thought.

use std::process::ExitCode;

use super::Contraband;
use super::ai::engine::{Lessons, Nets};
use orrery_cli::{TrainFlags, Trainable, bad_file};
use orrery_core::Rules as _;

/// How often all lessons are gone through, of matches of several players and of those alone.
const PASSES: u32 = 5;

impl Trainable for Contraband {
    fn train(asked: &TrainFlags) -> ExitCode {
        asked.no_from(Self::KEY);
        match train(asked) {
            Ok(told) => {
                println!("{told}");
                ExitCode::SUCCESS
            }
            Err(error) => bad_file(error),
        }
    }
}

/// Teaches the net of so many players, and that of one alone; the others of the file stay as they are.
fn train(asked: &TrainFlags) -> Result<String, String> {
    let out = asked.out.display();
    let mut nets = match std::fs::read(&asked.out) {
        Ok(bytes) => Nets::read(&bytes).map_err(|error| format!("{out}: {error}"))?,
        Err(_) => Nets::fresh(asked.seed),
    };
    let mut told = Vec::new();
    for players in [1, asked.players()] {
        let mut lessons = Lessons::default();
        (0..asked.games).for_each(|number| lessons.play(None, players, number, asked.seed));
        let miss = lessons.teach(&mut nets, PASSES, asked.rate_from, asked.seed);
        told.push(format!("{players} at the table: {} positions, miss {miss:.4}", lessons.len()));
    }
    std::fs::write(&asked.out, nets.write()).map_err(|error| format!("{out}: {error}"))?;
    Ok(told.join("\n"))
}
