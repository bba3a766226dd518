//! Tests that the shared texts and the games' texts are complete, use only characters that the fonts contain, and repeat no key.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;
use orrery::core::Colour;
use orrery::games::GAMES;
use orrery::locale::{ENGLISH, HOUSE, PlayerNames, carried, carried_words, owners, speaking, text_of};
use orrery_texts::check;

/// Returns the texts of an owner's English files.
fn english(owner: &str) -> impl Iterator<Item = &'static str> {
    carried_words(owner, ENGLISH).iter().map(|(_, text)| *text)
}

/// Returns the key of a line that begins a message, or `None` for other lines.
fn message_key(line: &str) -> Option<&str> {
    let key = line.split_once(" =")?.0;
    key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-').then_some(key)
}

#[test]
fn every_game_has_messages_without_duplicate_keys() {
    assert!(GAMES.all().all(|game| owners().any(|owner| owner == game.key.word())));
    for owner in owners() {
        for file in english(owner) {
            let resource = FluentResource::try_new(file.to_owned());
            assert!(resource.is_ok(), "{:?}", resource.err().map(|(_, errors)| errors));
        }
        let house = carried_words(HOUSE, ENGLISH).iter();
        let fixed = house.filter(|(name, _)| *name != check::DEFAULTS).map(|(_, text)| *text);
        let over = (owner != HOUSE).then_some(fixed).into_iter().flatten();
        let mut keys: Vec<&str> =
            english(owner).chain(over).flat_map(|file| file.lines()).filter_map(message_key).collect();
        let all = keys.len();
        assert!(all > 200, "only {all} messages were found");
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all, "a key of {owner} is there twice");
    }
}

#[test]
fn message_files_avoid_characters_missing_from_fonts() {
    for bad in ['\u{2212}', '\u{2265}', '\u{2192}', '\u{2605}'] {
        assert!(!owners().flat_map(english).any(|file| file.contains(bad)), "{bad:?} is not in the fonts");
    }
}

/// Returns the texts of an owner in a language.
fn texts_of(owner: &str, code: &str) -> check::MessageCatalogue {
    let mut texts = check::MessageCatalogue::new(code);
    for (name, text) in carried_words(owner, code) {
        texts.add(&format!("{owner}/{code}/{name}"), text, &BTreeSet::new());
    }
    texts
}

/// This test is needed because the build of a game does not read the shared texts.
#[test]
fn game_messages_redefine_no_shared_ones_and_leave_none_out() {
    let mut slips = Vec::new();
    for code in carried() {
        let house = texts_of(HOUSE, code);
        for owner in owners().filter(|owner| *owner != HOUSE) {
            let game = texts_of(owner, code);
            assert!(!carried_words(owner, code).is_empty(), "{owner} has no words in {code}");
            slips.extend(game.loose_ends(&house));
            slips.extend(game.of_house(&house));
        }
    }
    let told: Vec<String> = slips.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn character_name_follows_the_current_language() {
    let game = orrery::core::FIRST_GAME;
    let there = |key| text_of(game, key);
    let russian = speaking("ru", || there("rival-corsair"));
    assert_ne!(russian, there("rival-corsair"));
    let names = PlayerNames::in_game(game, [(Colour::Red, russian.as_str()), (Colour::Green, "Zoë")]);
    assert_eq!(names.of(Colour::Red), there("rival-corsair"));
    assert_eq!(speaking("ru", || names.of(Colour::Red)), russian);
    assert_eq!(names.of(Colour::Green), "Zoë");
}
