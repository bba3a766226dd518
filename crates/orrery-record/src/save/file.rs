//! A single save file: header, body, and safe writing to disk.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use jiff::Timestamp;

use super::body::SaveBody;
use super::errors::{LoadError, SaveError};
use super::header::{MAGIC, SaveHeader, key_there, newer_there};
use super::migrate::migrate;
use super::summary_line::SummaryLine;
use super::{FORMAT, LARGEST_FILE};
use crate::contract::Scenarios;
use crate::matches::Match;
use crate::replace::replace_file;
use orrery_core::ron::{self, FileError};
use orrery_core::words::name_of;

/// The prefix of the names of files that are still being written.
pub(super) const BEGUN: &str = ".save-";

/// The metadata of a save: its name, its time, its number and its program version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveMeta {
    /// The name given by the player; empty for autosaves.
    pub name: String,
    /// The time of writing, by the clock of the machine that wrote the save.
    pub created: Timestamp,
    /// The sequence number in the folder; later saves have higher numbers. 0 if the save has none.
    pub number: u64,
    /// The version of the program that wrote the save.
    pub program_version: String,
}

impl SaveMeta {
    /// Creates metadata for the current time and program.
    pub fn now(name: impl Into<String>) -> Self {
        let program_version = env!("CARGO_PKG_VERSION").to_owned();
        SaveMeta { name: name.into(), created: Timestamp::now(), number: 0, program_version }
    }
}

/// Writes `played` to `path` atomically. A temporary file in the same folder is written, read back and replayed before it
/// replaces the old file.
///
/// # Errors
/// Returns an error if the path is not a file, if the existing file is from a newer program or contains a match of another game,
/// if the folder or file cannot be written, or if the written file cannot be loaded.
pub fn save_file<G: Scenarios>(path: &Path, played: &Match<G>, meta: &SaveMeta) -> Result<(), SaveError> {
    write_verified(path, played, meta).map_err(|reason| SaveError { path: path.to_owned(), reason })
}

fn write_verified<G: Scenarios>(path: &Path, played: &Match<G>, meta: &SaveMeta) -> Result<(), String> {
    // Without this check, the rename would replace even a device or a pipe.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err("this path is not a file: choose another one".to_owned());
    }
    if let Some(newer) = newer_there(path) {
        return Err(format!("{newer}, so it is not replaced: save under another name"));
    }
    if let Some(other) = key_there(path).filter(|key| key != G::KEY.word()) {
        return Err(format!("the file has a match of the game `{}`: save under another name", other.escape_debug()));
    }
    let text = write_text(played, meta)?;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|e| format!("the folder cannot be created: {e}"))?;
    let mut file = tempfile::Builder::new()
        .prefix(BEGUN)
        .tempfile_in(folder)
        .map_err(|e| format!("the folder cannot be written to: {e}"))?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_all());
    written.map_err(|e| format!("writing failed: {e}"))?;
    let back = read_and_replay::<G>(file.path(), |_| ()).map_err(|e| format!("verifying failed: {e}"))?.0;
    if back.fingerprint() != played.fingerprint()
        || back.entries() != played.entries()
        || back.undone() != played.undone()
    {
        return Err("verifying failed: the file does not contain this match".to_owned());
    }
    replace_file(file, path).map_err(|e| format!("the file cannot be moved into place: {e}"))?;
    sync_folder(folder);
    match fs::read(path) {
        Ok(bytes) if bytes == text.as_bytes() => Ok(()),
        Ok(_) => Err("reading back: the file differs from what was written".to_owned()),
        Err(e) => Err(format!("reading back failed: {e}")),
    }
}

/// Makes the new directory entry durable. Errors are ignored, because some systems cannot sync a folder.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Returns the text of the save file of a match.
///
/// # Errors
/// Returns a message if the match cannot be written, which indicates a bug.
pub fn write_text<G: Scenarios>(played: &Match<G>, meta: &SaveMeta) -> Result<String, String> {
    let name = name_of(&meta.name);
    let body = SaveBody::of(played, &name).write()?;
    let crc = crc32fast::hash(body.as_bytes());
    let summary = SummaryLine::of(played, &name).line(crc)?;
    Ok(format!(
        "{MAGIC}\nformat {FORMAT}\nplays {}\nprogram {}\ncreated {}\nnumber {}\ncrc32 {crc:08x}\nlength {}\n{summary}\n\n{body}",
        G::KEY,
        meta.program_version,
        meta.created,
        meta.number,
        body.len(),
    ))
}

/// Loads a match, replays every order and compares every hash.
///
/// # Errors
/// Returns the file, the line and the reason if the save cannot be loaded.
pub fn load_file<G: Scenarios>(path: &Path) -> Result<(Match<G>, SaveMeta), LoadError> {
    replay_file(path, |_| ())
}

/// Loads a match like [`load_file`] and calls `each` with the match after every order.
///
/// # Errors
/// Returns the file, the line and the reason if the save cannot be loaded.
pub fn replay_file<G: Scenarios>(path: &Path, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), LoadError> {
    read_and_replay(path, each).map_err(|FileError { line, message }| LoadError {
        path: path.to_owned(),
        line,
        reason: message,
    })
}

fn read_and_replay<G: Scenarios>(path: &Path, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), FileError> {
    replay_text(&ron::text_of_file(path, LARGEST_FILE)?, each)
}

/// Loads a match like [`load_file`], from the text of a file.
///
/// # Errors
/// Returns the line and the reason if the save cannot be loaded.
pub fn load_text<G: Scenarios>(text: &str) -> Result<(Match<G>, SaveMeta), FileError> {
    replay_text(text, |_| ())
}

fn replay_text<G: Scenarios>(text: &str, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), FileError> {
    let header = SaveHeader::read(text)?;
    if header.game != G::KEY.word() {
        let line = text.lines().position(|line| line.starts_with("plays ")).map_or(1, |at| at + 1);
        let message = format!("expected a match of the game `{}`, found `{}`", G::KEY, header.game.escape_debug());
        return Err(FileError { line, message });
    }
    let shift = |e: FileError| FileError { line: e.line + if e.line > 0 { header.lines } else { 0 }, ..e };
    let text = migrate(header.body, header.format).map_err(shift)?;
    let body = SaveBody::<G>::read(&text).map_err(shift)?;
    let name = name_of(&body.name);
    let played = body.replay(&text, each).map_err(shift)?;
    let (created, number) = (header.created, header.number);
    Ok((played, SaveMeta { name, created, number, program_version: header.program }))
}
