//! Checks the texts of an owner in all languages against the owner's English texts, and embeds them in the program.

use std::collections::BTreeSet;
use std::path::Path;

use orrery_texts::charmap;
use orrery_texts::check::{LocatedFault, MessageCatalogue};

use crate::files::{files, folders, name, read, write};
use crate::owner::AssetOwner;

/// The maximum number of faults that are reported at once.
const MOST: usize = 60;

/// Checks that every language parses, that it has the same messages and arguments as English, that its plural selectors have the
/// plural forms of the language, and that the fonts have all glyphs. A game must have exactly the shared languages.
///
/// The messages of a game may refer to shared ones, and must not redefine their keys. The shared texts are not read here, so that
/// a change in them does not rebuild every game. A test compares them instead.
pub fn check(owner: &AssetOwner) -> Result<(), String> {
    let words = owner.watched("locale");
    if !words.is_dir() {
        return Ok(());
    }
    let letters = charmap::letters(&[notosans::REGULAR_TTF, notosans::BOLD_TTF]);
    let languages: Vec<String> = folders(&owner.of_house("locale"))?.iter().map(|language| name(language)).collect();
    if let Some(unknown) = folders(&words)?.iter().map(|place| name(place)).find(|code| !languages.contains(code)) {
        return Err(format!("{}: the shared texts have no language `{unknown}`", words.display()));
    }
    let (english, _) = texts(&words, "en", &letters)?;
    let mut slips: Vec<LocatedFault> = Vec::new();
    for code in &languages {
        let (here, own) = texts(&words, code, &letters)?;
        slips.extend(own);
        if owner.is_house() {
            slips.extend(here.loose_ends(&here.empty()));
        }
        slips.extend(here.against(&english, true));
    }
    let told: Vec<String> = slips.iter().take(MOST).map(ToString::to_string).collect();
    if told.is_empty() { Ok(()) } else { Err(told.join("\n")) }
}

/// Reads the texts of an owner in a language. Returns them with the faults that can be found without other texts.
fn texts(words: &Path, code: &str, letters: &BTreeSet<char>) -> Result<(MessageCatalogue, Vec<LocatedFault>), String> {
    let mut language = MessageCatalogue::new(code);
    let mut slips = Vec::new();
    for path in files(&words.join(code), "ftl")? {
        slips.extend(language.add(&path.display().to_string(), &read(&path)?, letters));
    }
    Ok((language, slips))
}

/// Writes `words.rs`: the code of each language of the owner, with the names and texts of its files.
pub fn carry(owner: &AssetOwner) -> Result<(), String> {
    let words = owner.watched("locale");
    let languages = if words.is_dir() { folders(&words)? } else { Vec::new() };
    let mut carried = String::from("&[\n");
    for language in languages {
        carried.push_str(&format!("    ({:?}, &[\n", name(&language)));
        for path in files(&language, "ftl")? {
            let name = path.file_name().unwrap_or_default();
            carried.push_str(&format!("        ({name:?}, include_str!({path:?})),\n"));
        }
        carried.push_str("    ]),\n");
    }
    write(&owner.out, "words.rs", carried + "]\n")
}
