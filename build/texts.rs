//! Checks the texts of all languages against English, and carries them into the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::charmap;
use super::check::{Slip, Texts};
use super::data::{files, read};

/// Most slips that are told at once.
const MOST: usize = 60;

/// The folders of the languages, in the order of their names.
fn languages(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.sort();
    Ok(found)
}

fn code(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Checks that every language can be read, that it has the messages of English with their arguments, that choices by
/// number have the forms of the language, and that the fonts have all letters.
///
/// # Errors
/// Every slip on a line of its own, with file and line.
pub fn check(folder: &Path) -> Result<(), String> {
    let letters = charmap::letters(&[notosans::REGULAR_TTF, notosans::BOLD_TTF]);
    let mut slips: Vec<Slip> = Vec::new();
    let english = add(&folder.join("en"), &letters, &mut slips)?;
    slips.extend(english.loose_ends());
    for place in languages(folder)?.iter().filter(|place| code(place) != "en") {
        let language = add(place, &letters, &mut slips)?;
        slips.extend(language.loose_ends());
        slips.extend(language.against(&english, true));
    }
    let told: Vec<String> = slips.iter().take(MOST).map(ToString::to_string).collect();
    if told.is_empty() { Ok(()) } else { Err(told.join("\n")) }
}

fn add(place: &Path, letters: &BTreeSet<char>, slips: &mut Vec<Slip>) -> Result<Texts, String> {
    let mut language = Texts::new(&code(place));
    for path in files(place, "ftl")? {
        slips.extend(language.add(&path.display().to_string(), &read(&path)?, letters));
    }
    Ok(language)
}

/// Writes `languages.rs` into `out`: for each language its code, and the names and texts of its files.
///
/// # Errors
/// What cannot be read or written.
pub fn carry(folder: &Path, out: &Path) -> Result<(), String> {
    let mut carried = String::from("&[\n");
    for language in languages(folder)? {
        carried.push_str(&format!("    ({:?}, &[\n", code(&language)));
        for path in files(&language, "ftl")? {
            let name = path.file_name().unwrap_or_default();
            carried.push_str(&format!("        ({name:?}, include_str!({path:?})),\n"));
        }
        carried.push_str("    ]),\n");
    }
    carried.push_str("]\n");
    let path = out.join("languages.rs");
    fs::write(&path, carried).map_err(|e| format!("{}: {e}", path.display()))
}
