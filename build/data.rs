//! Checks that texts and scenarios can be read before anything is built with them. What they say is the tests' affair.

#[cfg(feature = "window")]
use super::texts;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes `lessons.rs` into `out`: the names and texts of the files of `assets/alien-frontiers/lessons`. That each can be finished is proven by
/// the tests and by `orrery lesson check`.
///
/// # Errors
/// What cannot be read or written.
pub fn carry_lessons(game: &Path, out: &Path) -> Result<(), String> {
    let mut code = String::from("&[\n");
    for path in files(&game.join("lessons"), "ron")? {
        let name = path.file_name().unwrap_or_default();
        code.push_str(&format!("    ({name:?}, include_str!({path:?})),\n"));
    }
    code.push_str("]\n");
    let path = out.join("lessons.rs");
    fs::write(&path, code).map_err(|e| format!("{}: {e}", path.display()))
}

/// What a game's folder in `assets` has to be read as RON.
const DATA: [&str; 4] = ["scenarios", "opponents", "lessons", "puzzles"];

/// Checks the data of every game, `assets/KEY/…`, and the words of house and games, `assets/*/locale`.
///
/// Gives the folders of data that were looked at.
///
/// # Errors
/// The first file that cannot be read, with its line and the reason.
pub fn check(assets: &Path) -> Result<Vec<PathBuf>, String> {
    let games = fs::read_dir(assets).map_err(|e| format!("{}: {e}", assets.display()))?;
    let mut folders: Vec<PathBuf> = games.flatten().flat_map(|game| DATA.map(|data| game.path().join(data))).collect();
    folders.retain(|folder| folder.is_dir());
    for folder in &folders {
        for path in files(folder, "ron")? {
            let text = read(&path)?;
            ron::from_str::<ron::Value>(&text).map_err(|e| format!("{}:{e}", path.display()))?;
        }
    }
    #[cfg(feature = "window")]
    texts::check(assets)?;
    Ok(folders)
}

pub fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The files of one kind below `folder`, in the order of their names.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
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
