//! What the command line says when something is wrong.

use std::path::Path;
use std::process::ExitCode;

use orrery_record::{Match, Scenarios};

/// Something was asked for that there is not.
pub const WRONG_USAGE: u8 = 2;

/// The window cannot be opened.
pub const NO_WINDOW: u8 = 3;

/// A file cannot be read.
pub const BAD_FILE: u8 = 4;

/// Says on standard error what is wrong with a file, and gives the status for it.
pub fn bad_file(message: impl std::fmt::Display) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::from(BAD_FILE)
}

/// A file, a line and a reason on one line; line 0 is the whole file.
pub(super) fn in_file(path: &Path, line: usize, reason: &str) -> String {
    if line > 0 { format!("{}:{line}: {reason}", path.display()) } else { format!("{}: {reason}", path.display()) }
}

/// Ends the program with a usage error in the form all others have.
pub fn usage(message: impl std::fmt::Display) -> ! {
    let mut program = clap::Command::new("orrery").override_usage("orrery [OPTIONS] [COMMAND]");
    program.error(clap::error::ErrorKind::ValueValidation, message).exit()
}

/// Why the truth about a saved match is not told at once: it goes on, and seats know different things in it.
pub(super) fn hides<G: Scenarios>(game: &Match<G>, path: &Path) -> Option<String> {
    let reason = "the match is not over, and this would show what is hidden in it; ask for it with --unfinished";
    (G::HIDES && !game.is_over()).then(|| in_file(path, 0, reason))
}
