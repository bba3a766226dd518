//! A game for the command line, which knows it by its key alone. Each game's crate hands out its own [`CommandsOf`], so that the
//! generic code is compiled there.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;

use jiff::civil::Date;

use super::arena::ArenaFlags;
use super::contract::Trainable;
use super::log::{ExportFlags, ImportFlags};
use super::of_game::OfGame;
use super::puzzle::SearchFlags;
use super::replay::ReplayFlags;
use super::review::ReviewFlags;
use super::simulate::SimulateFlags;
use super::training::TrainFlags;
use super::window::WindowFlags;
use super::{arena, lesson, log, puzzle, replay, review, share, simulate, stats, window};
use orrery_ai::arena::Contests;
use orrery_core::GameKey;
use orrery_learn::academy::{LessonId, Lessons};
use orrery_learn::puzzle::{PuzzleError, Puzzles};
use orrery_learn::stats::Statistics;
use orrery_record::save::{Saved, SavedGame, Store};
use orrery_record::{Report, run_text};

/// What the command line can do with a game.
pub trait Commands: Send + Sync {
    /// What it is called in files and on the command line.
    fn key(&self) -> GameKey;

    /// Its number in share codes.
    fn number(&self) -> u32;

    /// How many play.
    fn players(&self) -> RangeInclusive<u8>;

    /// Its saves.
    fn saved(&self) -> &'static dyn SavedGame;

    /// `orrery simulate`.
    fn simulate(&self, asked: &SimulateFlags) -> ExitCode;

    /// `orrery arena`.
    fn arena(&self, asked: &ArenaFlags) -> ExitCode;

    /// `orrery train`.
    fn train(&self, asked: &TrainFlags) -> ExitCode;

    /// `orrery replay`.
    fn replay(&self, asked: &ReplayFlags) -> ExitCode;

    /// `orrery review`.
    fn review(&self, asked: &ReviewFlags) -> ExitCode;

    /// `orrery stats export`.
    fn export_statistics(&self, asked: &stats::ExportFlags) -> ExitCode;

    /// Runs a scenario, given as text.
    fn run_scenario(&self, text: &str) -> Report;

    /// The log of a saved match.
    ///
    /// # Errors
    /// The save cannot be read, or hides what a log would show.
    fn log(&self, asked: &ExportFlags) -> Result<String, String>;

    /// Makes a save of a log, and prints where it lies.
    fn import(&self, asked: &ImportFlags, store: &Store) -> ExitCode;

    /// Prints what a share code means; a wrong one ends the program.
    fn tell_code(&self, code: &str);

    /// The share code of a saved match.
    ///
    /// # Errors
    /// The save cannot be read, or its beginning does not fit into a code.
    fn code(&self, file: &Path) -> Result<String, String>;

    /// The lesson called so, if there is one.
    fn lesson(&self, word: &str) -> Option<OfGame>;

    /// What its lessons are called.
    fn lesson_words(&self) -> Vec<&'static str>;

    /// Proves a lesson that lies at `path`.
    ///
    /// # Errors
    /// Why it cannot be read or finished, with its file and line.
    fn check_lesson(&self, path: &Path, text: &str) -> Result<(), String>;

    /// The puzzle of its ladder with this name, if there is one.
    fn rung(&self, name: &Path) -> Option<OfGame>;

    /// The puzzle in a file, proven; where it has no solution of its own it gets one of the proof.
    ///
    /// # Errors
    /// The file cannot be read, or the proof fails.
    fn puzzle(&self, path: &Path) -> Result<OfGame, PuzzleError>;

    /// `orrery puzzle solve`.
    fn solve(&self, path: &Path, all: bool) -> ExitCode;

    /// The figures of a puzzle's proof.
    ///
    /// # Errors
    /// The file cannot be read, or the proof fails.
    fn prove(&self, path: &Path) -> Result<String, PuzzleError>;

    /// `orrery puzzle find`.
    fn find_puzzles(&self, asked: &SearchFlags) -> ExitCode;

    /// Whether these single options, each `NAME=VALUE`, are options of the game.
    ///
    /// # Errors
    /// What was expected.
    fn check_options(&self, options: &[String]) -> Result<(), String>;

    /// The match of a share code, whose deal somebody chose; a wrong code ends the program.
    fn match_of_code(&self, code: &str) -> OfGame;

    /// The match of the deal of this day.
    fn match_of_day(&self, date: Date) -> OfGame;

