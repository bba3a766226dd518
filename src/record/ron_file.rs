//! Reading RON files carefully: size first, then text, then values, with the line of what is wrong.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use ron::extensions::Extensions;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::scenario::FileError;

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a value; optional fields are written without `Some`.
///
/// # Errors
/// The line and what was expected there.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, FileError> {
    let read = options().from_str(text);
    read.map_err(|e| FileError { line: e.span.start.line, message: format!("column {}: {}", e.span.start.col, e.code) })
}

/// Writes a value, one field or entry a line.
///
/// # Errors
/// The value has parts that the format cannot write.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    let pretty = ron::ser::PrettyConfig::new().new_line("\n").indentor("  ").depth_limit(4);
    options().to_string_pretty(value, pretty)
}

/// The text of the file at `path`, if it has at most `largest` bytes.
///
/// # Errors
/// The file cannot be opened or read, is larger, or is no text.
pub fn text_of(path: &Path, largest: u64) -> Result<String, FileError> {
    let whole = |message: String| FileError { line: 0, message };
    let file = File::open(path).map_err(|e| whole(format!("cannot be opened: {e}")))?;
    let mut bytes = Vec::new();
    file.take(largest + 1).read_to_end(&mut bytes).map_err(|e| whole(format!("cannot be read: {e}")))?;
    if bytes.len() as u64 > largest {
        return Err(whole(format!("is larger than {largest} bytes")));
    }
    String::from_utf8(bytes).map_err(|e| {
        let good = e.utf8_error().valid_up_to();
        let line = e.as_bytes()[..good].iter().filter(|&&b| b == b'\n').count() + 1;
        FileError { line, message: "is not UTF-8 text".to_owned() }
    })
}
