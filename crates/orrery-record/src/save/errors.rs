//! Why a match could not be saved or loaded.

use std::path::PathBuf;

/// Why a match could not be saved; what was there before is still there.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct SaveError {
    /// The file that was to be written.
    pub path: PathBuf,
    /// What went wrong.
    pub reason: String,
}

/// Why a file could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {reason}", path.display(), line_text(*line))]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; 0 when the whole file is meant.
    pub line: usize,
    /// What was expected and what was found.
    pub reason: String,
}

fn line_text(line: usize) -> String {
    if line > 0 { format!(":{line}") } else { String::new() }
}
