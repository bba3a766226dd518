//! The command line: its flags, and the commands that need no window.
//!
//! Data goes to standard output, messages to standard error. The exit status is 0 for success, 1 if a check failed, 2 for wrong
//! usage, 3 if no window can be opened, 4 for a bad file, and 101 for a fault in the program.
//!
//! - [`run`]: reads the command line and runs a command.
//! - [`Games`] and [`Program`]: the registry of games, which the program provides.
//! - [`GameCommands`] and [`GameCommandRunner`]: the commands of one game, compiled in the game's crate.
//! - [`WindowArgs`] and [`GalleryArgs`]: the arguments of the window and of the gallery.

mod arena;
mod arguments;
mod by_game;
mod commands;
mod contract;
mod curve;
mod exit_status;
mod gallery;
mod game;
mod game_value;
mod games;
mod help;
mod lesson;
mod log;
mod look;
mod manual;
mod open;
mod puzzle;
mod read;
mod registry;
mod replay;
mod review;
mod rounds;
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

pub use commands::{GameCommandRunner, GameCommands};
pub use contract::Trainable;
pub use exit_status::bad_file;
pub use exit_status::{BAD_FILE, NO_WINDOW, WRONG_USAGE};
pub use gallery::GalleryArgs;
pub use game::GameFlag;
pub use game_value::GameContent;
pub use look::AppearanceFlags;
pub use registry::{GameInfo, Games, Program, RegistryEntry};
pub use rounds::{RoundTraining, by_rounds};
pub use training::TrainFlags;
pub use window::{Verbosity, WindowArgs};

/// The result of reading the command line.
#[derive(Debug)]
pub enum CliOutcome {
    /// The command has been carried out, and the program ends with this status.
    Done(ExitCode),
    /// The window is to be opened with these arguments.
    Window(Box<WindowArgs>),
    /// Scenes are to be rendered without a window.
    Gallery(GalleryArgs),
    /// The program's icon is to be written below this folder.
    Icons(PathBuf),
}

/// Reads the command line and carries out its command, unless that needs the window or the renderer.
///
/// `--help`, `--version` and invalid arguments end the program here.
pub fn run(program: &Program) -> CliOutcome {
    let games = program.games;
    let mut given = help::grouped(Arguments::of(program)).get_matches();
    let arguments = Arguments::from_arg_matches_mut(&mut given).unwrap_or_else(|error| error.exit());
    CliOutcome::Done(match arguments.command {
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
        Some(Command::Gallery(asked)) => return CliOutcome::Gallery(asked),
        Some(Command::Icons { folder }) => return CliOutcome::Icons(folder),
        Some(Command::Licences) => manual::licences(),
        Some(Command::Man { folder }) => manual::man(program, folder.as_deref()),
        Some(Command::Completions { shell }) => manual::completions(program, shell),
        #[cfg(feature = "synth")]
        Some(Command::Synth(asked)) => synth::run(&asked),
        None => match arguments.window.open(games) {
            Ok(window) => return CliOutcome::Window(Box::new(window)),
            Err(status) => status,
        },
    })
}
