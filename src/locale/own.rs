//! Languages of the player's own: `languages/CODE/*.ftl` in the folder of the saves adds a language, or changes words of
//! one that the program carries.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, RwLock};

use fluent_syntax::ast::Entry;
use fluent_syntax::{parser, serializer};
use unic_langid::LanguageIdentifier;

use super::check::{Fault, Slip, Texts};
use super::embedded::EMBEDDED;
use super::{ENGLISH, charmap, fonts};

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

/// By code: the texts that can be used.
static OWN: RwLock<BTreeMap<String, Vec<String>>> = RwLock::new(BTreeMap::new());

/// The letters both fonts have.
static LETTERS: LazyLock<BTreeSet<char>> = LazyLock::new(|| charmap::letters(&[fonts::REGULAR, fonts::BOLD]));

/// The messages of English.
static ENGLISH_TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let mut texts = Texts::new(ENGLISH);
    let files = EMBEDDED.iter().filter(|(code, _)| *code == ENGLISH).flat_map(|(_, files)| *files);
    for (name, text) in files {
        texts.add(&format!("{ENGLISH}/{name}"), text, &LETTERS);
    }
    texts
});

/// The texts of the player's own for a language.
pub(super) fn texts(code: &str) -> Vec<String> {
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

/// The texts of a language's files that can be used.
fn read_language(code: &str, place: &Path, troubles: &mut Vec<Trouble>) -> Vec<String> {
    let mut language = Texts::new(code);
    let mut texts = Vec::new();
    for path in sorted(place).into_iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
        let text = match read(&path) {
            Ok(text) => text,
            Err(reason) => {
                troubles.push(Trouble::LeftOut(whole(&path, reason)));
                continue;
            }
        };
        // By itself first: a file that is left out must leave no message behind that others would be measured by.
        let slips = language.clone().add(&path.display().to_string(), &text, &LETTERS);
        if let Some(slip) = slips.iter().find(|slip| matches!(slip.fault, Fault::Syntax(_))) {
            troubles.push(Trouble::LeftOut(slip.clone()));
            continue;
        }
        language.add(&path.display().to_string(), &text, &LETTERS);
        troubles.extend(slips.into_iter().map(Trouble::Used));
        texts.push(text);
    }
    let strays = language.against(&ENGLISH_TEXTS, false).into_iter().chain(language.loose_ends());
    let strays: Vec<Slip> = strays.collect();
    let wrong: BTreeSet<String> = strays.iter().filter_map(|slip| message(&slip.fault)).collect();
    troubles.extend(strays.into_iter().map(Trouble::Message));
    texts.into_iter().map(|text| if wrong.is_empty() { text } else { without(&text, &wrong) }).collect()
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

/// The text without the messages called `wrong`.
fn without(text: &str, wrong: &BTreeSet<String>) -> String {
    let mut resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    resource.body.retain(|entry| match entry {
        Entry::Message(message) => !wrong.contains(message.id.name),
        Entry::Term(term) => !wrong.contains(&format!("-{}", term.id.name)),
        _ => true,
    });
    serializer::serialize(&resource)
}
