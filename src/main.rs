//! The `orrery` program.

// On Windows the game opens no console window; commands use the terminal of the program that started them.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use orrery::cli::{CommandLineResult, ProgramInfo};
use orrery::games::GAMES;

static PROGRAM: ProgramInfo = ProgramInfo {
    games: GAMES,
    version: concat!(env!("CARGO_PKG_VERSION"), " (", env!("ORRERY_GIT"), ")"),
    long_version: concat!(
        env!("CARGO_PKG_VERSION"),
        " (",
        env!("ORRERY_GIT"),
        ")\nBevy ",
        env!("ORRERY_BEVY"),
        "\nLicence: ",
        env!("CARGO_PKG_LICENSE")
    ),
};

fn main() -> ExitCode {
    match orrery::cli::run(&PROGRAM) {
        CommandLineResult::Done(status) => status,
        #[cfg(feature = "window")]
        CommandLineResult::Window(args) => orrery::app::run(orrery::games::REGISTRY, *args),
        #[cfg(feature = "window")]
        CommandLineResult::Gallery(args) => orrery::app::gallery::run(orrery::games::GALLERY, &args),
        #[cfg(feature = "window")]
        CommandLineResult::Icons(folder) => orrery::app::icon::write_all(&folder),
        #[cfg(not(feature = "window"))]
        CommandLineResult::Window(_) | CommandLineResult::Gallery(_) | CommandLineResult::Icons(_) => {
            eprintln!("error: this program was built without the window; see `orrery --help` for what it can do");
            ExitCode::from(orrery::cli::NO_WINDOW)
        }
    }
}
