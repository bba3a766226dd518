//! Conversion of profiles from older versions.
//!
//! Version 1 supported only one game. Its matches, achievements and puzzles were at the top level of the file, and the game's own
//! figures of a seat were among the common ones. Every entry keeps its line number, so that error messages refer to the lines of
//! the file.

use orrery_core::FIRST_GAME;
use orrery_record::fields::{RonField, RonFieldError, RonFields, ends_in_comment, items, split};

/// The figures of a seat in version 1 that are common to all games. All others are the first game's own.
const COMMON: [&str; 8] = ["colour", "name", "control", "seat", "points", "place", "winner", "turns"];

/// Converts a profile from version 1 to version 2.
///
/// # Errors
/// Returns the first syntax error in the matches, with its line.
pub(super) fn from_one(fields: &RonFields) -> Result<String, RonFieldError> {
    let mut out = LinePreservingWriter { text: String::new(), line: 1 };
    out.put(&format!("(version: 2, games: {{\"{FIRST_GAME}\": ("));
    for entry in fields.iter().filter(|entry| entry.name != "version") {
        match entry.name.as_str() {
            "matches" => out.list(entry, one_match)?,
            _ => out.entry(entry),
        }
    }
    out.put(")})");
    Ok(out.text)
}

fn one_match(out: &mut LinePreservingWriter, text: &str, line: usize) -> Result<(), RonFieldError> {
    for entry in split(text, line)? {
        match entry.name.as_str() {
            "seats" => out.list(&entry, seat)?,
            _ => out.entry(&entry),
        }
    }
    Ok(())
}

fn seat(out: &mut LinePreservingWriter, text: &str, line: usize) -> Result<(), RonFieldError> {
    let (common, own): (Vec<RonField>, Vec<RonField>) =
        split(text, line)?.into_iter().partition(|entry| COMMON.contains(&entry.name.as_str()));
    common.iter().for_each(|entry| out.entry(entry));
    out.put("own: (");
    own.iter().for_each(|entry| out.entry(entry));
    out.put("),");
    Ok(())
}

/// A writer that puts each entry on its original line.
struct LinePreservingWriter {
    text: String,
    line: usize,
}

impl LinePreservingWriter {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
        self.line += text.matches('\n').count();
    }

    /// Advances to this line, unless the writer is already past it.
    fn at(&mut self, line: usize) {
        let missing = line.saturating_sub(self.line);
        self.put(&"\n".repeat(missing));
    }

    fn entry(&mut self, entry: &RonField) {
        self.at(entry.line);
        self.put(&format!("{}: {}", entry.name, entry.value));
        // A comment at the end must not swallow what follows.
        self.put(if ends_in_comment(&entry.value) { "\n, " } else { ", " });
    }

    /// Writes an entry whose value is a list in square brackets. `item` writes each item.
    fn list(
        &mut self,
        entry: &RonField,
        item: fn(&mut LinePreservingWriter, &str, usize) -> Result<(), RonFieldError>,
    ) -> Result<(), RonFieldError> {
        self.at(entry.line);
        self.put(&format!("{}: [", entry.name));
        for (text, line) in items(&entry.value, entry.line)? {
            self.at(line);
            self.put("(");
            item(self, &text, line)?;
            self.put("), ");
        }
        self.put("], ");
        Ok(())
    }
}
