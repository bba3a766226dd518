//! Errors of saving and loading a match.

use std::path::PathBuf;

/// The reason why a match could not be saved. The previous file is unchanged.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct SaveError {
    /// The file to be written.
    pub path: PathBuf,
    /// The error.
    pub reason: String,
}

/// The reason why a file could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {reason}", path.display(), line_text(*line))]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; 0 for the whole file.
    pub line: usize,
    /// A message with what was expected and what was found.
    pub reason: String,
}

fn line_text(line: usize) -> String {
    if line > 0 { format!(":{line}") } else { String::new() }
}
