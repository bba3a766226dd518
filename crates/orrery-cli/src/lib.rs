//! The command line: what is asked for, and the commands that need no window.
//!
//! Data goes to standard output, messages to standard error. Exit status: 0 all well, 1 a check
//! failed, 2 wrong usage, 3 no window to open, 4 a bad file, 101 a fault in the program.

mod arena;
mod arguments;
mod by_game;
mod commands;
mod contract;
mod curve;
mod gallery;
mod game;
mod games;
mod lesson;
mod log;
mod look;
mod manual;
mod of_game;
mod open;
mod puzzle;
mod read;
mod registry;
mod replay;
mod review;
mod rounds;
mod say;
mod scenario;
mod share;
mod simulate;
mod stats;
#[cfg(feature = "synth")]
mod synth;
mod training;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;

use arguments::{Arguments, Command, ScenarioCommand};
use clap::FromArgMatches as _;
use stats::StatsCommand;

pub use commands::{Commands, CommandsOf};
pub use contract::Trainable;
pub use gallery::GalleryArgs;
pub use game::GameFlag;
pub use look::LookFlags;
pub use of_game::OfGame;
pub use registry::{Entry, GameInfo, Games, Program};
pub use rounds::{Rounds, by_rounds};
pub use say::bad_file;
pub use say::{BAD_FILE, NO_WINDOW, WRONG_USAGE};
pub use training::TrainFlags;
pub use window::{Verbosity, WindowArgs};

/// What is to be done after the command line was read.
#[derive(Debug)]
pub enum Outcome {
    /// Everything is done; the program ends with this status.
    Done(ExitCode),
    /// The window is to be opened.
    Window(Box<WindowArgs>),
    /// Scenes are to be painted without a window.
    Gallery(GalleryArgs),
    /// The program's icon is to be written below this folder.
    Icons(PathBuf),
}

/// Reads the command line, and does what it asks for unless that is the window.
///
/// `--help`, `--version` and wrong usage end the program here.
#[must_use]
pub fn run(program: &Program) -> Outcome {
    let games = program.games;
    let mut given = Arguments::of(program).get_matches();
    let arguments = Arguments::from_arg_matches_mut(&mut given).unwrap_or_else(|error| error.exit());
    Outcome::Done(match arguments.command {
        Some(Command::Games(asked)) => games::run(games, &asked),
        Some(Command::Scenario { what: ScenarioCommand::Check { paths } }) => scenario::check(games, &paths),
        Some(Command::Stats { what: StatsCommand::Export(asked) }) => {
            games.of(asked.game.game).export_statistics(&asked)
        }
        Some(Command::Lesson { what }) => by_game::lesson(games, &what),
        Some(Command::Puzzle { what }) => by_game::puzzle(games, &what),
        Some(Command::Simulate(asked)) => games.of(asked.game.game).simulate(&asked),
        Some(Command::Arena(asked)) => games.of(asked.game.game).arena(&asked),
        Some(Command::Replay(asked)) => by_game::with_save(games, &asked.file, |game| game.replay(&asked)),
        Some(Command::Review(asked)) => by_game::with_save(games, &asked.file, |game| game.review(&asked)),
        Some(Command::Export(asked)) => by_game::export(games, &asked),
        Some(Command::Import(asked)) => by_game::import(games, &asked),
        Some(Command::Share(asked)) => by_game::share(games, &asked),
        Some(Command::Train(asked)) => games.of(asked.game.game).train(&asked),
        Some(Command::Curve(asked)) => curve::run(&asked),
        Some(Command::Gallery(asked)) => return Outcome::Gallery(asked),
        Some(Command::Icons { folder }) => return Outcome::Icons(folder),
        Some(Command::Licences) => manual::licences(),
        Some(Command::Man { folder }) => manual::man(program, folder.as_deref()),
        Some(Command::Completions { shell }) => manual::completions(program, shell),
        #[cfg(feature = "synth")]
        Some(Command::Synth(asked)) => synth::run(&asked),
        None => match arguments.window.open(games) {
            Ok(window) => return Outcome::Window(Box::new(window)),
            Err(status) => status,
        },
    })
}
