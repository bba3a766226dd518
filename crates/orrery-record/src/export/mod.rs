//! Export and import of a match: as text in the notation for people, or as RON for programs.
//!
//! A text log has a few lines of set-up, then one order per line in recorded notation, with comments at the start of each turn;
//! `text.rs` documents the lines. A RON log is the body of a save after a comment that names its format. Both contain the whole
//! match, but only RON includes undone orders. An imported match is a separate match and does not affect saves of the original.

mod text;

use std::path::Path;

use super::contract::Scenarios;
use super::matches::Match;
use super::save::{FORMAT, LARGEST_FILE, LoadError, SaveBody, game_in, load_file, migrate};
use orrery_core::FIRST_GAME;
use orrery_core::ron::{self, FileError};

pub use text::write as text;
/// The beginning of a RON log. The format number follows, then [`PLAYS`] with the key of the game.
const RON: &str = "// Orrery match, format ";
const PLAYS: &str = ", plays ";

/// Exports a match as RON.
///
/// # Errors
/// Returns a message if the match cannot be written, which indicates a bug.
pub fn ron<G: Scenarios>(played: &Match<G>) -> Result<String, String> {
    Ok(format!("{RON}{FORMAT}{PLAYS}{}\n{}\n", G::KEY, SaveBody::of(played, "").write()?))
}

/// Returns the key of the game that a text log, a RON log or a save names, or the key of the first game if it names none.
pub fn game_of(log: &str) -> String {
    let first = log.lines().next().unwrap_or_default();
    let named = match first.strip_prefix(RON) {
        Some(rest) => rest.split_once(PLAYS).map(|(_, key)| key.trim().to_owned()),
        None if first == super::save::MAGIC => game_in(log),
        None => text::game_of(log),
    };
    named.unwrap_or_else(|| FIRST_GAME.word().to_owned())
}

/// Reads a text or RON log and replays every order.
///
/// # Errors
/// Returns the line of the first error and a message about the expected content.
pub fn read<G: Scenarios>(log: &str) -> Result<Match<G>, FileError> {
    if log.len() as u64 > LARGEST_FILE {
        return Err(FileError { line: 0, message: format!("is larger than {LARGEST_FILE} bytes") });
    }
    let first = log.lines().next().unwrap_or_default();
    let mut played = match first.strip_prefix(RON) {
        Some(format) => read_ron(log, format)?,
        None if first.trim_start().starts_with(['(', '/']) => read_ron(log, &FORMAT.to_string())?,
        None => text::read(log)?,
    };
    played.set_id(super::fresh_id());
    Ok(played)
}

/// Reads a match from a file: a text log, a RON log or a save. The match gets its own id, so it is separate from the original.
///
/// # Errors
/// Returns the file, the line and the reason if the file cannot be read as a match.
pub fn read_file<G: Scenarios>(path: &Path) -> Result<Match<G>, LoadError> {
    let wrong = |e: FileError| LoadError { path: path.to_owned(), line: e.line, reason: e.message };
    let log = ron::text_of(path, LARGEST_FILE).map_err(wrong)?;
    if log.starts_with(super::save::MAGIC) {
        let (mut played, _) = load_file(path)?;
        played.set_id(super::fresh_id());
        return Ok(played);
    }
    read(&log).map_err(wrong)
}

/// Reads a RON log. The first line, which is a comment, is not removed, so that the line numbers of errors are correct.
fn read_ron<G: Scenarios>(log: &str, format: &str) -> Result<Match<G>, FileError> {
    let wrong = |message: String| FileError { line: 1, message };
    let (format, game) = format.split_once(PLAYS).unwrap_or((format, FIRST_GAME.word()));
    // A body without the leading comment does not name the game.
    if log.starts_with(RON) && game.trim() != G::KEY.word() {
        let message = format!("expected a match of the game `{}`, found `{}`", G::KEY, game.trim().escape_debug());
        return Err(wrong(message));
    }
    let format = match format.trim().parse::<u32>() {
        Ok(format) if (1..=FORMAT).contains(&format) => format,
        Ok(newer) if newer > FORMAT => {
            return Err(wrong(format!(
                "format {newer} is newer than this program, which reads formats up to {FORMAT}"
            )));
        }
        _ => return Err(wrong(format!("there is no format `{}`", format.escape_debug()))),
    };
    let body = migrate(log, format)?;
    SaveBody::<G>::read(&body)?.replay(&body, |_| ())
}
