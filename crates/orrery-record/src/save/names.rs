//! What the file of a save is called.

use std::path::{Path, PathBuf};

use super::ENDING;

/// What autosaves' file names begin with.
pub(super) const AUTO: &str = "auto-";
/// The longest file name made from a save's name, in characters.
const LONGEST_NAME: usize = 60;
/// The same in bytes: a system takes 255 with all that stands around it.
const MOST_BYTES: usize = 200;
/// Names that Windows keeps for itself, whatever their ending.
const RESERVED: [&str; 4] = ["con", "prn", "aux", "nul"];

/// The name of the file that a save of this name has.
pub(super) fn file_name(name: &str) -> String {
    let safe = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let name = name.trim();
    let parts: Vec<&str> = name.split(|c| !safe(c)).filter(|p| !p.is_empty()).collect();
    let mut plain: String = parts.join("-").to_lowercase().chars().take(LONGEST_NAME).collect();
    let short = plain.len() <= MOST_BYTES;
    plain.truncate(plain.floor_char_boundary(MOST_BYTES));
    let told = name.chars().all(|c| safe(c) || c == ' ') && name.chars().count() <= LONGEST_NAME && short;
    // Two names must not share a file because of what a file name cannot tell, and none may
    // pass for an autosave.
    let file = if told && !plain.is_empty() && !plain.starts_with(AUTO) && !is_reserved(&plain) {
        plain
    } else {
        format!("save-{plain}-{:08x}", crc32fast::hash(name.as_bytes()))
    };
    format!("{file}.{ENDING}")
}

/// Whether Windows takes a file of this name for a device.
fn is_reserved(plain: &str) -> bool {
    let port = |name: &str| {
        let number = plain.strip_prefix(name).unwrap_or_default();
        number.chars().count() == 1 && number.chars().all(|c| c.is_ascii_digit() || matches!(c, '¹' | '²' | '³'))
    };
    RESERVED.contains(&plain) || port("com") || port("lpt")
}

/// The file of the autosave of the match with this id.
pub(super) fn autosave_of(folder: &Path, id: u64) -> PathBuf {
    folder.join(format!("{AUTO}{id:016x}.{ENDING}"))
}

pub(super) fn is_save(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == ENDING)
}

pub(super) fn is_auto(path: &Path) -> bool {
    path.file_name().is_some_and(|n| n.to_string_lossy().starts_with(AUTO))
}
