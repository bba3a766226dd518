//! The manual pages and shell completions, generated from the description of the command line, and the licences.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use clap_complete::Shell;

use super::Arguments;
use super::exit_status::bad_file;
use super::registry::ProgramInfo;

/// The licences collected by `scripts/licences`.
const LICENCES: &str = include_str!("../../../assets/licences/THIRD-PARTY.txt");

/// Prints the licences of all libraries used by the program.
pub fn licences() -> ExitCode {
    out(LICENCES.as_bytes())
}

/// Writes the manual pages of the program and of each command to `folder`. Without a folder, prints the page of the program only.
pub fn man(program: &ProgramInfo, folder: Option<&Path>) -> ExitCode {
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

/// Prints the completions for a shell.
pub fn completions(program: &ProgramInfo, shell: Shell) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::of(program), "orrery", &mut script);
    out(&script)
}

/// Writes to standard output. A closed pipe is not an error.
fn out(bytes: &[u8]) -> ExitCode {
    match std::io::stdout().lock().write_all(bytes) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => bad_file(error),
        _ => ExitCode::SUCCESS,
    }
}
