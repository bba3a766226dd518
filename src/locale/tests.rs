use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;

use super::embedded::{HOUSE, files};
use super::*;

/// The texts of an owner's English files.
fn english(owner: &str) -> impl Iterator<Item = &'static str> {
    files(owner, ENGLISH).iter().map(|(_, text)| *text)
}

/// The house and every game with words.
fn owners() -> impl Iterator<Item = &'static str> {
    std::iter::once(HOUSE).chain(embedded::games())
}

#[test]
fn the_english_files_are_whole_and_no_game_names_anything_twice() {
    assert!(crate::games::GAMES.all().all(|game| embedded::games().any(|owner| owner == game.key.word())));
    for owner in owners() {
        for file in english(owner) {
            let resource = FluentResource::try_new(file.to_owned());
            assert!(resource.is_ok(), "{:?}", resource.err().map(|(_, errors)| errors));
        }
        let fixed = files(HOUSE, ENGLISH).iter().filter(|(name, _)| *name != check::DEFAULTS).map(|(_, text)| *text);
        let over = (owner != HOUSE).then_some(fixed).into_iter().flatten();
        let mut keys: Vec<&str> = english(owner).chain(over).flat_map(|file| file.lines()).filter_map(key_of).collect();
        let all = keys.len();
        assert!(all > 200, "only {all} messages were found");
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all, "a key of {owner} is there twice");
    }
}

/// The key a line begins, if it begins a message.
fn key_of(line: &str) -> Option<&str> {
    let key = line.split_once(" =")?.0;
    key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-').then_some(key)
}

#[test]
fn the_files_show_only_what_the_fonts_have() {
    for bad in ['\u{2212}', '\u{2265}', '\u{2192}', '\u{2605}'] {
        assert!(!owners().flat_map(english).any(|file| file.contains(bad)), "{bad:?} is not in the fonts");
    }
}

