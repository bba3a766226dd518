//! The `orrery` program.

use std::process::ExitCode;

use orrery::cli::{Outcome, Program};
use orrery::games::GAMES;

static PROGRAM: Program = Program {
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
        Outcome::Done(status) => status,
        #[cfg(feature = "window")]
        Outcome::Window(args) => orrery::app::run(orrery::games::REGISTRY, *args),
        #[cfg(feature = "window")]
        Outcome::Gallery(args) => orrery::app::gallery::run(orrery::games::GALLERY, &args),
        #[cfg(feature = "window")]
        Outcome::Icons(folder) => orrery::app::icon::write_all(&folder),
        #[cfg(not(feature = "window"))]
        Outcome::Window(_) | Outcome::Gallery(_) | Outcome::Icons(_) => {
            eprintln!("error: this program was built without the window; see `orrery --help` for what it can do");
            ExitCode::from(orrery::cli::NO_WINDOW)
        }
    }
}
