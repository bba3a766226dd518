//! Reads and writes RON, the format of all data files. Types are read through traits without type parameters, so the code of the
//! format is compiled once instead of once per type.
//!
//! Values and error messages are the same as with the crate `ron`. Internally tagged and untagged enums and flattened fields can
//! be written but not read.

mod files;
mod format;
mod source;
#[cfg(test)]
mod tests;
mod value;

pub use files::{FileError, files, text_of, text_of_file};
pub use ron::Error;
pub use ron::error::SpannedError;
pub use ron::ser::PrettyConfig;
pub use ron::value::RawValue;

use ron::Options;
use ron::extensions::Extensions;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Returns the RON options in which optional values are written without `Some`.
fn implicit() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a value in which optional fields are written without `Some`.
///
/// # Errors
/// Returns the line of the first error and a message about the expected content.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    let read = read_by(text, &implicit());
    read.map_err(|e| FileError { line: e.span.start.line, message: format!("column {}: {}", e.span.start.col, e.code) })
}

/// Reads a value in which optional fields are written with `Some`.
///
/// # Errors
/// Returns the first error and its position in the text.
pub fn read_strict<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    read_by(text, &Options::default())
}

fn read_by<T: DeserializeOwned>(text: &str, options: &Options) -> Result<T, SpannedError> {
    let mut value = None;
    format::read_with(text, options, &mut |source| {
        value = Some(T::deserialize(value::SourceDeserializer(source))?);
        Ok(())
    })?;
    Ok(value.expect("the value was read"))
}

/// Writes a value with one field or entry per line.
///
/// # Errors
/// Returns an error if the format cannot write some part of the value.
pub fn write<T: Serialize>(value: &T) -> Result<String, Error> {
    let pretty = PrettyConfig::new().new_line("\n").indentor("  ").depth_limit(4);
    write_by(value, &implicit(), Some(pretty))
}

/// Writes a value on one line.
///
/// # Errors
/// Returns an error if the format cannot write some part of the value.
pub fn line<T: Serialize>(value: &T) -> Result<String, Error> {
    write_by(value, &implicit(), None)
}

/// Writes a value for [`read_strict`], formatted by `pretty`.
///
/// # Errors
/// Returns an error if the format cannot write some part of the value.
pub fn write_strict<T: Serialize>(value: &T, pretty: PrettyConfig) -> Result<String, Error> {
    write_by(value, &Options::default(), Some(pretty))
}

/// Writes a value for [`read_strict`] on one line.
///
/// # Errors
/// Returns an error if the format cannot write some part of the value.
pub fn line_strict<T: Serialize>(value: &T) -> Result<String, Error> {
    write_by(value, &Options::default(), None)
}

fn write_by(
    value: &dyn erased_serde::Serialize,
    options: &Options,
    pretty: Option<PrettyConfig>,
) -> Result<String, Error> {
    match pretty {
        Some(pretty) => options.to_string_pretty(value, pretty),
        None => options.to_string(value),
    }
}
