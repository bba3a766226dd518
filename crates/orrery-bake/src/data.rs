//! Checks that the data of a game can be read, and embeds the lessons. Tests check the content.

use crate::files::{files, read, write};
use crate::owner::AssetOwner;

/// The folders in a game's part of `assets` whose files are read as RON.
const DATA: [&str; 4] = ["scenarios", "opponents", "lessons", "puzzles"];

/// Checks that every data file of a game can be read.
pub fn check(owner: &AssetOwner) -> Result<(), String> {
    for part in DATA {
        for path in files(&owner.watched(part), "ron")? {
            let text = read(&path)?;
            ron::from_str::<ron::Value>(&text).map_err(|e| format!("{}:{e}", path.display()))?;
        }
    }
    Ok(())
}

/// Writes `lessons.rs`: the names and texts of the game's lesson files.
pub fn carry_lessons(owner: &AssetOwner) -> Result<(), String> {
    let mut code = String::from("&[\n");
    for path in files(&owner.watched("lessons"), "ron")? {
        let name = path.file_name().unwrap_or_default();
        code.push_str(&format!("    ({name:?}, include_str!({path:?})),\n"));
    }
    write(&owner.out, "lessons.rs", code + "]\n")
}
