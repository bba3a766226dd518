//! Functions that read text files with a size limit and list the files of folders.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// The reason why a file is invalid: the line and a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct FileError {
    /// The line, from 1; 0 if the error applies to the whole file.
    pub line: usize,
    /// A message that names the expected and the actual content.
    pub message: String,
}

/// The maximum depth of nested folders. Folders below it are skipped.
const DEEPEST_FOLDER: usize = 32;

/// Reads the text of the file at `path` if it has at most `largest` bytes.
///
/// # Errors
/// Returns an error if the file cannot be opened or read, has more than `largest` bytes, or is not UTF-8 text.
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

/// Reads a file like [`text_of`], but only if it is a regular file, because reading a pipe would block until it has a writer.
///
/// # Errors
/// Returns the errors of [`text_of`], and an error if the path is not a file.
pub fn text_of_file(path: &Path, largest: u64) -> Result<String, FileError> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(FileError { line: 0, message: "is not a file".to_owned() });
    }
    text_of(path, largest)
}

/// Returns every file in `paths`, and every `.ron` file of the folders in `paths` and of their subfolders. The files of a folder
/// are sorted by name. A folder that cannot be read is returned as a file, so that reading it reports the error.
pub fn files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() { files_below(path, 0, &mut files) } else { files.push(path.clone()) }
    }
    files
}

fn files_below(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        files.push(folder.to_owned());
        return;
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if depth < DEEPEST_FOLDER {
                files_below(&path, depth + 1, files);
            }
        } else if path.extension().is_some_and(|e| e == "ron") {
            files.push(path);
        }
    }
}
