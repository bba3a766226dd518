//! Tasks for developers: `cargo xtask ci` runs all checks that have to pass before a change is merged.

mod check_folder;
mod checks;
mod ci;
mod copy;
mod counts;
mod inputs;
mod runner;
mod steps;
mod temp_folder;
mod trace;

use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask ci

ci  Checks everything that must hold before a change is taken: format, scripts, the headless release build and its
    program, all tests, every letter of every scene, lints, documentation, licences. Ends with a table of the steps and
    the line `N passed, M failed`.

What ci builds, and a copy of the files it checks, is kept for the next run in CARGO_TARGET_DIR, else in
ORRERY_CI_TARGET, else in the user's cache folder.";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let command = arguments.next().unwrap_or_default();
    match command.to_str() {
        Some("ci") => ci::run(),
        // Cargo calls this for each test executable during `ci`.
        Some(runner::COMMAND) => runner::run(&arguments.collect::<Vec<_>>()),
        Some("help" | "-h" | "--help") => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{HELP}");
            ExitCode::from(2)
        }
    }
}
