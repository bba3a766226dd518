//! The manual pages and the completions of shells, read off the description of the command line; and the licences.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use clap_complete::Shell;

use super::Arguments;
use super::registry::Program;
use super::say::bad_file;

/// What `scripts/licences` gathered.
const LICENCES: &str = include_str!("../../../assets/licences/THIRD-PARTY.txt");

/// Writes the licences of all libraries to standard output.
pub fn licences() -> ExitCode {
    out(LICENCES.as_bytes())
}

/// Writes the manual pages of the program and of each command into `folder`; without one, that of the program to
/// standard output.
pub fn man(program: &Program, folder: Option<&Path>) -> ExitCode {
    let command = Arguments::of(program);
    match folder {
        None => {
            let mut page = Vec::new();
            match clap_mangen::Man::new(command).render(&mut page) {
                Ok(()) => out(&page),
                Err(error) => bad_file(error),
            }
        }
        Some(folder) => {
            let written = std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
            written.map_or_else(|error| bad_file(format!("{}: {error}", folder.display())), |()| ExitCode::SUCCESS)
        }
    }
}

/// Writes the completions of a shell to standard output.
pub fn completions(program: &Program, shell: Shell) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::of(program), "orrery", &mut script);
    out(&script)
}

/// Writes to standard output; that nobody reads on is no failure.
fn out(bytes: &[u8]) -> ExitCode {
    match std::io::stdout().lock().write_all(bytes) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => bad_file(error),
        _ => ExitCode::SUCCESS,
    }
}
