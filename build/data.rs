//! Checks that texts and scenarios can be read before anything is built with them. What they say is the tests' affair.

#[cfg(feature = "window")]
use super::texts;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders in `assets` that have a folder `part`: by their names, the house's and the keys of games, in their order.
fn owners(assets: &Path, part: &str) -> Result<Vec<(String, PathBuf)>, String> {
    let entries = fs::read_dir(assets).map_err(|e| format!("{}: {e}", assets.display()))?;
    let named =
        entries.flatten().map(|owner| (owner.file_name().to_string_lossy().into_owned(), owner.path().join(part)));
    let mut found: Vec<(String, PathBuf)> = named.filter(|(_, folder)| folder.is_dir()).collect();
    found.sort();
    Ok(found)
}

/// Writes a file below `out`, with the folders it lies in.
fn write(out: &Path, name: &str, code: &str) -> Result<(), String> {
    let path = out.join(name);
    let told = |e: std::io::Error| format!("{}: {e}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(out)).map_err(told)?;
    fs::write(&path, code).map_err(told)
}

/// Writes `KEY/lessons.rs` into `out` for every game: the names and texts of the files of `assets/KEY/lessons`. That each can be
/// finished is proven by the tests and by `orrery lesson check`.
///
/// # Errors
/// What cannot be read or written.
pub fn carry_lessons(assets: &Path, out: &Path) -> Result<(), String> {
    for (game, lessons) in owners(assets, "lessons")? {
        let mut code = String::from("&[\n");
        for path in files(&lessons, "ron")? {
            let name = path.file_name().unwrap_or_default();
            code.push_str(&format!("    ({name:?}, include_str!({path:?})),\n"));
        }
        write(out, &format!("{game}/lessons.rs"), &(code + "]\n"))?;
    }
    Ok(())
}

/// Writes into `out` what the program carries of `assets/*/sound`: `sounds.rs`, every file by its name without the ending, and
/// `sound_lists.rs`, by their keys the lists of the games. Gives the folders.
///
/// # Errors
/// What cannot be read or written, and two files of one name: sounds are asked for by it.
pub fn carry_sounds(assets: &Path, out: &Path) -> Result<Vec<PathBuf>, String> {
    let (mut all, mut lists, mut folders) = (BTreeMap::new(), String::new(), Vec::new());
    for (owner, folder) in owners(assets, "sound")? {
        for path in files(&folder, "ogg")? {
            let name = path.file_stem().unwrap_or_default().to_owned();
            if let Some(other) = all.insert(name, path.clone()) {
                return Err(format!("{}: {} has the same name", path.display(), other.display()));
            }
        }
        if owner != HOUSE {
            lists.push_str(&format!("    ({owner:?}, include_str!({:?})),\n", folder.join("sounds.ron")));
        }
        folders.push(folder);
    }
    let carried = |(name, path)| format!("    ({name:?}, include_bytes!({path:?}).as_slice()),\n");
    write(out, "sounds.rs", &format!("&[\n{}]\n", all.into_iter().map(carried).collect::<String>()))?;
    write(out, "sound_lists.rs", &format!("&[\n{lists}]\n"))?;
    Ok(folders)
}

/// The owner of what every game has.
const HOUSE: &str = "house";

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
