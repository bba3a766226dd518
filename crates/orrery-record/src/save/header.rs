//! The header of a save: its first lines, which name the game, so that the game is known without reading the body.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use jiff::Timestamp;

use super::errors::LoadError;
use super::summary_line::SummaryLine;
use super::{FORMAT, LARGEST_FILE};
use orrery_core::FIRST_GAME;
use orrery_core::ron::{self, FileError};

/// The first words of a save file.
pub(crate) const MAGIC: &str = "Orrery match";
/// The first format whose header names the game. Files in older formats are saves of the first game.
const NAMES_ITS_GAME: u32 = 3;
/// The limit on the header size, in bytes.
const LONGEST_HEADER: u64 = 8 * 1024;
/// The lowest implausible sequence number.
const ABSURD: u64 = 1 << 48;

/// Reads the start of a file and returns the header, or `None` if the file is not a save.
fn head_of(path: &Path) -> Option<String> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(LONGEST_HEADER).read_to_end(&mut head).ok()?;
    let head = String::from_utf8_lossy(&head).into_owned();
    head.starts_with(MAGIC).then(|| head.split("\n\n").next().unwrap_or_default().to_owned())
}

/// Returns the sequence number of the save at `path`, or 0 if it has none or an implausible one.
pub(super) fn number_of(path: &Path) -> u64 {
    head_of(path).and_then(|head| field(&head, "number ")?.1.parse().ok()).map_or(0, counted)
}

/// Replaces an implausible sequence number with 0, because later saves could not have higher ones.
const fn counted(number: u64) -> u64 {
    if number < ABSURD { number } else { 0 }
}

/// Returns the game key of the save at `path`, or `None` if there is no readable save.
pub(super) fn key_there(path: &Path) -> Option<String> {
    game_in(&head_of(path)?)
}

/// Returns the game key of a save from its text or header. Formats that do not name a game belong to the first game. Returns
/// `None` if the header has no valid format, or lacks the key that its format requires.
pub(crate) fn game_in(head: &str) -> Option<String> {
    let format = field(head, "format ")?.1.parse::<u32>().ok()?;
    let named = format >= NAMES_ITS_GAME;
    if named { field(head, "plays ").map(|(_, key)| key.to_owned()) } else { Some(FIRST_GAME.word().to_owned()) }
}

/// Returns the game key of the save at `path`.
///
/// # Errors
/// Returns an error if the file cannot be read or is not a save in a known format.
pub fn game_of_save(path: &Path) -> Result<String, LoadError> {
    let wrong = |line, reason| LoadError { path: path.to_owned(), line, reason };
    let text = ron::text_of_file(path, LARGEST_FILE).map_err(|e| wrong(e.line, e.message))?;
    SaveHeader::read(&text).map(|header| header.game).map_err(|e| wrong(e.line, e.message))
}

/// Returns a message if a newer version of the program wrote the file at `path`, otherwise `None`.
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

/// Finds the header line that begins with `name`. Returns its number, from 1, and the rest of the line.
fn field<'a>(head: &'a str, name: &str) -> Option<(usize, &'a str)> {
    head.lines().enumerate().find_map(|(index, line)| Some((index + 1, line.strip_prefix(name)?.trim())))
}

pub(super) struct SaveHeader<'a> {
    pub format: u32,
    pub game: String,
    pub program: String,
    pub created: Timestamp,
    pub number: u64,
    pub body: &'a str,
    /// The number of lines before the body.
    pub lines: usize,
    /// The summary of the match, if there is one and it belongs to this body.
    pub summary_line: Option<SummaryLine>,
}

impl<'a> SaveHeader<'a> {
    pub fn read(text: &'a str) -> Result<Self, FileError> {
        if text.lines().next() != Some(MAGIC) {
            return Err(wrong(1, format!("not a saved match: expected `{MAGIC}`")));
        }
        let Some((head, body)) = text.split_once("\n\n") else {
            return Err(wrong(1, "the file ends within its header".to_owned()));
        };
        let lines = head.lines().count() + 1;
        let field =
            |name: &str| field(head, name).ok_or_else(|| wrong(lines, format!("the header has no `{}`", name.trim())));
        let (line, text) = field("format ")?;
        let format = match text.parse::<u32>() {
            Ok(newer_than_ours) if newer_than_ours > FORMAT => return Err(wrong(line, newer(newer_than_ours, head))),
            Ok(format) if format > 0 => format,
            _ => return Err(wrong(line, format!("there is no format `{}`", text.escape_debug()))),
        };
        // Before format 3 there was only one game, and the field `game` held the version of the program.
        let named = format >= NAMES_ITS_GAME;
        let game = if named { field("plays ")?.1.to_owned() } else { FIRST_GAME.word().to_owned() };
        let program = field(if named { "program " } else { "game " })?.1.to_owned();
        let (line, created) = field("created ")?;
        let created = created.parse().map_err(|e| wrong(line, format!("expected a date and time: {e}")))?;
        let number = match format {
            1 => 0,
            _ => {
                let (line, number) = field("number ")?;
                let expected = || format!("expected a number, found `{}`", number.escape_debug());
                counted(number.parse().map_err(|_| wrong(line, expected()))?)
            }
        };
        let whole = SaveHeader { format, game, program, created, number, body, lines, summary_line: None };
        let whole = whole.intact(field("length ")?, field("crc32 ")?)?;
        let told = SummaryLine::read(head, crc32fast::hash(body.as_bytes()));
        Ok(SaveHeader { summary_line: told, ..whole })
    }

    /// Checks the body against the length and checksum in the header. Returns the header if they agree. Each value comes with its
    /// line.
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
