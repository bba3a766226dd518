//! The player's own languages. The folder `languages/CODE` next to the saved matches adds a language, or changes messages of an
//! embedded language. Its subfolder `house` contains shared messages, and its subfolder `KEY` those of a game, in `.ftl` files.
//! Files directly in the folder, an old format that is still read, may contain both shared messages and those of the first game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, RwLock};

use fluent_syntax::ast::Entry;
use fluent_syntax::{parser, serializer};
use unic_langid::LanguageIdentifier;

use super::check::{self, LocatedFault, TextFault};
use super::embedded::{HOUSE, files, games};
use super::{ENGLISH, charmap, fonts};
use orrery_core::FIRST_GAME;

/// The maximum size of a file in bytes, which is far above that of any embedded file.
const LARGEST: u64 = 1 << 20;

/// A fault in one of the player's own language files, and its consequence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LanguageFileFault {
    /// The file or folder is ignored because of this fault, given with file and line.
    LeftOut(LocatedFault),
    /// One message of the file is ignored because of this fault, given with file and line.
    Message(LocatedFault),
    /// The message is used despite this fault, given with file and line.
    Used(LocatedFault),
}

impl LanguageFileFault {
    /// Returns the fault, with file and line.
    pub const fn slip(&self) -> &LocatedFault {
        match self {
            LanguageFileFault::LeftOut(slip) | LanguageFileFault::Message(slip) | LanguageFileFault::Used(slip) => slip,
        }
    }
}

/// The usable texts of a language by owner: `house`, or the key of a game.
pub(super) type OwnerTexts = BTreeMap<String, Vec<String>>;

/// The usable texts of the player's own languages, by language code.
static OWN: RwLock<BTreeMap<String, OwnerTexts>> = RwLock::new(BTreeMap::new());

/// The characters that the regular and the bold font both have.
static LETTERS: LazyLock<BTreeSet<char>> = LazyLock::new(|| charmap::letters(&[fonts::REGULAR, fonts::BOLD]));

/// Returns the English messages of all these owners in one catalogue.
fn english(owners: &[&str]) -> check::MessageCatalogue {
    let mut texts = check::MessageCatalogue::new(ENGLISH);
    for owner in owners {
        for (name, text) in files(owner, ENGLISH) {
            texts.add(&format!("{owner}/{ENGLISH}/{name}"), text, &LETTERS);
        }
    }
    texts
}

/// Returns the player's own texts for a language.
pub(super) fn texts(code: &str) -> OwnerTexts {
    OWN.read().map(|own| own.get(code).cloned().unwrap_or_default()).unwrap_or_default()
}

/// Returns the codes of the languages in the player's own folder.
pub(super) fn codes() -> Vec<String> {
    OWN.read().map(|own| own.keys().cloned().collect()).unwrap_or_default()
}

/// Loads the player's own languages from `folder`, which has a subfolder for each language. They replace the languages loaded
/// before. Returns the faults. A missing folder is treated like an empty one.
pub fn load_own(folder: &Path) -> Vec<LanguageFileFault> {
    let mut troubles = Vec::new();
    let mut found = BTreeMap::new();
    for place in sorted(folder).into_iter().filter(|path| path.is_dir()) {
        let code = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let named: Result<LanguageIdentifier, _> = code.parse();
        if named.is_err() {
            let reason = format!("`{code}` is not a language code such as `de` or `pt-BR`");
            troubles.push(LanguageFileFault::LeftOut(whole(&place, reason)));
            continue;
        }
        let texts = read_language(&code, &place, &mut troubles);
        if !texts.is_empty() {
            found.insert(code, texts);
        }
    }
    if let Ok(mut own) = OWN.write() {
        *own = found;
    }
    troubles
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    paths
}

/// Returns a fault in a whole file or folder.
fn whole(path: &Path, reason: String) -> LocatedFault {
    LocatedFault { file: path.display().to_string(), line: 1, fault: TextFault::Syntax(reason) }
}

