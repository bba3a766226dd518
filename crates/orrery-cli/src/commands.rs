//! The type-erased interface of a game for the command line. Each game's crate provides its own [`GameCommandRunner`], so that
//! the generic code is compiled there.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;

use jiff::civil::Date;

use super::arena::ArenaFlags;
use super::contract::Trainable;
use super::game_value::AnyGameValue;
use super::log::{ExportFlags, ImportFlags};
use super::puzzle::PuzzleSearchFlags;
use super::replay::ReplayFlags;
use super::review::ReviewFlags;
use super::simulate::SimulateFlags;
use super::training::TrainFlags;
use super::window::WindowFlags;
use super::{arena, lesson, log, puzzle, replay, review, share, simulate, stats, window};
use orrery_ai::arena::ArenaGame;
use orrery_core::GameKey;
use orrery_learn::academy::{GameLessons, LessonId};
use orrery_learn::puzzle::{PuzzleError, Puzzles};
use orrery_learn::stats::Statistics;
use orrery_record::save::{GameSaves, SaveAccess, SaveStore};
use orrery_record::{ScenarioReport, run_text};

/// The commands of a game, with the type of the game erased.
pub trait GameCommands: Send + Sync {
    /// Returns the key of the game in files and on the command line.
    fn key(&self) -> GameKey;

    /// Returns the number of the game in share codes.
    fn number(&self) -> u32;

    /// Returns the supported numbers of players.
    fn players(&self) -> RangeInclusive<u8>;

    /// Returns the interface to the game's saves.
    fn saved(&self) -> &'static dyn SaveAccess;

    /// Runs `orrery simulate`.
    fn simulate(&self, asked: &SimulateFlags) -> ExitCode;

    /// Runs `orrery arena`.
    fn arena(&self, asked: &ArenaFlags) -> ExitCode;

    /// Runs `orrery train`.
    fn train(&self, asked: &TrainFlags) -> ExitCode;

    /// Runs `orrery replay`.
    fn replay(&self, asked: &ReplayFlags) -> ExitCode;

    /// Runs `orrery review`.
    fn review(&self, asked: &ReviewFlags) -> ExitCode;

    /// Runs `orrery stats export`.
    fn export_statistics(&self, asked: &stats::StatsExportFlags) -> ExitCode;

    /// Runs a scenario, given as text.
    fn run_scenario(&self, text: &str) -> ScenarioReport;

    /// Returns the log of a saved match.
    ///
    /// # Errors
    /// Returns a message if the save cannot be read, or if its match is unfinished and has hidden information that a log would
    /// reveal.
    fn log(&self, asked: &ExportFlags) -> Result<String, String>;

    /// Imports a log as a save, and prints its path.
    fn import(&self, asked: &ImportFlags, store: &SaveStore) -> ExitCode;

    /// Prints the contents of a share code. An invalid code ends the program.
    fn print_code(&self, code: &str);

    /// Returns the share code of a saved match.
    ///
    /// # Errors
    /// Returns a message if the save cannot be read or its match has no share code.
    fn code(&self, file: &Path) -> Result<String, String>;

    /// Returns the lesson with this id, if there is one.
    fn lesson(&self, word: &str) -> Option<AnyGameValue>;

    /// Returns the ids of all lessons.
    fn lesson_words(&self) -> Vec<&'static str>;

    /// Checks the lesson with this `text`, read from `path`.
    ///
    /// # Errors
    /// Returns a message with file and line if the lesson cannot be read or completed.
    fn check_lesson(&self, path: &Path, text: &str) -> Result<(), String>;

    /// Returns the puzzle of the ladder with this name, if there is one.
    fn ladder_puzzle(&self, name: &Path) -> Option<AnyGameValue>;

    /// Reads and proves the puzzle in a file. If the file has no solution, the puzzle gets one from the proof.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or the proof fails.
    fn puzzle(&self, path: &Path) -> Result<AnyGameValue, PuzzleError>;

    /// Runs `orrery puzzle solve`.
    fn solve(&self, path: &Path, all: bool) -> ExitCode;

    /// Returns the figures of a puzzle's proof.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or the proof fails.
    fn prove(&self, path: &Path) -> Result<String, PuzzleError>;

    /// Runs `orrery puzzle find`.
    fn find_puzzles(&self, asked: &PuzzleSearchFlags) -> ExitCode;

    /// Checks rule options, each given as `NAME=VALUE`.
    ///
    /// # Errors
    /// Returns a message with the possible names or values if an option is invalid.
    fn check_options(&self, options: &[String]) -> Result<(), String>;

    /// Returns the match of a share code, marked as having a known deal. An invalid code ends the program.
    fn match_of_code(&self, code: &str) -> AnyGameValue;

