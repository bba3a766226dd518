//! Checks that the data of a game can be read before anything is built with it, and carries its lessons. What they say is the
//! tests' affair.

use crate::files::{files, read, write};
use crate::owner::Owner;

/// What a game's folder in `assets` has to be read as RON.
const DATA: [&str; 4] = ["scenarios", "opponents", "lessons", "puzzles"];

/// Reads every file of data of a game.
pub fn check(owner: &Owner) -> Result<(), String> {
    for part in DATA {
        for path in files(&owner.watched(part), "ron")? {
            let text = read(&path)?;
            ron::from_str::<ron::Value>(&text).map_err(|e| format!("{}:{e}", path.display()))?;
        }
    }
    Ok(())
}

/// Writes `lessons.rs`: names and texts of the files of a game's lessons.
pub fn carry_lessons(owner: &Owner) -> Result<(), String> {
    let mut code = String::from("&[\n");
    for path in files(&owner.watched("lessons"), "ron")? {
        let name = path.file_name().unwrap_or_default();
        code.push_str(&format!("    ({name:?}, include_str!({path:?})),\n"));
    }
    write(&owner.out, "lessons.rs", code + "]\n")
}
