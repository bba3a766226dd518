//! The command line: what is asked for, and the commands that need no window.
//!
//! Data goes to standard output, messages to standard error. Exit status: 0 all well, 1 a check
//! failed, 2 wrong usage, 3 no window to open, 4 a bad file, 101 a fault in the program.

mod arena;
mod arguments;
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
mod puzzle;
mod read;
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
use clap::Parser as _;
use stats::StatsCommand;

use crate::games::with_game;

pub use contract::Trainable;
pub use gallery::GalleryArgs;
pub use game::GameFlag;
pub use look::LookFlags;
pub use of_game::OfGame;
pub(crate) use rounds::{Rounds, by_rounds};
pub(crate) use say::bad_file;
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
pub fn run() -> Outcome {
    let arguments = Arguments::parse();
    Outcome::Done(match arguments.command {
        Some(Command::Games(asked)) => games::run(&asked),
        Some(Command::Scenario { what: ScenarioCommand::Check { paths } }) => scenario::check(&paths),
        Some(Command::Stats { what: StatsCommand::Export(asked) }) => stats::export(&asked),
        Some(Command::Lesson { what }) => lesson::run(&what),
        Some(Command::Puzzle { what }) => puzzle::run(&what),
        Some(Command::Simulate(asked)) => simulate::run(&asked),
        Some(Command::Arena(asked)) => arena::run(&asked),
        Some(Command::Replay(asked)) => replay::run(&asked),
        Some(Command::Review(asked)) => review::run(&asked),
        Some(Command::Export(asked)) => log::export(&asked),
        Some(Command::Import(asked)) => log::import(&asked),
        Some(Command::Share(asked)) => share::run(&asked),
        Some(Command::Train(asked)) => with_game!(asked.game.game, G => <G as Trainable>::train(&asked)),
        Some(Command::Curve(asked)) => curve::run(&asked),
        Some(Command::Gallery(asked)) => return Outcome::Gallery(asked),
        Some(Command::Icons { folder }) => return Outcome::Icons(folder),
        Some(Command::Licences) => manual::licences(),
        Some(Command::Man { folder }) => manual::man(folder.as_deref()),
        Some(Command::Completions { shell }) => manual::completions(shell),
        #[cfg(feature = "synth")]
        Some(Command::Synth(asked)) => synth::run(&asked),
        None => match arguments.window.open() {
            Ok(window) => return Outcome::Window(Box::new(window)),
            Err(status) => status,
        },
    })
}