/// Returns the usable texts of a language, and adds the faults found in its files to `troubles`.
fn read_language(code: &str, place: &Path, troubles: &mut Vec<LanguageFileFault>) -> OwnerTexts {
    let mut all = OwnerTexts::new();
    let mut language = check::MessageCatalogue::new(code);
    let (house, first) = (english(&[HOUSE]), english(&[FIRST_GAME.word()]));
    for text in read_folder(place, &english(&[HOUSE, FIRST_GAME.word()]), &mut language, troubles) {
        // Both shared messages and those of a game may use terms.
        let of_house = |key: &str| key.starts_with('-') || house.knows(key);
        all.entry(HOUSE.to_owned()).or_default().push(of_keys(&text, of_house));
        // The first game has its own messages for some shared defaults.
        let of_game = |key: &str| !house.knows(key) || first.knows(key);
        all.entry(FIRST_GAME.word().to_owned()).or_default().push(of_keys(&text, of_game));
    }
    let folders = sorted(place).into_iter().filter(|path| path.is_dir());
    // The shared texts are read first, because games may refer to them.
    let mut named: Vec<(String, PathBuf)> = folders.map(|path| (name_of(&path), path)).collect();
    named.sort_by_key(|(name, _)| name != HOUSE);
    for (owner, path) in named {
        if owner != HOUSE && !games().any(|game| game == owner) {
            let known: Vec<&str> = std::iter::once(HOUSE).chain(games()).collect();
            let reason = format!("there is no game `{owner}` (known: {})", known.join(", "));
            troubles.push(LanguageFileFault::LeftOut(whole(&path, reason)));
            continue;
        }
        let mut over = language.clone();
        let texts = read_folder(&path, &english(&[&owner]), &mut over, troubles);
        if owner == HOUSE {
            language = over;
        }
        all.entry(owner).or_default().extend(texts);
    }
    all.retain(|_, texts| !texts.is_empty());
    all
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns the usable texts of the files in a folder, and adds the faults found to `troubles`. `language` contains the texts that
/// were read before; the new texts are added to it.
fn read_folder(
    place: &Path,
    english: &check::MessageCatalogue,
    language: &mut check::MessageCatalogue,
    troubles: &mut Vec<LanguageFileFault>,
) -> Vec<String> {
    let mut texts = Vec::new();
    let mut here = language.empty();
    for path in sorted(place).into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
        let text = match read(&path) {
            Ok(text) => text,
            Err(reason) => {
                troubles.push(LanguageFileFault::LeftOut(whole(&path, reason)));
                continue;
            }
        };
        // The text is checked separately first, because an ignored file must not add messages to `language` that affect other
        // checks.
        let slips = here.clone().add(&path.display().to_string(), &text, &LETTERS);
        if let Some(slip) = slips.iter().find(|slip| matches!(slip.fault, TextFault::Syntax(_))) {
            troubles.push(LanguageFileFault::LeftOut(slip.clone()));
            continue;
        }
        here.add(&path.display().to_string(), &text, &LETTERS);
        language.add(&path.display().to_string(), &text, &LETTERS);
        troubles.extend(slips.into_iter().map(LanguageFileFault::Used));
        texts.push(text);
    }
    let strays: Vec<LocatedFault> = here.against(english, false).into_iter().chain(here.loose_ends(language)).collect();
    let wrong: BTreeSet<String> = strays.iter().filter_map(|slip| message(&slip.fault)).collect();
    troubles.extend(strays.into_iter().map(LanguageFileFault::Message));
    texts
        .into_iter()
        .map(|text| if wrong.is_empty() { text } else { of_keys(&text, |key| !wrong.contains(key)) })
        .collect()
}

fn read(path: &Path) -> Result<String, String> {
    use std::io::Read as _;
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(|error| error.to_string())?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > LARGEST {
        return Err(format!("the file is larger than {LARGEST} bytes"));
    }
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

/// Returns the key of the message that a fault makes unusable, if there is one.
fn message(fault: &TextFault) -> Option<String> {
    match fault {
        TextFault::Unknown(key) | TextFault::Arguments(key, ..) | TextFault::Reference(key, _) => Some(key.clone()),
        _ => None,
    }
}

/// Returns the messages and terms of a text whose keys `wanted` accepts. The key of a term begins with `-`.
fn of_keys(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    resource.body.retain(|entry| match entry {
        Entry::Message(message) => wanted(message.id.name),
        Entry::Term(term) => wanted(&format!("-{}", term.id.name)),
        _ => true,
    });
    serializer::serialize(&resource)
}