#[test]
fn every_key_the_code_names_has_a_message() {
    let mut missing = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for file in rust_files(&root) {
        let code = fs::read_to_string(&file).unwrap_or_default();
        let speaks = bundle_of(&file.to_string_lossy(), &code);
        let any = |key: &str| has(key) || crate::games::GAMES.all().any(|game| has_of(game.key, key));
        for (said, key) in keys_named(&code) {
            seen += 1;
            let there = match (said, speaks) {
                // The house itself says it for a game that says nothing.
                (Said::ByGame, _) => has(&key),
                (Said::Somewhere, _) => any(&key),
                (Said::Here, Some(game)) => has_of(game, &key),
                (Said::Here, None) => has(&key),
            };
            if !there {
                missing.push(format!("{}: {key}", file.display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} uses of a key were found: the search is broken");
    assert!(missing.is_empty(), "no message for:\n{}", missing.join("\n"));
}

/// The game whose words `text` speaks in a file: that of its slice, or the one it imports; none speaks the house's.
fn bundle_of(path: &str, code: &str) -> Option<GameKey> {
    let flat: String = code.split_whitespace().collect();
    crate::games::GAMES.all().map(|game| game.key).find(|key| {
        let module = key.word().replace('-', "_");
        let imported = flat.split(&format!("games::{module}::locale::")).skip(1).any(|after| {
            let names = after.split(';').next().unwrap_or_default();
            names.split(['{', '}', ',']).any(|name| matches!(name, "text" | "text_args"))
        });
        imported || path.contains(&format!("/games/{module}/locale/"))
    })
}

/// How a key stands in the code.
#[derive(Clone, Copy)]
enum Said {
    /// In `text` or `text_args`.
    Here,
    /// In those of a game that is not named.
    ByGame,
    /// As a literal of a family of keys, or in `text` by way of a module.
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

/// The literals that follow `text(` or `text_args(`, or are of a family of keys.
fn keys_named(code: &str) -> Vec<(Said, String)> {
    let flat: String = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    let here = ["text(\"", "text( \"", "text_args(\"", "text_args( \""];
    for opening in here.into_iter().chain(["text_of(game, \"", "text_args_of(game, \""]) {
        for (at, _) in flat.match_indices(opening) {
            let said = match &flat[..at] {
                before if before.ends_with("G::") || opening.contains("game") => Said::ByGame,
                before if before.ends_with("::") => Said::Somewhere,
                _ => Said::Here,
            };
            let rest = &flat[at + opening.len()..];
            found.extend(rest.split('"').next().map(|key| (said, key.to_owned())));
        }
    }
    let families = ["refusal-", "event-", "order-", "ui-", "key-", "option-", "preset-"];
    for literal in flat.split('"').skip(1).step_by(2) {
        let whole = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if whole && !literal.ends_with('-') && families.iter().any(|family| literal.starts_with(family)) {
            found.push((Said::Somewhere, literal.to_owned()));
        }
    }
    found
}

#[test]
fn a_missing_message_shows_its_key() {
    assert_eq!(super::text("no-such-message"), "no-such-message");
    assert!(!has("no-such-message"));
}

#[test]
fn the_fonts_can_write_russian() {
    // A font file begins with its table directory; the character map must reach Cyrillic.
    for font in [fonts::REGULAR, fonts::BOLD] {
        assert!(font.len() > 100_000, "the font is too small to hold more than Latin");
        assert_eq!(&font[..4], &[0, 1, 0, 0]);
    }
}

#[test]
fn back_ticks_become_quotation_marks() {
    assert_eq!(super::in_quotes("line 3: `order` expected, not `x`"), "line 3: “order” expected, not “x”");
    assert_eq!(super::in_quotes("`a` and ` alone"), "“a” and ` alone");
    assert_eq!(super::in_quotes("nothing"), "nothing");
    assert_eq!(super::in_quotes(""), "");
}

/// The texts of an owner in a language.
fn texts_of(owner: &str, code: &str) -> check::Texts {
    let mut texts = check::Texts::new(code);
    for (name, text) in files(owner, code) {
        texts.add(&format!("{owner}/{code}/{name}"), text, &BTreeSet::new());
    }
    texts
}

/// The build of a game does not read the words of the house.
#[test]
fn no_game_has_a_message_of_the_house_and_what_games_put_in_is_there() {
    let mut slips = Vec::new();
    for code in embedded::carried() {
        let house = texts_of(HOUSE, code);
        for owner in embedded::games() {
            let game = texts_of(owner, code);
            assert!(!files(owner, code).is_empty(), "{owner} has no words in {code}");
            slips.extend(game.loose_ends(&house));
            slips.extend(game.of_house(&house));
        }
    }
    let told: Vec<String> = slips.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// What is wrong in the words of a game over these of the house, and against its English.
fn slips(house: &str, english: &str, game: &str) -> Vec<String> {
    slips_over("house", house, english, game)
}

/// The same over a file of the house of this name.
fn slips_over(name: &str, house: &str, english: &str, game: &str) -> Vec<String> {
    let letters = ('a'..='z').collect();
    let read = |file: &str, text: &str| {
        let mut texts = check::Texts::new("it");
        assert!(texts.add(file, text, &letters).is_empty(), "{file} is sound by itself");
        texts
    };
    let (house, english, game) = (read(name, house), read("en", english), read("it", game));
    let all = [game.loose_ends(&house), game.of_house(&house), game.against(&english, true)].concat();
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_wrong_in_the_words_of_a_game_is_told_with_file_and_line() {
    let none: Vec<String> = Vec::new();
    assert_eq!(slips("undo = undo", "roll = roll", "roll = lancia { undo }"), none, "the house's words may be put in");
    let taken = slips("undo = undo", "undo = take back", "undo = annulla");
    assert_eq!(taken, ["it:1: `undo` is a message of the house, in house:1: give it another key"]);
    let defaults = "before = before { $turn }";
    let over = |game| slips_over(check::DEFAULTS, defaults, "before = { $turn } before", game);
    assert_eq!(over("before = prima di { $turn }"), none, "the house leaves the word to games");
    let other = slips_over(check::DEFAULTS, defaults, "before = before", "before = prima");
    assert_eq!(other, ["it:1: `before` puts in no argument, but the English message has $turn"]);
    assert_eq!(slips("", "roll = roll\nend = end", "roll = lancia"), ["it:1: `end` is missing; it stands in en:2"]);
    assert_eq!(slips("", "roll = roll", "roll = { undo }"), ["it:1: `roll` puts in `undo`, which is not there"]);
    let other = slips("", "roll = { $ship } roll", "roll = lancia\nroll-more = rilancia");
    assert_eq!(
        other,
        [
            "it:1: `roll` puts in no argument, but the English message has $ship",
            "it:2: `roll-more` is no message of English: take it out or correct its name",
        ]
    );
}
