//! The command line: what is asked for, and the commands that need no window.
//!
//! Data goes to standard output, messages to standard error. Exit status: 0 all well, 1 a check
//! failed, 2 wrong usage, 3 no window to open, 4 a bad file.

mod scenario;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Alien Frontiers at one screen.
#[derive(Debug, Parser)]
#[command(name = "orrery", version, about, long_about = None)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Work with scenario files: positions, orders, and what must be true then.
    Scenario {
        #[command(subcommand)]
        what: ScenarioCommand,
    },
}

#[derive(Debug, Subcommand)]
enum ScenarioCommand {
    /// Run scenario files and whole folders of them; the exit status is 0 only if none failed.
    Check {
        /// Scenario files, and folders of `.ron` files.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// Reads the command line and does what it asks for.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Scenario { what: ScenarioCommand::Check { paths } }) => scenario::check(&paths),
        None => ExitCode::from(3),
    }
}