    /// The match that is saved at `path`.
    ///
    /// # Errors
    /// What is wrong with the file, with its line.
    fn load(&self, path: &Path) -> Result<OfGame, String>;

    /// A match at a scenario's position, people in every seat.
    ///
    /// # Errors
    /// What is wrong with the file, with its line.
    fn open_scenario(&self, path: &Path, seed: u64) -> Result<OfGame, String>;

    /// A new match of these seats.
    ///
    /// # Errors
    /// What of the seats, the preset or the options means nothing.
    fn seated(&self, asked: &WindowFlags, seats: &[String], seed: u64) -> Result<OfGame, String>;
}

/// The game `G` as [`Commands`].
pub struct CommandsOf<G>(PhantomData<fn() -> G>);

impl<G> CommandsOf<G> {
    /// The commands of `G`.
    #[must_use]
    pub const fn new() -> Self {
        CommandsOf(PhantomData)
    }
}

impl<G> Default for CommandsOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Trainable + Contests + Puzzles + Lessons + Statistics> Commands for CommandsOf<G> {
    fn key(&self) -> GameKey {
        G::KEY
    }

    fn number(&self) -> u32 {
        G::NUMBER
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn saved(&self) -> &'static dyn SavedGame {
        const { &Saved::<G>::new() }
    }

    fn simulate(&self, asked: &SimulateFlags) -> ExitCode {
        simulate::run_of::<G>(asked)
    }

    fn arena(&self, asked: &ArenaFlags) -> ExitCode {
        arena::run_of::<G>(asked)
    }

    fn train(&self, asked: &TrainFlags) -> ExitCode {
        G::train(asked)
    }

    fn replay(&self, asked: &ReplayFlags) -> ExitCode {
        replay::run_of::<G>(asked)
    }

    fn review(&self, asked: &ReviewFlags) -> ExitCode {
        review::run_of::<G>(asked)
    }

    fn export_statistics(&self, asked: &stats::ExportFlags) -> ExitCode {
        stats::export_of::<G>(asked)
    }

    fn run_scenario(&self, text: &str) -> Report {
        run_text::<G>(text)
    }

    fn log(&self, asked: &ExportFlags) -> Result<String, String> {
        log::log_of::<G>(asked)
    }

    fn import(&self, asked: &ImportFlags, store: &Store) -> ExitCode {
        log::import_of::<G>(asked, store)
    }

    fn tell_code(&self, code: &str) {
        share::tell::<G>(code);
    }

    fn code(&self, file: &Path) -> Result<String, String> {
        share::code_of::<G>(file)
    }

    fn lesson(&self, word: &str) -> Option<OfGame> {
        LessonId::<G>::from_word(word).map(OfGame::new::<G>)
    }

    fn lesson_words(&self) -> Vec<&'static str> {
        LessonId::<G>::all().map(LessonId::word).collect()
    }

    fn check_lesson(&self, path: &Path, text: &str) -> Result<(), String> {
        lesson::check_of::<G>(path, text)
    }

    fn rung(&self, name: &Path) -> Option<OfGame> {
        puzzle::rung::<G>(name)
    }

    fn puzzle(&self, path: &Path) -> Result<OfGame, PuzzleError> {
        puzzle::own::<G>(path)
    }

    fn solve(&self, path: &Path, all: bool) -> ExitCode {
        puzzle::solve::<G>(path, all)
    }

    fn prove(&self, path: &Path) -> Result<String, PuzzleError> {
        puzzle::proven::<G>(path)
    }

    fn find_puzzles(&self, asked: &SearchFlags) -> ExitCode {
        puzzle::search::<G>(asked)
    }

    fn check_options(&self, options: &[String]) -> Result<(), String> {
        window::check_options_of::<G>(options)
    }

    fn match_of_code(&self, code: &str) -> OfGame {
        window::of_code::<G>(code)
    }

    fn match_of_day(&self, date: Date) -> OfGame {
        window::of_day::<G>(date)
    }

    fn load(&self, path: &Path) -> Result<OfGame, String> {
        window::load::<G>(path)
    }

    fn open_scenario(&self, path: &Path, seed: u64) -> Result<OfGame, String> {
        window::open_scenario::<G>(path, seed)
    }

    fn seated(&self, asked: &WindowFlags, seats: &[String], seed: u64) -> Result<OfGame, String> {
        asked.seated::<G>(seats, seed)
    }
}
