//! The text format of the profile: an entry for each game, which only that game reads and all others keep verbatim.

use std::borrow::Cow;

use super::migrate;
use orrery_core::GameKey;
use orrery_record::fields::{RonField, RonFieldError, RonFields, ends_in_comment, split};

/// The version of the format that this program writes. Every released version stays readable.
const VERSION: u32 = 2;

/// Returns the entry of a game in a profile of any version, or `None` if the profile has no such entry.
///
/// # Errors
/// Returns a message in plain English with the error and its line if the text is invalid.
pub(super) fn entry_of(text: &str, game: GameKey) -> Result<Option<RonField>, String> {
    let games = games(&fields(&newest(text)?)?)?;
    Ok(games.into_iter().find(|entry| is_of(entry, game)))
}

/// Returns the profile with `own` as the entry of a game, or without an entry if `own` is `None`. The rest of `text` stays
/// unchanged.
///
/// # Errors
/// Returns a message in plain English with the error and its line if `text` is invalid.
pub(super) fn with_entry(text: Option<&str>, game: GameKey, own: Option<&str>) -> Result<String, String> {
    let fields = fields(&text.map_or(Ok(Cow::Borrowed("()")), newest)?)?;
    let mut written = format!("(\n  version: {VERSION},\n  games: {{\n");
    let mut done = false;
    let mut put = |name: &str, value: &str| {
        // A comment at the end must not swallow the comma.
        let end = if ends_in_comment(value) { "\n" } else { "" };
        written.push_str(&format!("    {name}: {value}{end},\n"));
    };
    for entry in games(&fields)? {
        done |= is_of(&entry, game);
        let value = if is_of(&entry, game) { own } else { Some(entry.value.as_str()) };
        value.into_iter().for_each(|value| put(&entry.name, value));
    }
    own.filter(|_| !done).into_iter().for_each(|own| put(&format!("\"{game}\""), own));
    written.push_str("  },\n");
    let rest = fields.iter().filter(|entry| !["version", "games"].contains(&entry.name.as_str()));
    let rest: Vec<String> = rest.map(|entry| format!("  {}: {}\n  ,\n", entry.name, entry.value)).collect();
    Ok(written + &rest.concat() + ")\n")
}

/// Returns the version of a profile if it is newer than this program supports.
pub(super) fn newer_version(text: &str) -> Option<u32> {
    let version = RonFields::read(text).ok()?.get("version")?.value.parse().ok()?;
    (version > VERSION).then_some(version)
}

fn fields(text: &str) -> Result<RonFields, String> {
    RonFields::read(text).map_err(told)
}

fn told(fault: RonFieldError) -> String {
    format!("line {}: {}", fault.line, fault.reason)
}

/// Returns the text of a profile, converted to the current version.
fn newest(text: &str) -> Result<Cow<'_, str>, String> {
    let fields = fields(text)?;
    let Some(version) = fields.get("version") else { return Err("has no version".to_owned()) };
    match version.value.parse::<u32>() {
        Ok(1) => migrate::from_one(&fields).map(Cow::Owned).map_err(told),
        Ok(VERSION) => Ok(Cow::Borrowed(text)),
        Ok(0) => Err("has no version".to_owned()),
        Ok(newer) => Err(format!("version {newer} is newer than this program, which reads {VERSION}")),
        Err(_) => Err(format!("line {}: `version` is not a number", version.line)),
    }
}

/// Returns the entries of all games.
fn games(fields: &RonFields) -> Result<Vec<RonField>, String> {
    fields.get("games").map_or(Ok(Vec::new()), |games| split(&games.value, games.line).map_err(told))
}

fn is_of(entry: &RonField, game: GameKey) -> bool {
    entry.name.trim_matches('"') == game.word()
}
