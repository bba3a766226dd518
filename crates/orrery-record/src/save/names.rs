//! File names of saves.

use std::path::{Path, PathBuf};

use super::ENDING;

/// The prefix of autosave file names.
pub(super) const AUTO: &str = "auto-";
/// The maximum length of the part of a file name that comes from a save's name, in characters.
const LONGEST_NAME: usize = 60;
/// The maximum length of the part of a file name that comes from a save's name, in bytes. Systems allow 255 bytes including
/// prefix and extension.
const MOST_BYTES: usize = 200;
/// Names that Windows reserves, whatever their extension.
const RESERVED: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Returns the file name for a save with this name.
pub(super) fn file_name(name: &str) -> String {
    let safe = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let name = name.trim();
    let parts: Vec<&str> = name.split(|c| !safe(c)).filter(|p| !p.is_empty()).collect();
    let mut plain: String = parts.join("-").to_lowercase().chars().take(LONGEST_NAME).collect();
    let short = plain.len() <= MOST_BYTES;
    plain.truncate(plain.floor_char_boundary(MOST_BYTES));
    let told = name.chars().all(|c| safe(c) || c == ' ') && name.chars().count() <= LONGEST_NAME && short;
    // Names that differ only in characters unsuitable for file names must not share a file, and no file may look like an
    // autosave.
    let file = if told && !plain.is_empty() && !plain.starts_with(AUTO) && !is_reserved(&plain) {
        plain
    } else {
        format!("save-{plain}-{:08x}", crc32fast::hash(name.as_bytes()))
    };
    format!("{file}.{ENDING}")
}

/// Reports whether Windows treats a file of this name as a device.
fn is_reserved(plain: &str) -> bool {
    let port = |name: &str| {
        let number = plain.strip_prefix(name).unwrap_or_default();
        number.chars().count() == 1 && number.chars().all(|c| c.is_ascii_digit() || matches!(c, '¹' | '²' | '³'))
    };
    RESERVED.contains(&plain) || port("com") || port("lpt")
}

/// Returns the path of the autosave of the match with this id.
pub(super) fn autosave_of(folder: &Path, id: u64) -> PathBuf {
    folder.join(format!("{AUTO}{id:016x}.{ENDING}"))
}

pub(super) fn is_save(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == ENDING)
}

pub(super) fn is_auto(path: &Path) -> bool {
    path.file_name().is_some_and(|n| n.to_string_lossy().starts_with(AUTO))
}
