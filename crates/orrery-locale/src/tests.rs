use super::*;

#[test]
fn a_missing_message_shows_its_key() {
    assert_eq!(super::text("no-such-message"), "no-such-message");
    assert!(!has("no-such-message"));
}

#[test]
fn fonts_are_truetype_and_large_enough_for_cyrillic() {
    // A font file begins with its table directory. The character map has to include Cyrillic.
    for font in [fonts::REGULAR, fonts::BOLD] {
        assert!(font.len() > 100_000, "the font is too small to hold more than Latin");
        assert_eq!(&font[..4], &[0, 1, 0, 0]);
    }
}

#[test]
fn backticks_become_quotation_marks() {
    assert_eq!(super::in_quotes("line 3: `order` expected, not `x`"), "line 3: “order” expected, not “x”");
    assert_eq!(super::in_quotes("`a` and ` alone"), "“a” and ` alone");
    assert_eq!(super::in_quotes("nothing"), "nothing");
    assert_eq!(super::in_quotes(""), "");
}

/// Returns the faults in the texts `game`, on top of the shared texts `house`, compared with the `english` texts of the game.
fn slips(house: &str, english: &str, game: &str) -> Vec<String> {
    slips_over("house", house, english, game)
}

/// Returns the faults as [`slips`] does, with a shared file of this name.
fn slips_over(name: &str, house: &str, english: &str, game: &str) -> Vec<String> {
    let letters = ('a'..='z').collect();
    let read = |file: &str, text: &str| {
        let mut texts = check::MessageCatalogue::new("it");
        assert!(texts.add(file, text, &letters).is_empty(), "{file} is sound by itself");
        texts
    };
    let (house, english, game) = (read(name, house), read("en", english), read("it", game));
    let all = [game.loose_ends(&house), game.of_house(&house), game.against(&english, true)].concat();
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn message_check_reports_errors_with_file_and_line() {
    let none: Vec<String> = Vec::new();
    assert_eq!(slips("undo = undo", "roll = roll", "roll = lancia { undo }"), none, "the house's words may be put in");
    let taken = slips("undo = undo", "undo = take back", "undo = annulla");
    assert_eq!(taken, ["it:1: `undo` is a shared message, in house:1: choose another key"]);
    let defaults = "before = before { $turn }";
    let over = |game| slips_over(check::DEFAULTS, defaults, "before = { $turn } before", game);
    assert_eq!(over("before = prima di { $turn }"), none, "the house leaves the word to games");
    let other = slips_over(check::DEFAULTS, defaults, "before = before", "before = prima");
    assert_eq!(other, ["it:1: `before` uses no argument, but the English message has $turn"]);
    assert_eq!(
        slips("", "roll = roll\nend = end", "roll = lancia"),
        ["it:1: `end` is missing; the English message is in en:2"]
    );
    assert_eq!(slips("", "roll = roll", "roll = { undo }"), ["it:1: `roll` uses `undo`, which does not exist"]);
    let other = slips("", "roll = { $ship } roll", "roll = lancia\nroll-more = rilancia");
    assert_eq!(
        other,
        [
            "it:1: `roll` uses no argument, but the English message has $ship",
            "it:2: `roll-more` is not an English message: remove it or correct its name",
        ]
    );
}
