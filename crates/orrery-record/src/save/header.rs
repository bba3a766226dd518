//! The header of a save: its first lines, which tell whose it is without reading on.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use jiff::Timestamp;

use super::errors::LoadError;
use super::told::Told;
use super::{FORMAT, LARGEST_FILE};
use orrery_core::FIRST_GAME;
use orrery_core::ron::{self, FileError};

/// What a save begins with.
pub(crate) const MAGIC: &str = "Orrery match";
/// The first format whose header names its game; what is older is of the first game.
const NAMES_ITS_GAME: u32 = 3;
/// More bytes than any header has.
const LONGEST_HEADER: u64 = 8 * 1024;
/// More saves than anybody writes.
const ABSURD: u64 = 1 << 48;

/// The first lines of a save, as far as they can be read: enough for its whole header.
fn head_of(path: &Path) -> Option<String> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(LONGEST_HEADER).read_to_end(&mut head).ok()?;
    let head = String::from_utf8_lossy(&head).into_owned();
    head.starts_with(MAGIC).then(|| head.split("\n\n").next().unwrap_or_default().to_owned())
}

/// The number of the save at `path`; 0 where there is none to be read, or one that no counting leads to.
pub(super) fn number_of(path: &Path) -> u64 {
    head_of(path).and_then(|head| field(&head, "number ")?.1.parse().ok()).map_or(0, counted)
}

/// A number of a save, as far as it can have been counted to: after a higher one nothing could be told apart.
const fn counted(number: u64) -> u64 {
    if number < ABSURD { number } else { 0 }
}

/// The key of the game whose match is saved at `path`, as far as it can be read; none where there is no save.
pub(super) fn key_there(path: &Path) -> Option<String> {
    game_in(&head_of(path)?)
}

/// The key of the game of a save, from its text or header alone.
pub(crate) fn game_in(head: &str) -> Option<String> {
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
    let text = ron::text_of_file(path, LARGEST_FILE).map_err(|e| wrong(e.line, e.message))?;
    Header::read(&text).map(|header| header.game).map_err(|e| wrong(e.line, e.message))
}

/// If a newer program wrote the file at `path`: what is to be said about it.
pub(super) fn newer_there(path: &Path) -> Option<String> {
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

pub(super) struct Header<'a> {
    pub format: u32,
    pub game: String,
    pub program: String,
    pub created: Timestamp,
    pub number: u64,
    pub body: &'a str,
    /// Lines before the body.
    pub lines: usize,
    /// What its writer said of the match, where that is there and of this body.
    pub told: Option<Told>,
}

impl<'a> Header<'a> {
    pub fn read(text: &'a str) -> Result<Self, FileError> {
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
                counted(number.parse().map_err(|_| wrong(line, expected()))?)
            }
        };
        let whole = Header { format, game, program, created, number, body, lines, told: None };
        let whole = whole.intact(field("length ")?, field("crc32 ")?)?;
        let told = Told::read(head, crc32fast::hash(body.as_bytes()));
        Ok(Header { told, ..whole })
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
