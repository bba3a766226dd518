//! One save file: header, body, and how it gets safely to the disk.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::body::Body;
use super::migrate::migrate;
use super::{FORMAT, LARGEST_FILE};
use crate::core::FIRST_GAME;
use crate::core::ron;
use crate::core::ron::FileError;
use crate::record::contract::Scenarios;
use crate::record::matches::Match;

/// What a save begins with.
pub(in crate::record) const MAGIC: &str = "Orrery match";
/// What the names of files begin with that are not yet whole.
pub(super) const BEGUN: &str = ".save-";
/// The first format whose header names its game; what is older is of the first game.
const NAMES_ITS_GAME: u32 = 3;
/// More bytes than any header has.
const LONGEST_HEADER: u64 = 1024;

/// What a save says about itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveMeta {
    /// The name the player gave it; empty for autosaves.
    pub name: String,
    /// When it was written, by the clock of that machine.
    pub created: Timestamp,
    /// Which save of its folder it is: later ones have higher numbers. 0 where nobody counts.
    pub number: u64,
    /// The version of the program that wrote it.
    pub program_version: String,
}

impl SaveMeta {
    /// A save of this moment and this program.
    #[must_use]
    pub fn now(name: impl Into<String>) -> Self {
        let program_version = env!("CARGO_PKG_VERSION").to_owned();
        SaveMeta { name: name.into(), created: Timestamp::now(), number: 0, program_version }
    }
}

/// Why a match could not be saved; what was there before is still there.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct SaveError {
    /// The file that was to be written.
    pub path: PathBuf,
    /// What went wrong.
    pub reason: String,
}

/// Why a file could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {reason}", path.display(), line_text(*line))]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; 0 when the whole file is meant.
    pub line: usize,
    /// What was expected and what was found.
    pub reason: String,
}

fn line_text(line: usize) -> String {
    if line > 0 { format!(":{line}") } else { String::new() }
}

/// Writes `game` to `path`: whole or not at all. The file is written beside it, read back and
/// replayed before it takes its place.
///
/// # Errors
/// The folder or file cannot be written, or what was written cannot be loaded again.
pub fn save_file<G: Scenarios>(path: &Path, played: &Match<G>, meta: &SaveMeta) -> Result<(), SaveError> {
    write_verified(path, played, meta).map_err(|reason| SaveError { path: path.to_owned(), reason })
}

fn write_verified<G: Scenarios>(path: &Path, played: &Match<G>, meta: &SaveMeta) -> Result<(), String> {
    // A rename would put the save in the place of a device or a pipe too.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err("what is there is no file: save in another place".to_owned());
    }
    if let Some(newer) = newer_there(path) {
        return Err(format!("{newer}, and stays as it is: save under another name"));
    }
    if let Some(other) = key_there(path).filter(|key| key != G::KEY.word()) {
        return Err(format!("a match of the game `{}` is saved there: save under another name", other.escape_debug()));
    }
    let text = write_text(played, meta)?;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|e| format!("the folder cannot be made: {e}"))?;
    let mut file = tempfile::Builder::new()
        .prefix(BEGUN)
        .tempfile_in(folder)
        .map_err(|e| format!("the folder cannot be written: {e}"))?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_all());
    written.map_err(|e| format!("writing failed: {e}"))?;
    let back = read_and_replay::<G>(file.path(), |_| ()).map_err(|e| format!("verifying failed: {e}"))?.0;
    if back.fingerprint() != played.fingerprint()
        || back.entries() != played.entries()
        || back.undone() != played.undone()
    {
        return Err("verifying failed: what was written tells of another match".to_owned());
    }
    file.persist(path).map_err(|e| format!("the file cannot take its place: {}", e.error))?;
    sync_folder(folder);
    match fs::read(path) {
        Ok(bytes) if bytes == text.as_bytes() => Ok(()),
        Ok(_) => Err("reading back: the file is not what was written".to_owned()),
        Err(e) => Err(format!("reading back failed: {e}")),
    }
}