    /// Returns a match with the daily deal of this date.
    fn match_of_day(&self, date: Date) -> AnyGameValue;

    /// Loads the match saved at `path`.
    ///
    /// # Errors
    /// Returns a message with file and line if the save cannot be read.
    fn load(&self, path: &Path) -> Result<AnyGameValue, String>;

    /// Returns a match that starts at a scenario's position, with human players in all seats.
    ///
    /// # Errors
    /// Returns a message with file and line if the scenario cannot be read.
    fn open_scenario(&self, path: &Path, seed: u64) -> Result<AnyGameValue, String>;

    /// Returns a new match with these seats.
    ///
    /// # Errors
    /// Returns a message if a seat, preset or option is unknown.
    fn seated(&self, asked: &WindowFlags, seats: &[String], seed: u64) -> Result<AnyGameValue, String>;
}

/// The implementation of [`GameCommands`] for the game `G`.
pub struct GameCommandRunner<G>(PhantomData<fn() -> G>);

impl<G> GameCommandRunner<G> {
    /// Creates the commands of `G`.
    pub const fn new() -> Self {
        GameCommandRunner(PhantomData)
    }
}

impl<G> Default for GameCommandRunner<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Defines the commands of a game for the registry, at the end of its rules crate: `commands!(ItsRules);`.
///
/// `inline(never)` keeps the generic code of the shared crates compiled in the game's crate. If the function were inlined, the
/// program's crate would compile all of it again.
#[macro_export]
macro_rules! commands {
    ($game:ty) => {
        /// Returns the commands of this game for the command line.
        #[inline(never)]
        pub fn commands() -> &'static dyn $crate::GameCommands {
            const { &$crate::GameCommandRunner::<$game>::new() }
        }
    };
}

impl<G: Trainable + ArenaGame + Puzzles + GameLessons + Statistics> GameCommands for GameCommandRunner<G> {
    fn key(&self) -> GameKey {
        G::KEY
    }

    fn number(&self) -> u32 {
        G::NUMBER
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn saved(&self) -> &'static dyn SaveAccess {
        const { &GameSaves::<G>::new() }
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

    fn export_statistics(&self, asked: &stats::StatsExportFlags) -> ExitCode {
        stats::export_of::<G>(asked)
    }

    fn run_scenario(&self, text: &str) -> ScenarioReport {
        run_text::<G>(text)
    }

    fn log(&self, asked: &ExportFlags) -> Result<String, String> {
        log::log_of::<G>(asked)
    }

    fn import(&self, asked: &ImportFlags, store: &SaveStore) -> ExitCode {
        log::import_of::<G>(asked, store)
    }

    fn print_code(&self, code: &str) {
        share::tell::<G>(code);
    }

    fn code(&self, file: &Path) -> Result<String, String> {
        share::code_of::<G>(file)
    }

    fn lesson(&self, word: &str) -> Option<AnyGameValue> {
        LessonId::<G>::from_word(word).map(AnyGameValue::new::<G>)
    }

    fn lesson_words(&self) -> Vec<&'static str> {
        LessonId::<G>::all().map(LessonId::word).collect()
    }

    fn check_lesson(&self, path: &Path, text: &str) -> Result<(), String> {
        lesson::check_of::<G>(path, text)
    }

    fn ladder_puzzle(&self, name: &Path) -> Option<AnyGameValue> {
        puzzle::ladder_puzzle::<G>(name)
    }

    fn puzzle(&self, path: &Path) -> Result<AnyGameValue, PuzzleError> {
        puzzle::own::<G>(path)
    }

    fn solve(&self, path: &Path, all: bool) -> ExitCode {
        puzzle::solve::<G>(path, all)
    }

    fn prove(&self, path: &Path) -> Result<String, PuzzleError> {
        puzzle::proven::<G>(path)
    }

    fn find_puzzles(&self, asked: &PuzzleSearchFlags) -> ExitCode {
        puzzle::search::<G>(asked)
    }

    fn check_options(&self, options: &[String]) -> Result<(), String> {
        window::check_options_of::<G>(options)
    }

    fn match_of_code(&self, code: &str) -> AnyGameValue {
        window::of_code::<G>(code)
    }

    fn match_of_day(&self, date: Date) -> AnyGameValue {
        window::of_day::<G>(date)
    }

    fn load(&self, path: &Path) -> Result<AnyGameValue, String> {
        window::load::<G>(path)
    }

    fn open_scenario(&self, path: &Path, seed: u64) -> Result<AnyGameValue, String> {
        window::open_scenario::<G>(path, seed)
    }

    fn seated(&self, asked: &WindowFlags, seats: &[String], seed: u64) -> Result<AnyGameValue, String> {
        asked.seated::<G>(seats, seed)
    }
}
