//! `orrery puzzle`: solves, checks and finds puzzles.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::exit_status::{bad_file, in_file, usage};
use super::game::GameFlag;
use super::game_value::AnyGameValue;
use super::read::{fill_of, preset_of, seat_of};
use orrery_ai::GameOpponents;
use orrery_core::ron::FileError;
use orrery_core::ron::write as write_ron;
use orrery_core::{Opponent, RulePreset as _, Rules, Setup};
use orrery_learn::puzzle::{
    Puzzle, PuzzleError, PuzzleGoal as _, PuzzleSearchParams, PuzzleSolutions, Puzzles, SHOWN, SolutionCounts, find,
    ladder,
};
use orrery_record::{ScenarioFile as _, SeatControl};

/// The commands about puzzles.
#[derive(Debug, Subcommand)]
pub(super) enum PuzzleCommand {
    /// Search a puzzle's whole turn, and print its shortest solutions.
    ///
    /// Prints the number of distinct ends of the turn without chance, and the number of them that reach the goal. The exit status
    /// is 0 only if there is a solution, the goal is not met at the start, no end exceeds the goal, and the figures and the
    /// solution in the file are right.
    #[command(after_help = "Example:\n  orrery puzzle solve good-rate.ron")]
    Solve {
        /// The puzzle file.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Print up to a hundred solutions instead of three.
        #[arg(long)]
        all: bool,
    },
    /// Prove every puzzle in a folder.
    ///
    /// Prints a line for each puzzle, and finally the numbers of passed and failed ones. The exit status is 0 only if none
    /// failed.
    #[command(after_help = "Example:\n  orrery puzzle check FOLDER")]
    Check {
        /// The folder of `.ron` files.
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Search matches between computer opponents for puzzles: turns in which only few ends reach the maximum.
    #[command(after_help = "Example:\n  orrery puzzle find --seed 1 FOLDER")]
    Find(PuzzleSearchFlags),
}

/// The flags of `orrery puzzle find`.
#[derive(Debug, Args)]
pub struct PuzzleSearchFlags {
    #[command(flatten)]
    pub game: GameFlag,
    /// The folder for the candidates.
    #[arg(value_name = "DIR")]
    pub out: PathBuf,
    /// Set the players, in turn order. The last one is repeated for the other seats.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', default_value = "pilot")]
    pub seats: Vec<String>,
    /// Set the number of players, 2 to 4.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// Play this many matches.
    #[arg(long, value_name = "G", default_value_t = 10)]
    pub games: u64,
    /// Set the seed for all randomness. The same seed gives the same matches.
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub seed: u64,
    /// Skip turns with more positions than this.
    #[arg(long, value_name = "COUNT", default_value_t = 100_000)]
    pub most: usize,
    /// Require that at most one end in this many reaches the goal.
    #[arg(long, value_name = "COUNT", default_value_t = 200)]
    pub one_in: usize,
    /// Require at least this many orders in the shortest solution.
    #[arg(long, value_name = "COUNT", default_value_t = 5)]
    pub orders: usize,
    /// Play by this preset of the game's rules (in Alien Frontiers 2011, 2010, "2011 literal" or app). By default, the game's
    /// standard preset.
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
}

/// Returns the puzzle of the ladder with this name, if there is one.
pub(super) fn ladder_puzzle<G: Puzzles>(name: &Path) -> Option<AnyGameValue> {
    let rung = ladder::<G>().iter().find(|rung| name.as_os_str() == rung.name);
    rung.map(|rung| AnyGameValue::new::<G>(rung.puzzle.clone()))
}

/// Reads and proves the puzzle in a file. If the file has no solution, the puzzle gets one from the proof.
pub(super) fn own<G: Puzzles>(path: &Path) -> Result<AnyGameValue, PuzzleError> {
    let mut puzzle = Puzzle::<G>::from_file(path)?;
    let proof = puzzle.check()?;
    puzzle.proven = Some(SolutionCounts { ends: proof.ends, solving: proof.solving });
    if puzzle.scene.play().is_empty() {
        let title = puzzle.scene.title().to_owned();
        let play = proof.solutions.first().into_iter().flatten().map(G::write).collect();
        puzzle.scene = puzzle.scene.with_title_and_orders(&title, play);
    }
    Ok(AnyGameValue::new::<G>(puzzle))
}

/// Returns the message for an error in a puzzle, with file and line.
pub(super) fn message(path: &Path, error: &PuzzleError) -> String {
    let line = if let PuzzleError::File(FileError { line, .. }) = error { *line } else { 0 };
    match error {
        PuzzleError::File(e) => in_file(path, line, &e.message),
        _ => in_file(path, line, &error.to_string()),
    }
}

/// Prints the shortest solutions of a puzzle, and the numbers of positions and ends of its turn.
pub(super) fn solve<G: Puzzles>(path: &Path, all: bool) -> ExitCode {
    let puzzle = match Puzzle::<G>::from_file(path) {
        Ok(puzzle) => puzzle,
        Err(error) => return bad_file(message(path, &error)),
    };
    let proof = match puzzle.prove() {
        Ok(proof) => proof,
        Err(error) => {
            eprintln!("error: {}", message(path, &error));
            return ExitCode::FAILURE;
        }
    };
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{}: positions {}, {}", path.display(), proof.positions, figures(&proof));
    for (index, orders) in proof.solutions.iter().take(if all { SHOWN } else { 3 }).enumerate() {
        let lines: Vec<String> = orders.iter().map(G::write).collect();
        let _ = writeln!(out, "{}. {}", index + 1, lines.join("; "));
    }
    match puzzle.check() {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", message(path, &error));
            ExitCode::FAILURE
        }
    }
}

