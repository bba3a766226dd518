//! The program `orrery`.

use std::process::ExitCode;

use orrery::cli::Outcome;

fn main() -> ExitCode {
    match orrery::cli::run(orrery::games::GAMES) {
        Outcome::Done(status) => status,
        #[cfg(feature = "window")]
        Outcome::Window(args) => orrery::app::run(orrery::games::REGISTRY, *args),
        #[cfg(feature = "window")]
        Outcome::Gallery(args) => orrery::app::gallery::run(orrery::games::SHELF, &args),
        #[cfg(feature = "window")]
        Outcome::Icons(folder) => orrery::app::icon::write_all(&folder),
        #[cfg(not(feature = "window"))]
        Outcome::Window(_) | Outcome::Gallery(_) | Outcome::Icons(_) => {
            eprintln!("error: this program was built without the window; see `orrery --help` for what it can do");
            ExitCode::from(orrery::cli::NO_WINDOW)
        }
    }
}