/// Makes the new name in the folder last. Systems that cannot sync a folder need not.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// The text of the file a match is saved as.
///
/// # Errors
/// It cannot be written, which no match of this program should bring about.
pub fn write_text<G: Scenarios>(played: &Match<G>, meta: &SaveMeta) -> Result<String, String> {
    let body = Body::of(played, &meta.name).write()?;
    Ok(format!(
        "{MAGIC}\nformat {FORMAT}\nplays {}\nprogram {}\ncreated {}\nnumber {}\ncrc32 {:08x}\nlength {}\n\n{body}",
        G::KEY,
        meta.program_version,
        meta.created,
        meta.number,
        crc32fast::hash(body.as_bytes()),
        body.len(),
    ))
}

/// Loads a match: every order is replayed and every hash compared.
///
/// # Errors
/// The file, the line and the reason.
pub fn load_file<G: Scenarios>(path: &Path) -> Result<(Match<G>, SaveMeta), LoadError> {
    replay_file(path, |_| ())
}

/// As [`load_file`], calling `each` with the match after every order.
///
/// # Errors
/// The file, the line and the reason.
pub fn replay_file<G: Scenarios>(path: &Path, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), LoadError> {
    read_and_replay(path, each).map_err(|FileError { line, message }| LoadError {
        path: path.to_owned(),
        line,
        reason: message,
    })
}

fn read_and_replay<G: Scenarios>(path: &Path, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), FileError> {
    replay_text(&ron::text_of(path, LARGEST_FILE)?, each)
}

/// As [`load_file`], from the text of a file.
///
/// # Errors
/// The line and the reason.
pub fn load_text<G: Scenarios>(text: &str) -> Result<(Match<G>, SaveMeta), FileError> {
    replay_text(text, |_| ())
}

fn replay_text<G: Scenarios>(text: &str, each: impl FnMut(&Match<G>)) -> Result<(Match<G>, SaveMeta), FileError> {
    let header = Header::read(text)?;
    if header.game != G::KEY.word() {
        let line = text.lines().position(|line| line.starts_with("plays ")).map_or(1, |at| at + 1);
        let message = format!("expected a match of the game `{}`, found `{}`", G::KEY, header.game.escape_debug());
        return Err(FileError { line, message });
    }
    let shift = |e: FileError| FileError { line: e.line + if e.line > 0 { header.lines } else { 0 }, ..e };
    let text = migrate(header.body, header.format).map_err(shift)?;
    let body = Body::<G>::read(&text).map_err(shift)?;
    let name = body.name.clone();
    let played = body.replay(&text, each).map_err(shift)?;
    let (created, number) = (header.created, header.number);
    Ok((played, SaveMeta { name, created, number, program_version: header.program }))
}

/// The first lines of a save, as far as they can be read: enough for its whole header.
fn head_of(path: &Path) -> Option<String> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(LONGEST_HEADER).read_to_end(&mut head).ok()?;
    let head = String::from_utf8_lossy(&head).into_owned();
    head.starts_with(MAGIC).then(|| head.split("\n\n").next().unwrap_or_default().to_owned())
}

/// The number of the save at `path`; 0 where there is none to be read.
pub(super) fn number_of(path: &Path) -> u64 {
    head_of(path).and_then(|head| field(&head, "number ")?.1.parse().ok()).unwrap_or(0)
}

/// The key of the game whose match is saved at `path`, as far as it can be read; none where there is no save.
fn key_there(path: &Path) -> Option<String> {
    game_in(&head_of(path)?)
}

/// The key of the game of a save, from its text or header alone.
pub(in crate::record) fn game_in(head: &str) -> Option<String> {
    let format = field(head, "format ")?.1.parse::<u32>().ok()?;
    let named = format >= NAMES_ITS_GAME;
    if named { field(head, "plays ").map(|(_, key)| key.to_owned()) } else { Some(FIRST_GAME.word().to_owned()) }
}

