//! Errors of saving and loading a match.

use std::path::PathBuf;

/// The reason why a match could not be saved. A previous file of the same name is unchanged.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct SaveError {
    /// The path of the file to write.
    pub path: PathBuf,
    /// A message with the cause.
    pub reason: String,
}

/// The reason why a file could not be loaded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {reason}", path.display(), line_text(*line))]
pub struct LoadError {
    /// The path of the file.
    pub path: PathBuf,
    /// The line, from 1; 0 if the error applies to the whole file.
    pub line: usize,
    /// A message that names the expected and the actual content.
    pub reason: String,
}

fn line_text(line: usize) -> String {
    if line > 0 { format!(":{line}") } else { String::new() }
}
