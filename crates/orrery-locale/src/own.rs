//! Languages of the player's own: `languages/CODE` in the folder of the saves adds a language, or changes words of one that the
//! program carries. `house/*.ftl` in it has words of the house and `KEY/*.ftl` those of a game; `*.ftl` directly in it has both,
//! the house's and those of the first game, as all files had while there was one game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, RwLock};

use fluent_syntax::ast::Entry;
use fluent_syntax::{parser, serializer};
use unic_langid::LanguageIdentifier;

use super::check::{self, Fault, Slip};
use super::embedded::{HOUSE, files, games};
use super::{ENGLISH, charmap, fonts};
use orrery_core::FIRST_GAME;

/// The largest file that is read, in bytes: ten times all the words of the game.
const LARGEST: u64 = 1 << 20;

/// What is wrong with a file of a language of the player's own, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// The file is left out: what is wrong, with file and line.
    LeftOut(Slip),
    /// A message of it is left out: what is wrong, with file and line.
    Message(Slip),
    /// It is used nevertheless: what is wrong, with file and line.
    Used(Slip),
}

impl Trouble {
    /// What is wrong, with file and line.
    #[must_use]
    pub const fn slip(&self) -> &Slip {
        match self {
            Trouble::LeftOut(slip) | Trouble::Message(slip) | Trouble::Used(slip) => slip,
        }
    }
}

/// By owner, the house and the keys of games, the texts that can be used.
pub(super) type Texts = BTreeMap<String, Vec<String>>;

/// By code: the texts that can be used.
static OWN: RwLock<BTreeMap<String, Texts>> = RwLock::new(BTreeMap::new());

/// The letters both fonts have.
static LETTERS: LazyLock<BTreeSet<char>> = LazyLock::new(|| charmap::letters(&[fonts::REGULAR, fonts::BOLD]));

/// The messages of English, of these owners together.
fn english(owners: &[&str]) -> check::Texts {
    let mut texts = check::Texts::new(ENGLISH);
    for owner in owners {
        for (name, text) in files(owner, ENGLISH) {
            texts.add(&format!("{owner}/{ENGLISH}/{name}"), text, &LETTERS);
        }
    }
    texts
}

/// The texts of the player's own for a language.
pub(super) fn texts(code: &str) -> Texts {
    OWN.read().map(|own| own.get(code).cloned().unwrap_or_default()).unwrap_or_default()
}

/// The codes of the languages that the player's own folder has texts for.
pub(super) fn codes() -> Vec<String> {
    OWN.read().map(|own| own.keys().cloned().collect()).unwrap_or_default()
}

/// Reads the player's own languages from `folder`, which holds a folder for each, and forgets those read before. What
/// is wrong with them is given back; the rest can be spoken. Where there is no such folder there is nothing.
pub fn load_own(folder: &Path) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    let mut found = BTreeMap::new();
    for place in sorted(folder).into_iter().filter(|path| path.is_dir()) {
        let code = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let named: Result<LanguageIdentifier, _> = code.parse();
        if named.is_err() {
            let reason = format!("`{code}` is no code of a language, such as `de` or `pt-BR`");
            troubles.push(Trouble::LeftOut(whole(&place, reason)));
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

/// Something wrong with a whole file or folder.
fn whole(path: &Path, reason: String) -> Slip {
    Slip { file: path.display().to_string(), line: 1, fault: Fault::Syntax(reason) }
}

/// The texts of a language that can be used.
fn read_language(code: &str, place: &Path, troubles: &mut Vec<Trouble>) -> Texts {
    let mut all = Texts::new();
    let mut language = check::Texts::new(code);
    let (house, first) = (english(&[HOUSE]), english(&[FIRST_GAME.word()]));
    for text in read_folder(place, &english(&[HOUSE, FIRST_GAME.word()]), &mut language, troubles) {
        // Terms may be put into messages of either.
        let of_house = |key: &str| key.starts_with('-') || house.knows(key);
        all.entry(HOUSE.to_owned()).or_default().push(of_keys(&text, of_house));
        // What the house says by default that game says in its own words.
        let of_game = |key: &str| !house.knows(key) || first.knows(key);
        all.entry(FIRST_GAME.word().to_owned()).or_default().push(of_keys(&text, of_game));
    }
    let folders = sorted(place).into_iter().filter(|path| path.is_dir());
    // What games put in may be the house's, so that is read first.
    let mut named: Vec<(String, PathBuf)> = folders.map(|path| (name_of(&path), path)).collect();
    named.sort_by_key(|(name, _)| name != HOUSE);
    for (owner, path) in named {
        if owner != HOUSE && !games().any(|game| game == owner) {
            let known: Vec<&str> = std::iter::once(HOUSE).chain(games()).collect();
            let reason = format!("there is no game `{owner}` (known: {})", known.join(", "));
            troubles.push(Trouble::LeftOut(whole(&path, reason)));
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

/// The texts of a folder's files that can be used; `language` is what was read before and has them too when it is done.
fn read_folder(
    place: &Path,
    english: &check::Texts,
    language: &mut check::Texts,
    troubles: &mut Vec<Trouble>,
) -> Vec<String> {
    let mut texts = Vec::new();
    let mut here = language.empty();
    for path in sorted(place).into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
        let text = match read(&path) {
            Ok(text) => text,
            Err(reason) => {
                troubles.push(Trouble::LeftOut(whole(&path, reason)));
                continue;
            }
        };
        // By itself first: a file that is left out must leave no message behind that others would be measured by.
        let slips = here.clone().add(&path.display().to_string(), &text, &LETTERS);
        if let Some(slip) = slips.iter().find(|slip| matches!(slip.fault, Fault::Syntax(_))) {
            troubles.push(Trouble::LeftOut(slip.clone()));
            continue;
        }
        here.add(&path.display().to_string(), &text, &LETTERS);
        language.add(&path.display().to_string(), &text, &LETTERS);
        troubles.extend(slips.into_iter().map(Trouble::Used));
        texts.push(text);
    }
    let strays: Vec<Slip> = here.against(english, false).into_iter().chain(here.loose_ends(language)).collect();
    let wrong: BTreeSet<String> = strays.iter().filter_map(|slip| message(&slip.fault)).collect();
    troubles.extend(strays.into_iter().map(Trouble::Message));
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
        return Err(format!("at most {LARGEST} bytes are read, and it has more"));
    }
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

/// The message a fault makes unusable.
fn message(fault: &Fault) -> Option<String> {
    match fault {
        Fault::Unknown(key) | Fault::Arguments(key, ..) | Fault::Reference(key, _) => Some(key.clone()),
        _ => None,
    }
}

/// The messages of a text that are `wanted`, by their keys; the name of a term begins with `-`.
fn of_keys(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    resource.body.retain(|entry| match entry {
        Entry::Message(message) => wanted(message.id.name),
        Entry::Term(term) => wanted(&format!("-{}", term.id.name)),
        _ => true,
    });
    serializer::serialize(&resource)
}
