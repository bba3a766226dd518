//! Training in rounds: the learner plays matches, learns from them, and writes the result before the next round.

use std::io::{IsTerminal as _, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::exit_status::bad_file;
use super::training::TrainFlags;

/// An engine that is trained in rounds.
pub trait SelfPlayTrainer {
    /// Plays match `number` of round `round`, both counted from 0, and keeps the samples.
    fn play(&mut self, round: u64, number: u64);

    /// Learns from the samples of this round and discards them. Returns a progress message in plain English.
    fn learn(&mut self, round: u64) -> String;

    /// Returns the contents of the file of weights.
    ///
    /// # Errors
    /// Returns a message if the weights cannot be encoded.
    fn file(&self) -> Result<Vec<u8>, String>;
}

/// Trains for the number of matches in `asked`, with `matches` per round unless `--measure-every` gives another number. After
/// each round, writes the file and prints a line. A time limit takes effect at the end of a round.
pub fn by_rounds(asked: &TrainFlags, matches: u64, training: &mut impl SelfPlayTrainer) -> ExitCode {
    match all_rounds(asked, asked.measure_every.unwrap_or(matches).max(1), training) {
        Ok(played) => {
            println!("{played} matches: {}", asked.out.display());
            ExitCode::SUCCESS
        }
        Err(error) => bad_file(error),
    }
}

fn all_rounds(asked: &TrainFlags, matches: u64, training: &mut impl SelfPlayTrainer) -> Result<u64, String> {
    let (bar, begun) = (progress(asked.games), Instant::now());
    let (mut round, mut played) = (0, 0);
    while played < asked.games && !is_late(asked, begun) {
        for number in 0..matches.min(asked.games - played) {
            training.play(round, number);
            bar.inc(1);
        }
        played = asked.games.min(played + matches);
        let told = format!("round {}, {played} matches: {}", round + 1, training.learn(round));
        write(&asked.out, &training.file()?)?;
        if bar.is_hidden() {
            eprintln!("{told}");
        } else {
            bar.println(told);
        }
        round += 1;
    }
    bar.finish_and_clear();
    Ok(played)
}

/// Reports whether the time limit has been reached.
fn is_late(asked: &TrainFlags, begun: Instant) -> bool {
    asked.minutes.is_some_and(|minutes| begun.elapsed() >= Duration::from_secs_f64(minutes.max(0.0) * 60.0))
}

/// Writes a temporary file and renames it, so that the file is complete even if the program is killed.
fn write(out: &Path, bytes: &[u8]) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", out.display());
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = tempfile::Builder::new().prefix(".training-").tempfile_in(folder).map_err(told)?;
    beside.write_all(bytes).map_err(told)?;
    beside.persist(out).map(drop).map_err(|error| told(error.error))
}

/// Creates a progress bar on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, FromArgMatches as _};
    use orrery_core::FIRST_GAME;

    use super::*;

    #[derive(clap::Parser)]
    struct TestArguments {
        #[command(flatten)]
        flags: TrainFlags,
    }

    /// A [`SelfPlayTrainer`] that records its calls: the matches that it played, and the rounds from which it learnt.
    #[derive(Default)]
    struct CallRecorder(Vec<(u64, u64)>, Vec<u64>);

    impl SelfPlayTrainer for CallRecorder {
        fn play(&mut self, round: u64, number: u64) {
            self.0.push((round, number));
        }

        fn learn(&mut self, round: u64) -> String {
            self.1.push(round);
            "well".to_owned()
        }

        fn file(&self) -> Result<Vec<u8>, String> {
            Ok(vec![self.1.len() as u8])
        }
    }

    fn flags(out: &Path, more: &[&str]) -> TrainFlags {
        let out = out.to_string_lossy().into_owned();
        // The derived command line knows no games.
        let line =
            TestArguments::command().mut_arg("game", |flag| flag.value_parser(|_: &str| Ok::<_, String>(FIRST_GAME)));
        let matches = line.get_matches_from([&["train", "--out", &out], more].concat());
        TestArguments::from_arg_matches(&matches).expect("the flags are right").flags
    }

    #[test]
    fn training_ends_after_the_given_matches_and_saves_every_round() {
        let folder = tempfile::tempdir().expect("a folder");
        let out = folder.path().join("x.net");
        let mut noted = CallRecorder::default();
        assert_eq!(all_rounds(&flags(&out, &["--games", "5"]), 2, &mut noted), Ok(5));
        assert_eq!(noted.0, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]);
        assert_eq!((noted.1, std::fs::read(&out).expect("written")), (vec![0, 1, 2], vec![3]));
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "no other file is in the folder");
    }

    #[test]
    fn training_plays_nothing_without_time_or_output_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut noted = CallRecorder::default();
        let late = flags(&folder.path().join("x.net"), &["--games", "5", "--minutes", "0"]);
        assert_eq!((all_rounds(&late, 2, &mut noted), noted.0.len()), (Ok(0), 0));
        let nowhere = flags(&folder.path().join("nowhere/x.net"), &["--games", "1"]);
        let error = all_rounds(&nowhere, 2, &mut CallRecorder::default()).expect_err("there is no such folder");
        assert!(error.contains("nowhere"), "{error}");
    }
}
