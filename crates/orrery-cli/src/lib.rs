//! The command line: its flags, and the commands that need no window.
//!
//! Data goes to standard output, messages to standard error. The exit status is 0 for success, 1 if a check failed, 2 for wrong
//! usage, 3 if no window can be opened, 4 for a bad file, and 101 for a fault in the program.
//!
//! - [`run`]: reads the command line and runs a command.
//! - [`GameList`] and [`ProgramInfo`]: the registry of games, which the program provides.
//! - [`GameCommands`] and [`GameCommandRunner`]: the commands of one game, compiled in the game's crate.
//! - [`WindowArgs`] and [`GalleryFlags`]: the arguments of the window and of the gallery.

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
mod terminal;
mod training;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;

use arguments::{Arguments, CliCommand, ScenarioCommand};
use clap::FromArgMatches as _;
use stats::StatsCommand;

pub use commands::{GameCommandRunner, GameCommands};
pub use contract::Trainable;
pub use exit_status::bad_file;
pub use exit_status::{BAD_FILE, NO_WINDOW, WRONG_USAGE};
pub use gallery::GalleryFlags;
pub use game::GameFlag;
pub use game_value::AnyGameValue;
pub use look::AppearanceFlags;
pub use registry::{GameInfo, GameList, ProgramInfo, RegistryEntry};
pub use rounds::{SelfPlayTrainer, by_rounds};
pub use terminal::tell;
pub use training::TrainFlags;
pub use window::{Verbosity, WindowArgs};

/// The result of reading the command line.
#[derive(Debug)]
pub enum CommandLineResult {
    /// The command has been carried out, and the program ends with this status.
    Done(ExitCode),
    /// The window is to be opened with these arguments.
    Window(Box<WindowArgs>),
    /// Scenes are to be rendered without a window.
    Gallery(GalleryFlags),
    /// The program's icon is to be written below this folder.
    Icons(PathBuf),
}

/// Reads the command line and carries out its command, unless that needs the window or the renderer.
///
/// `--help`, `--version` and invalid arguments end the program here.
pub fn run(program: &ProgramInfo) -> CommandLineResult {
    terminal::attach_terminal();
    let games = program.games;
    let mut given = help::grouped(Arguments::of(program)).get_matches();
    let arguments = Arguments::from_arg_matches_mut(&mut given).unwrap_or_else(|error| error.exit());
    CommandLineResult::Done(match arguments.command {
        Some(CliCommand::Games(asked)) => games::run(games, &asked),
        Some(CliCommand::Scenario { what: ScenarioCommand::Check { paths } }) => scenario::check(games, &paths),
        Some(CliCommand::Stats { what: StatsCommand::Export(asked) }) => {
            games.of(asked.game.game).export_statistics(&asked)
        }
        Some(CliCommand::Lesson { what }) => by_game::lesson(games, &what),
        Some(CliCommand::Puzzle { what }) => by_game::puzzle(games, &what),
        Some(CliCommand::Simulate(asked)) => games.of(asked.game.game).simulate(&asked),
        Some(CliCommand::Arena(asked)) => games.of(asked.game.game).arena(&asked),
        Some(CliCommand::Replay(asked)) => by_game::with_save(games, &asked.file, |game| game.replay(&asked)),
        Some(CliCommand::Review(asked)) => by_game::with_save(games, &asked.file, |game| game.review(&asked)),
        Some(CliCommand::Export(asked)) => by_game::export(games, &asked),
        Some(CliCommand::Import(asked)) => by_game::import(games, &asked),
        Some(CliCommand::Share(asked)) => by_game::share(games, &asked),
        Some(CliCommand::Train(asked)) => games.of(asked.game.game).train(&asked),
        Some(CliCommand::Curve(asked)) => curve::run(&asked),
        Some(CliCommand::Gallery(asked)) => return CommandLineResult::Gallery(asked),
        Some(CliCommand::Icons { folder }) => return CommandLineResult::Icons(folder),
        Some(CliCommand::Licences) => manual::licences(),
        Some(CliCommand::Man { folder }) => manual::man(program, folder.as_deref()),
        Some(CliCommand::Completions { shell }) => manual::completions(program, shell),
        #[cfg(feature = "synth")]
        Some(CliCommand::Synth(asked)) => synth::run(&asked),
        None => match arguments.window.open(games) {
            Ok(window) => return CommandLineResult::Window(Box::new(window)),
            Err(status) => status,
        },
    })
}
