//! `orrery stats`.

use std::fs;
use std::io::Write as _;
use std::process::ExitCode;

use super::arguments::ExportFlags;
use super::{bad_file, in_file, usage};
use crate::record::save::data_dir;
use crate::stats::{Profile, csv_text, json_text, profile_path};

/// Writes the statistics for other programs.
pub(super) fn export(asked: &ExportFlags) -> ExitCode {
    let Some(folder) = data_dir(asked.data_dir.as_deref()) else {
        usage("this system has no folder for the program's data: name one with --data-dir")
    };
    let path = profile_path(&folder);
    let profile = match Profile::read(&path) {
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
