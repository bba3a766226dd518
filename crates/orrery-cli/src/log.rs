//! `orrery export` and `orrery import`: logs of matches for human readers and other programs.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::exit_status::{bad_file, hides, in_file};
use orrery_record::save::{SaveStore, load_file};
use orrery_record::{Scenarios, export};

/// The flags of `orrery export`.
#[derive(Debug, Args)]
pub struct ExportFlags {
    /// The saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Export text in the notation, which can be read and written by hand. This is the default.
    #[arg(long, conflicts_with = "ron")]
    pub text: bool,
    /// Export RON for other programs, including undone orders.
    #[arg(long)]
    pub ron: bool,
    /// Allow a match that is not over and has hidden information, which the log reveals.
    #[arg(long)]
    pub unfinished: bool,
    /// Write to this file. By default, to standard output.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The flags of `orrery import`.
#[derive(Debug, Args)]
pub struct ImportFlags {
    /// The log, as text or RON, or a save.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Name the save. By default, it is the name of the file.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Use the saves and settings in this folder, as the window does. The default is the folder in the environment variable
    /// ORRERY_DATA, or else the system's folder.
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
}

/// Returns the log of a saved match. Returns a message if the save cannot be read, or if the log would reveal hidden information.
pub(super) fn log_of<G: Scenarios>(asked: &ExportFlags) -> Result<String, String> {
    let (played, _) = load_file::<G>(&asked.file).map_err(|error| error.to_string())?;
    if let Some(reason) = hides(&played, &asked.file).filter(|_| !asked.unfinished) {
        return Err(reason);
    }
    if asked.ron {
        return export::ron(&played).map_err(|reason| in_file(&asked.file, 0, &reason));
    }
    Ok(export::text(&played))
}

/// Imports a log as a save, and prints its path.
pub(super) fn import_of<G: Scenarios>(asked: &ImportFlags, store: &SaveStore) -> ExitCode {
    let played = match export::read_file::<G>(&asked.file) {
        Ok(played) => played,
        Err(error) => return bad_file(error),
    };
    let stem = asked.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    match store.save_new(&played, &asked.name.clone().or(stem).unwrap_or_default()) {
        Ok((path, _)) => {
            let _ = writeln!(std::io::stdout().lock(), "{}", path.display());
            ExitCode::SUCCESS
        }
        Err(error) => bad_file(error),
    }
}
