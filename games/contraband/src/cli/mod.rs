//! The commands of this game. Its nets are trained on matches played without search.

use std::process::ExitCode;

use super::Contraband;
use super::ai::engine::{Nets, TrainingSamples};
use orrery_cli::{TrainFlags, Trainable, bad_file};
use orrery_core::Rules as _;

/// The number of training passes over all samples.
const TRAINING_PASSES: u32 = 5;

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

/// Trains the net for this number of players and the solo net; the other nets in the file stay unchanged.
fn train(asked: &TrainFlags) -> Result<String, String> {
    let out = asked.out.display();
    let mut nets = match std::fs::read(&asked.out) {
        Ok(bytes) => Nets::read(&bytes).map_err(|error| format!("{out}: {error}"))?,
        Err(_) => Nets::fresh(asked.seed),
    };
    let mut told = Vec::new();
    for players in [1, asked.players()] {
        let mut lessons = TrainingSamples::default();
        (0..asked.games).for_each(|number| lessons.play(None, players, number, asked.seed));
        let miss = lessons.train(&mut nets, TRAINING_PASSES, asked.rate_from, asked.seed);
        told.push(format!("{players} at the table: {} positions, miss {miss:.4}", lessons.len()));
    }
    std::fs::write(&asked.out, nets.write()).map_err(|error| format!("{out}: {error}"))?;
    Ok(told.join("\n"))
}