/// The key of the game whose match is saved at `path`.
///
/// # Errors
/// The file cannot be read, or is no save of a format that this program knows.
pub fn game_of_save(path: &Path) -> Result<String, LoadError> {
    let wrong = |line, reason| LoadError { path: path.to_owned(), line, reason };
    let text = ron::text_of(path, LARGEST_FILE).map_err(|e| wrong(e.line, e.message))?;
    Header::read(&text).map(|header| header.game).map_err(|e| wrong(e.line, e.message))
}

/// If a newer program wrote the file at `path`: what is to be said about it.
fn newer_there(path: &Path) -> Option<String> {
    let head = head_of(path)?;
    let format = field(&head, "format ")?.1.parse::<u32>().ok().filter(|&format| format > FORMAT)?;
    Some(newer(format, &head))
}

fn newer(format: u32, head: &str) -> String {
    let program = field(head, "program ").map_or("a newer version", |(_, version)| version);
    let ours = env!("CARGO_PKG_VERSION");
    format!("Orrery {program} wrote this in format {format}; this is Orrery {ours}, which reads formats up to {FORMAT}")
}

/// The line of a header that begins with `name`, from 1, and what stands there.
fn field<'a>(head: &'a str, name: &str) -> Option<(usize, &'a str)> {
    head.lines().enumerate().find_map(|(index, line)| Some((index + 1, line.strip_prefix(name)?.trim())))
}

struct Header<'a> {
    format: u32,
    game: String,
    program: String,
    created: Timestamp,
    number: u64,
    body: &'a str,
    /// Lines before the body.
    lines: usize,
}

impl<'a> Header<'a> {
    fn read(text: &'a str) -> Result<Self, FileError> {
        if text.lines().next() != Some(MAGIC) {
            return Err(wrong(1, format!("not a saved match: expected `{MAGIC}`")));
        }
        let Some((head, body)) = text.split_once("\n\n") else {
            return Err(wrong(1, "the file ends within its header".to_owned()));
        };
        let lines = head.lines().count() + 1;
        let field = |name: &str| {
            field(head, name).ok_or_else(|| wrong(lines, format!("the header does not say its `{}`", name.trim())))
        };
        let (line, text) = field("format ")?;
        let format = match text.parse::<u32>() {
            Ok(newer_than_ours) if newer_than_ours > FORMAT => return Err(wrong(line, newer(newer_than_ours, head))),
            Ok(format) if format > 0 => format,
            _ => return Err(wrong(line, format!("there is no format `{}`", text.escape_debug()))),
        };
        // Before format 3 there was one game, and the word `game` named the version of the program.
        let named = format >= NAMES_ITS_GAME;
        let game = if named { field("plays ")?.1.to_owned() } else { FIRST_GAME.word().to_owned() };
        let program = field(if named { "program " } else { "game " })?.1.to_owned();
        let (line, created) = field("created ")?;
        let created = created.parse().map_err(|e| wrong(line, format!("expected a moment: {e}")))?;
        let number = match format {
            1 => 0,
            _ => {
                let (line, number) = field("number ")?;
                let expected = || format!("expected a number, found `{}`", number.escape_debug());
                number.parse().map_err(|_| wrong(line, expected()))?
            }
        };
        let whole = Header { format, game, program, created, number, body, lines };
        whole.intact(field("length ")?, field("crc32 ")?)
    }

    /// The header, if the body is as long as it says and has its checksum; each comes with its line.
    fn intact(self, length: (usize, &str), crc: (usize, &str)) -> Result<Self, FileError> {
        if length.1.parse() != Ok(self.body.len()) {
            let message = format!("expected {} bytes after the header, found {}", length.1, self.body.len());
            return Err(wrong(length.0, message));
        }
        let found = crc32fast::hash(self.body.as_bytes());
        if u32::from_str_radix(crc.1, 16) != Ok(found) {
            return Err(wrong(crc.0, format!("the file is damaged: its checksum is {found:08x}, not {}", crc.1)));
        }
        Ok(self)
    }
}

const fn wrong(line: usize, message: String) -> FileError {
    FileError { line, message }
}
