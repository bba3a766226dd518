//! Checks the texts of all languages against English, and carries them into the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::charmap;
use super::check::{Slip, Texts};
use super::data::{files, read};

/// Most slips that are told at once.
const MOST: usize = 60;

/// The owner of the words that every game has.
const HOUSE: &str = "house";

/// The folders in `folder`, in the order of their names.
fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.sort();
    Ok(found)
}

fn name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The folders of words in `assets`, each with its owner, the house or the key of a game.
fn owners(assets: &Path) -> Result<Vec<(String, PathBuf)>, String> {
    let all = folders(assets)?.into_iter().map(|owner| (name(&owner), owner.join("locale")));
    Ok(all.filter(|(_, words)| words.is_dir()).collect())
}

/// The folders of words in `assets`.
///
/// # Errors
/// `assets` cannot be read.
pub fn places(assets: &Path) -> Result<Vec<PathBuf>, String> {
    Ok(owners(assets)?.into_iter().map(|(_, words)| words).collect())
}

/// Checks that every language can be read, that it has the messages of English with their arguments, that choices by
/// number have the forms of the language, that the fonts have all letters, and that no game has a message of the house. A game
/// speaks the languages of the house.
///
/// # Errors
/// Every slip on a line of its own, with file and line.
pub fn check(assets: &Path) -> Result<(), String> {
    let letters = charmap::letters(&[notosans::REGULAR_TTF, notosans::BOLD_TTF]);
    let mut slips: Vec<Slip> = Vec::new();
    let house = assets.join(HOUSE).join("locale");
    let languages: Vec<String> = folders(&house)?.iter().map(|language| name(language)).collect();
    for (owner, words) in owners(assets)? {
        if let Some(unknown) = folders(&words)?.iter().map(|place| name(place)).find(|code| !languages.contains(code)) {
            return Err(format!("{}: the house does not speak `{unknown}`", words.display()));
        }
        let (english, _) = texts(&words, "en", &letters)?;
        for code in &languages {
            let (here, own) = texts(&words, code, &letters)?;
            let below = if owner == HOUSE { here.empty() } else { texts(&house, code, &letters)?.0 };
            slips.extend(own);
            slips.extend(here.loose_ends(&below));
            slips.extend(here.of_house(&below));
            slips.extend(here.against(&english, true));
        }
    }
    let told: Vec<String> = slips.iter().take(MOST).map(ToString::to_string).collect();
    if told.is_empty() { Ok(()) } else { Err(told.join("\n")) }
}

/// The texts of an owner in a language, and what is wrong with them by themselves.
fn texts(words: &Path, code: &str, letters: &BTreeSet<char>) -> Result<(Texts, Vec<Slip>), String> {
    let mut language = Texts::new(code);
    let mut slips = Vec::new();
    for path in files(&words.join(code), "ftl")? {
        slips.extend(language.add(&path.display().to_string(), &read(&path)?, letters));
    }
    Ok((language, slips))
}

/// Writes `languages.rs` into `out`: for each owner of words and each of its languages its code, and the names and texts of its files.
///
/// # Errors
/// What cannot be read or written.
pub fn carry(assets: &Path, out: &Path) -> Result<(), String> {
    let mut carried = String::from("&[\n");
    for (owner, words) in owners(assets)? {
        carried.push_str(&format!("    ({owner:?}, &[\n"));
        for language in folders(&words)? {
            carried.push_str(&format!("        ({:?}, &[\n", name(&language)));
            for path in files(&language, "ftl")? {
                let name = path.file_name().unwrap_or_default();
                carried.push_str(&format!("            ({name:?}, include_str!({path:?})),\n"));
            }
            carried.push_str("        ]),\n");
        }
        carried.push_str("    ]),\n");
    }
    carried.push_str("]\n");
    let path = out.join("languages.rs");
    fs::write(&path, carried).map_err(|e| format!("{}: {e}", path.display()))
}