fn figures<G: Rules>(proof: &PuzzleSolutions<G>) -> String {
    format!("{} of {} ends reach the goal", proof.solving, proof.ends)
}

/// Returns the figures of a puzzle's proof, or an error if the file cannot be read or the proof fails.
pub(super) fn proven<G: Puzzles>(path: &Path) -> Result<String, PuzzleError> {
    Ok(figures(&Puzzle::<G>::from_file(path)?.check()?))
}

/// Returns the parameters of the search for puzzles. Invalid values end the program with a usage error.
fn wanted<G: Puzzles>(asked: &PuzzleSearchFlags) -> PuzzleSearchParams<G> {
    if G::Goal::NONE {
        usage(PuzzleError::None(G::KEY));
    }
    let seats: Vec<SeatControl> =
        asked.seats.iter().map(|word| seat_of::<G>(word).unwrap_or_else(|e| usage(e))).collect();
    let seats = fill_of::<G>(&seats, asked.players).unwrap_or_else(|e| usage(e));
    let opponents: Option<Vec<Opponent>> =
        seats.iter().map(|s| if let SeatControl::Ai(o) = s { Some(*o) } else { None }).collect();
    let Some(opponents) = opponents else { usage("a person cannot play a search: name computer opponents") };
    let setup = Setup::plain(opponents.len() as u8, preset_of::<G>(asked.preset.as_deref()).options());
    let PuzzleSearchFlags { seed, most, one_in, orders, .. } = *asked;
    PuzzleSearchParams { setup, opponents, seed, most, one_in, orders }
}

/// Searches matches between opponents for puzzle candidates, writes each to a file, and prints a line about it.
pub(super) fn search<G: Puzzles + GameOpponents>(asked: &PuzzleSearchFlags) -> ExitCode {
    let search = wanted::<G>(asked);
    if let Err(error) = fs::create_dir_all(&asked.out) {
        return bad_file(in_file(&asked.out, 0, &format!("cannot be made: {error}")));
    }
    let mut out = io::stdout().lock();
    let mut status = ExitCode::SUCCESS;
    for game in 0..asked.games {
        let mut count = 0;
        find(&search, game, |candidate| {
            count += 1;
            let path = asked.out.join(format!("{}-{game}-{count}.ron", asked.seed));
            match save(&path, &candidate.puzzle) {
                Ok(()) => {
                    let goal = candidate.puzzle.goal.first();
                    let (proven, orders) = (candidate.puzzle.proven, candidate.puzzle.scene.play().join("; "));
                    let (ends, solving) = proven.map_or((0, 0), |p| (p.ends, p.solving));
                    let _ = writeln!(out, "{} {goal:?} {solving} of {ends}: {orders}", path.display());
                }
                Err(reason) => status = bad_file(in_file(&path, 0, &reason)),
            }
        });
    }
    status
}

fn save<G: Puzzles>(path: &Path, puzzle: &Puzzle<G>) -> Result<(), String> {
    let text = write_ron(puzzle).map_err(|e| e.to_string())?;
    fs::write(path, text + "\n").map_err(|e| format!("cannot be written: {e}"))
}
