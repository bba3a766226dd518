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
