//! The program `orrery`.

use std::process::ExitCode;

use orrery::cli::{NO_WINDOW, Outcome};

fn main() -> ExitCode {
    match orrery::cli::run() {
        Outcome::Done(status) => status,
        Outcome::Window(_) => {
            eprintln!("error: this program was built without the window; see `orrery --help` for what it can do");
            ExitCode::from(NO_WINDOW)
        }
    }
}
