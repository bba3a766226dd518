//! Checks that the data of a game can be read, and embeds the lessons and the codex. Tests check the content.

use serde::Deserialize;

use crate::files::{files, read, write};
use crate::owner::{AssetOwner, watch};

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

/// The part of a section of `codex.ron` that the build needs.
#[derive(Deserialize)]
struct CodexSection {
    pages: Vec<CodexPage>,
}

/// The part of a page of `codex.ron` that the build needs.
#[derive(Deserialize)]
struct CodexPage {
    #[serde(default)]
    examples: Vec<String>,
}

/// Writes `codex.rs`: a `CodexFile` with the text of the game's `codex.ron` and the scenarios that it names as examples. Without
/// the file, writes nothing.
pub fn carry_codex(owner: &AssetOwner) -> Result<(), String> {
    let path = owner.assets.join(&owner.key).join("codex.ron");
    if !path.is_file() {
        return Ok(());
    }
    watch(&path);
    let told = |reason: String| format!("{}:{reason}", path.display());
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let sections: Vec<CodexSection> = options.from_str(&read(&path)?).map_err(|e| told(e.to_string()))?;
    let mut code = format!("CodexFile {{\n    text: include_str!({path:?}),\n    scenarios: &[\n");
    for example in sections.iter().flat_map(|section| &section.pages).flat_map(|page| &page.examples) {
        let scenario = owner.watched("scenarios").join(format!("{example}.ron"));
        if !scenario.is_file() {
            return Err(told(format!(" the example `{example}` is no scenario")));
        }
        code.push_str(&format!("        ({example:?}, include_str!({scenario:?})),\n"));
    }
    write(&owner.out, "codex.rs", code + "    ],\n}\n")
}
