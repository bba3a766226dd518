//! `orrery export` and `orrery import`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::say::{bad_file, hides, in_file};
use orrery_record::save::{Store, load_file};
use orrery_record::{Scenarios, export};

/// What is exported.
#[derive(Debug, Args)]
pub struct ExportFlags {
    /// A saved match.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// As text in the notation, to read and to write; this is what is meant if nothing is said.
    #[arg(long, conflicts_with = "ron")]
    pub text: bool,
    /// As RON, for programs; orders taken back are in it too.
    #[arg(long)]
    pub ron: bool,
    /// Export a match that is not over although seats know different things in it: the log shows what is hidden.
    #[arg(long)]
    pub unfinished: bool,
    /// The file to write; standard output if left out.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// What is imported.
#[derive(Debug, Args)]
pub struct ImportFlags {
    /// A log as text or RON, or a save.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What the save is called; the file's name if left out.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// The folder of saves and settings, as the window is given it.
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
}

/// The log of a saved match.
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

/// Makes a save of a log, and prints where it lies.
pub(super) fn import_of<G: Scenarios>(asked: &ImportFlags, store: &Store) -> ExitCode {
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
