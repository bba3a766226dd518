//! Reads folders and files, and writes baked files. Errors contain the name of the file.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the last component of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns the folders in `folder`, sorted by name.
pub fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.sort();
    Ok(found)
}

/// Returns the files with this extension in `folder` and its subfolders, sorted by path. The list is empty if the folder does not
/// exist.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = if folder.is_dir() { vec![folder.to_owned()] } else { Vec::new() };
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the text of a file.
pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes the file `name` in the folder `out`, which is created if necessary.
pub fn write(out: &Path, name: &str, content: impl AsRef<[u8]>) -> Result<(), String> {
    let path = out.join(name);
    let told = |e: std::io::Error| format!("{}: {e}", path.display());
    fs::create_dir_all(out).map_err(told)?;
    fs::write(&path, content).map_err(told)
}
