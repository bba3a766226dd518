//! Tests that every game has texts, and that every message that the code requests by its key exists.

use std::fs;
use std::path::{Path, PathBuf};

use orrery::core::GameKey;
use orrery::games::GAMES;
use orrery::locale::{has, has_of};

/// The folders with sources. A folder that does not exist counts as empty.
const SOURCES: [&str; 3] = ["src", "crates", "games"];

#[test]
fn every_game_has_its_own_messages() {
    for game in GAMES.all() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/{}/locale/en", game.key));
        let files = fs::read_dir(folder).expect("the English of a game").flatten();
        let texts: Vec<String> = files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect();
        let keys =
            texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let message = |key: &&str| key.starts_with(|first: char| first.is_ascii_lowercase());
        let own: Vec<&str> = keys.filter(message).filter(|key| !has(key)).collect();
        assert!(own.len() > 100, "only {} messages of {} were found", own.len(), game.key);
        assert!(own.iter().all(|key| has_of(game.key, key)), "{} does not say all of its messages", game.key);
    }
}

#[test]
fn every_message_key_named_in_code_exists() {
    let mut missing = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut seen = 0;
    for file in SOURCES.iter().flat_map(|folder| rust_files(&root.join(folder))) {
        let code = fs::read_to_string(&file).unwrap_or_default();
        let below = file.strip_prefix(root).unwrap_or(&file);
        let speaks = bundle_of(&below.to_string_lossy(), &code);
        let any = |key: &str| has(key) || GAMES.all().any(|game| has_of(game.key, key));
        for (said, key) in keys_named(&code) {
            seen += 1;
            let there = match (said, speaks) {
                // A game without texts of its own uses the shared texts.
                (KeyOccurrence::ByGame, _) => has(&key),
                (KeyOccurrence::Somewhere, _) => any(&key),
                (KeyOccurrence::Here, Some(game)) => has_of(game, &key),
                (KeyOccurrence::Here, None) => has(&key),
            };
            if !there {
                missing.push(format!("{}: {key}", file.display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} uses of a key were found: the search is broken");
    assert!(missing.is_empty(), "no message for:\n{}", missing.join("\n"));
}

/// Returns the game whose texts the function `text` uses in a file: the game from whose `locale` module the file imports the
/// function, or to whose `locale` module the file belongs. Returns `None` for the shared texts.
fn bundle_of(path: &str, code: &str) -> Option<GameKey> {
    let flat: String = code.split_whitespace().collect();
    GAMES.all().map(|game| game.key).find(|key| {
        let module = key.word().replace('-', "_");
        let slice = [format!("games/{module}/"), format!("games/{key}/")];
        // In a crate of the game itself, `crate::locale` is the module of the game.
        let own = slice.iter().any(|folder| path.starts_with(folder.as_str()));
        let locale = [Some(format!("{module}_table::locale::")), own.then(|| "crate::locale::".to_owned())];
        let imported = locale.iter().flatten().flat_map(|path| flat.split(path.as_str()).skip(1)).any(|after| {
            let names = after.split(';').next().unwrap_or_default();
            names.split(['{', '}', ',']).any(|name| matches!(name, "text" | "text_args"))
        });
        let speaks_it = |folder: &String| path.contains(folder.as_str()) && path.contains("/locale/");
        imported || slice.iter().any(speaks_it)
    })
}

/// The form in which a key appears in the code.
#[derive(Clone, Copy)]
enum KeyOccurrence {
    /// In a call of `text` or `text_args`.
    Here,
    /// In a call for a game that is known only at run time.
    ByGame,
    /// As a literal of a family of keys, or in a call of `text` or `text_args` through the path of a module.
    Somewhere,
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") && path.file_name().is_some_and(|n| n != "tests.rs") {
            found.push(path);
        }
    }
    found
}

/// Returns the keys in the code: the literals that follow `text(` or `text_args(`, also those for a game, and the literals of a
/// family of keys. Each key comes with its form.
fn keys_named(code: &str) -> Vec<(KeyOccurrence, String)> {
    let flat: String = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    let here = ["text(\"", "text( \"", "text_args(\"", "text_args( \""];
    for opening in here.into_iter().chain(["text_of(game, \"", "text_args_of(game, \""]) {
        for (at, _) in flat.match_indices(opening) {
            let said = match &flat[..at] {
                before if before.ends_with("G::") || opening.contains("game") => KeyOccurrence::ByGame,
                before if before.ends_with("::") => KeyOccurrence::Somewhere,
                _ => KeyOccurrence::Here,
            };
            let rest = &flat[at + opening.len()..];
            found.extend(rest.split('"').next().map(|key| (said, key.to_owned())));
        }
    }
    let families = ["refusal-", "event-", "order-", "ui-", "key-", "option-", "preset-"];
    for literal in flat.split('"').skip(1).step_by(2) {
        let whole = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if whole && !literal.ends_with('-') && families.iter().any(|family| literal.starts_with(family)) {
            found.push((KeyOccurrence::Somewhere, literal.to_owned()));
        }
    }
    found
}
