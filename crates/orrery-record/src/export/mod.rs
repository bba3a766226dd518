//! A match to be given on: as text in the notation, which people read and write, or as RON, for programs.
//!
//! Text is a set-up of a few lines, then the orders in the notation's recorded form, one a line, with comments that say
//! whose turn begins; `text.rs` tells how each line is meant. RON is the body of a save under a comment with its format.
//! Both hold the whole match but for orders taken back, which RON alone has. What is read again is a match of its own: no
//! save of the first is touched by it.

mod text;

use std::path::Path;

use super::contract::Scenarios;
use super::matches::Match;
use super::save::{Body, FORMAT, LARGEST_FILE, LoadError, game_in, load_file, migrate};
use orrery_core::FIRST_GAME;
use orrery_core::ron::{self, FileError};

pub use text::write as text;
/// What a log as RON begins with; the format follows, and the key of the game after [`PLAYS`].
const RON: &str = "// Orrery match, format ";
const PLAYS: &str = ", plays ";

/// A match as RON.
///
/// # Errors
/// It cannot be written, which no match of this program should bring about.
pub fn ron<G: Scenarios>(played: &Match<G>) -> Result<String, String> {
    Ok(format!("{RON}{FORMAT}{PLAYS}{}\n{}\n", G::KEY, Body::of(played, "").write()?))
}

/// The key of the game that a log as text or RON, or a save, is of.
#[must_use]
pub fn game_of(log: &str) -> String {
    let first = log.lines().next().unwrap_or_default();
    let named = match first.strip_prefix(RON) {
        Some(rest) => rest.split_once(PLAYS).map(|(_, key)| key.trim().to_owned()),
        None if first == super::save::MAGIC => game_in(log),
        None => text::game_of(log),
    };
    named.unwrap_or_else(|| FIRST_GAME.word().to_owned())
}

/// The match of a log as text or RON; every order is replayed.
///
/// # Errors
/// The line and what was expected there.
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

/// The match of a file: a log as text or RON, or a save. It is a match of its own.
///
/// # Errors
/// The file, the line and the reason.
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

/// The first line is a comment and stays in its line.
fn read_ron<G: Scenarios>(log: &str, format: &str) -> Result<Match<G>, FileError> {
    let wrong = |message: String| FileError { line: 1, message };
    let (format, game) = format.split_once(PLAYS).unwrap_or((format, FIRST_GAME.word()));
    // A body alone, without the comment, says nothing of its game.
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
    Body::<G>::read(&body)?.replay(&body, |_| ())
}
