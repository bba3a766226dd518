//! `orrery stats`: exports the statistics.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::exit_status::{bad_file, in_file, usage};
use super::game::GameFlag;
use orrery_learn::stats::{GameProfile, Statistics, csv_text, json_text, profile_path};
use orrery_record::save::data_dir;

/// The commands about statistics.
#[derive(Debug, Subcommand)]
pub(super) enum StatsCommand {
    /// Export every counted match for other programs.
    ///
    /// The format is a table (CSV) with a line for each player of each match, or JSON with everything, including achievements.
    #[command(after_help = "Examples:\n  orrery stats export --csv matches.csv\n  orrery stats export --json")]
    Export(StatsExportFlags),
}

/// The flags of `orrery stats export`.
#[derive(Debug, Args)]
#[command(group(clap::ArgGroup::new("form").required(true).args(["csv", "json"])))]
pub struct StatsExportFlags {
    #[command(flatten)]
    pub game: GameFlag,
    /// Write a table with a heading, for spreadsheets.
    #[arg(long)]
    pub csv: bool,
    /// Write everything as JSON.
    #[arg(long)]
    pub json: bool,
    /// The file to write. By default, standard output.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Use the saves and settings in this folder, as the window does. The default is the folder in the environment variable
    /// ORRERY_DATA, or else the system's folder.
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
}

/// Exports the statistics of a game for other programs.
pub(super) fn export_of<G: Statistics>(asked: &StatsExportFlags) -> ExitCode {
    let Some(folder) = data_dir(asked.data_dir.as_deref()) else {
        usage("this system has no folder for the program's data: name one with --data-dir")
    };
    let path = profile_path(&folder);
    let profile = match GameProfile::<G>::read(&path) {
        Ok(profile) => profile,
        Err(reason) => return bad_file(in_file(&path, 0, &reason)),
    };
    let text = if asked.json { json_text(&profile) } else { csv_text(&profile) };
    let written = text.and_then(|text| match &asked.file {
        Some(file) => fs::write(file, text).map_err(|error| in_file(file, 0, &format!("cannot be written: {error}"))),
        None => std::io::stdout().lock().write_all(text.as_bytes()).map_err(|error| error.to_string()),
    });
    match written {
        Ok(()) => {
            if profile.matches().is_empty() {
                eprintln!("note: no match is counted yet in {}", path.display());
            }
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}
