//! The settings as text: parsing a file of any version.

use super::Settings;
use super::migrate::{VERSION, migrate};
use super::setups::SetupReaders;
use orrery_core::ron;
use orrery_record::fields::{RonFieldError, RonFields};

/// The maximum size of a file, in bytes. A typical file has a few thousand bytes.
pub const LARGEST_FILE: u64 = 1 << 20;

/// Returns the names of all entries in a file of this version.
fn known() -> Vec<String> {
    let text = ron::line_strict(&Settings::default()).unwrap_or_default();
    RonFields::read(&text).map(|fields| fields.names().map(str::to_owned).collect()).unwrap_or_default()
}

/// Parses settings of any version, including the set-ups of known games. Returns the version instead if the file is of a newer
/// version. Numbers may be out of range.
///
/// # Errors
/// Returns the first invalid entry, with its line.
pub fn settings_of(text: &str, known_setups: SetupReaders) -> Result<Result<Settings, u32>, RonFieldError> {
    let mut fields = RonFields::read(text)?;
    let version = version_of(&fields)?;
    if version > VERSION {
        return Ok(Err(version));
    }
    migrate(&mut fields, version);
    let unknown = fields.take_unknown(&known());
    let mut settings: Settings = ron::read_strict(&fields.in_their_lines())
        .map_err(|error| RonFieldError::new(error.span.start.line, error.code.to_string()))?;
    settings.setups.read_known(&fields, known_setups)?;
    settings.unknown = unknown.into_iter().map(|entry| (entry.name, entry.value)).collect();
    Ok(Ok(settings))
}

/// Returns the version stated in the file, or 1 if there is none.
///
/// # Errors
/// Returns an error if the version is not a number.
pub fn version_of(fields: &RonFields) -> Result<u32, RonFieldError> {
    let Some(entry) = fields.get("version") else { return Ok(1) };
    entry.value.parse().map_err(|_| RonFieldError::new(entry.line, format!("`{}` is not a version", entry.value)))
}
