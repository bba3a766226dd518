//! The error messages and exit statuses of the command line.

use std::path::Path;
use std::process::ExitCode;

use orrery_record::{Match, Scenarios};

/// The exit status for invalid arguments.
pub const WRONG_USAGE: u8 = 2;

/// The exit status if the window cannot be opened.
pub const NO_WINDOW: u8 = 3;

/// The exit status for a file that cannot be read, used or written.
pub const BAD_FILE: u8 = 4;

/// Prints an error about a file to standard error, and returns the exit status [`BAD_FILE`].
pub fn bad_file(message: impl std::fmt::Display) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(BAD_FILE)
}

/// Formats a file, a line and a reason on one line. Line 0 means the whole file.
pub(super) fn in_file(path: &Path, line: usize, reason: &str) -> String {
    if line > 0 { format!("{}:{line}: {reason}", path.display()) } else { format!("{}: {reason}", path.display()) }
}

/// Ends the program with a usage error in the same format as clap's own.
pub fn usage(message: impl std::fmt::Display) -> ! {
    let mut program = clap::Command::new("orrery").override_usage("orrery [OPTIONS] [COMMAND]");
    program.error(clap::error::ErrorKind::ValueValidation, message).exit()
}

/// Returns the reason why the full state of a saved match is only shown with a flag: the match is not over and has hidden
/// information. Returns `None` if the state may be shown.
pub(super) fn hides<G: Scenarios>(game: &Match<G>, path: &Path) -> Option<String> {
    let reason = "the match is not over, and this would reveal hidden information: add --unfinished to show it anyway";
    (G::HIDDEN_INFORMATION && !game.is_over()).then(|| in_file(path, 0, reason))
}
