//! Reads and writes RON, the format of every file. Types go through traits without type parameters, so the code of the format is
//! compiled once instead of once per type.
//!
//! Values and error messages are the same as with the crate `ron`. Internally tagged and untagged enums and flattened fields can be
//! written but not read.

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

/// The RON options for optional values without `Some`.
fn implicit() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a value; optional fields are written without `Some`.
///
/// # Errors
/// The line and what was expected there.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    let read = read_by(text, &implicit());
    read.map_err(|e| FileError { line: e.span.start.line, message: format!("column {}: {}", e.span.start.col, e.code) })
}

/// Reads a value; optional fields are written with `Some`.
///
/// # Errors
/// The expectation that failed, and its place.
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
/// The value has parts that the format cannot write.
pub fn write<T: Serialize>(value: &T) -> Result<String, Error> {
    let pretty = PrettyConfig::new().new_line("\n").indentor("  ").depth_limit(4);
    write_by(value, &implicit(), Some(pretty))
}

/// Writes a value on one line.
///
/// # Errors
/// The value has parts that the format cannot write.
pub fn line<T: Serialize>(value: &T) -> Result<String, Error> {
    write_by(value, &implicit(), None)
}

/// Writes a value for [`read_strict`], formatted by `pretty`.
///
/// # Errors
/// The value has parts that the format cannot write.
pub fn write_strict<T: Serialize>(value: &T, pretty: PrettyConfig) -> Result<String, Error> {
    write_by(value, &Options::default(), Some(pretty))
}

/// Writes a value for [`read_strict`] on one line.
///
/// # Errors
/// The value has parts that the format cannot write.
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
