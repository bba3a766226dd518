//! Merging of the current counts into an existing profile without losing anything from either.
//!
//! The file may contain matches of another instance of the program, and entries of a newer version, even within matches. Existing
//! entries are therefore kept verbatim, and only missing ones are added.

use std::collections::BTreeSet;

use orrery_record::fields::{RonField, RonFieldError, ends_in_comment, items, split};

/// Returns the entry of a game as it is in the file, plus the parts that only `own` has. A puzzle flag is set if it is set in
/// either.
///
/// # Errors
/// Returns the first syntax error, with its line.
pub(super) fn merged(there: &RonField, own: &str) -> Result<String, RonFieldError> {
    let (there, own) = (split(&there.value, there.line)?, split(own, 1)?);
    let mut written = EntryWriter::default();
    for entry in &there {
        let added = own.iter().find(|own| own.name == entry.name);
        let value = match (entry.name.as_str(), added) {
            ("matches", Some(own)) => matches(entry, own)?,
            ("earned", Some(own)) => entries(entry, own, |there, _| Ok(there.value.clone()))?,
            ("puzzles", Some(own)) => entries(entry, own, mark)?,
            _ => entry.value.clone(),
        };
        written.put(&format!("{}: ", entry.name), &value);
    }
    let new = own.iter().filter(|own| there.iter().all(|entry| entry.name != own.name));
    new.for_each(|own| written.put(&format!("{}: ", own.name), &own.value));
    Ok(format!("(\n{})", written.0))
}

/// A writer that appends entries, each followed by a comma.
#[derive(Default)]
struct EntryWriter(String);

impl EntryWriter {
    fn put(&mut self, name: &str, value: &str) {
        // A comment at the end must not swallow the comma.
        let end = if ends_in_comment(value) { "\n" } else { "" };
        self.0.push_str(&format!("{name}{value}{end},\n"));
    }
}

/// Returns the matches in the file, followed by those matches of `own` that the file lacks.
fn matches(there: &RonField, own: &RonField) -> Result<String, RonFieldError> {
    let id = |text: &str, line| -> Result<Option<String>, RonFieldError> {
        let id = split(text, line)?.into_iter().find(|entry| entry.name == "id");
        Ok(id.map(|id| id.value.trim().to_owned()))
    };
    let (mut written, mut met) = (EntryWriter::default(), BTreeSet::new());
    for (text, line) in items(&there.value, there.line)? {
        met.insert(id(&text, line)?);
        written.put("", &text);
    }
    for (text, line) in items(&own.value, own.line)? {
        if !met.contains(&id(&text, line)?) {
            written.put("", &text);
        }
    }
    Ok(format!("[\n{}]", written.0))
}

/// Returns the entries in the file, followed by those entries of `own` that the file lacks. `both` merges an entry that is in
/// both lists.
fn entries(
    there: &RonField,
    own: &RonField,
    both: impl Fn(&RonField, &RonField) -> Result<String, RonFieldError>,
) -> Result<String, RonFieldError> {
    let (there, own) = (split(&there.value, there.line)?, split(&own.value, own.line)?);
    let mut written = EntryWriter::default();
    for entry in &there {
        let same = own.iter().find(|own| own.name == entry.name);
        let value = same.map_or_else(|| Ok(entry.value.clone()), |own| both(entry, own))?;
        written.put(&format!("{}: ", entry.name), &value);
    }
    let new = own.iter().filter(|own| there.iter().all(|entry| entry.name != own.name));
    new.for_each(|own| written.put(&format!("{}: ", own.name), &own.value));
    Ok(format!("{{\n{}}}", written.0))
}

/// Merges the marks of a puzzle. A flag is set in the result if it is set in either.
fn mark(there: &RonField, own: &RonField) -> Result<String, RonFieldError> {
    let (there, own) = (split(&there.value, there.line)?, split(&own.value, own.line)?);
    let mut written = EntryWriter::default();
    for entry in &there {
        let set = own.iter().any(|own| own.name == entry.name && own.value == "true");
        written.put(&format!("{}: ", entry.name), if set { "true" } else { &entry.value });
    }
    let new = own.iter().filter(|own| there.iter().all(|entry| entry.name != own.name));
    new.for_each(|own| written.put(&format!("{}: ", own.name), &own.value));
    Ok(format!("(\n{})", written.0))
}
