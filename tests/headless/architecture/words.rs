//! Tests that the code contains no texts for the player: they belong in `assets/*/locale`, where they can be translated.

use super::source::{SourceFile, files, games, texts};

/// The code that shows texts to the player. Of `orrery-learn` only the codex is listed, because the rest reports errors in data
/// files, in English, to their authors.
const FOLDERS: &[&str] =
    &["crates/orrery-ui/src", "crates/orrery-board/src", "crates/orrery-app/src", "crates/orrery-learn/src/codex"];

/// The folders of a game that show texts to the player, relative to the folder of the game.
const OF_A_GAME: [&str; 3] = ["table/src/panels", "table/src/board", "src/codex"];

/// Files and folders whose texts are samples or data, with the reason.
const EXEMPT: &[(&str, &str)] = &[
    ("crates/orrery-app/src/gallery/", "names of players and saves, and orders, in the sample scenes"),
    ("crates/orrery-ui/src/gallery/sample.rs", "names of players in the sample scenes"),
];

/// The code before a text that is not shown to the player, with the purpose of the text.
const NOT_SHOWN: &[(&str, &str)] = &[
    ("id(", "names a thing of a scene"),
    ("Id::new(", "names a widget"),
    ("Id::new((", "names a widget"),
    ("id_salt(", "names a widget"),
    ("id_salt((", "names a widget"),
    (".with(", "names a widget"),
    (".with((", "names a widget"),
    ("part(", "names a thing of a scene"),
    ("berth(scene,(", "names a thing of a scene"),
    ("Chord::plain(", "a key"),
    ("LossConfirmation::new(", "a question's word in the settings"),
    (".name(", "names a thread"),
    ("layer(ctx,", "names a layer"),
    ("dialogue(ctx,", "names a dialogue"),
    ("request_discard(", "tells why a frame is laid out again"),
    ("expect(", "for who mends the program"),
    ("unreachable!(", "for who mends the program"),
    ("|error|unreachable!(", "for who mends the program"),
    ("warn!(", "for the log of the program"),
    ("info!(", "for the log of the program"),
    ("error!(", "for the log of the program"),
    ("debug!(", "for the log of the program"),
    ("#[error(", "told on standard error in English, as all of the command line"),
    ("env!(", "a variable of the build"),
    ("var_os(", "a variable of the surroundings"),
    ("strftime(", "a form of date: year first, as everywhere"),
    ("try_from=", "a type"),
    ("reason=", "why a lint is silent"),
    ("text(", "a message's key"),
    ("text_args(", "a message's key"),
];

/// Calls that show a text unchanged, so that even a single word would be visible.
const SHOWS: &[&str] = &[
    "label(",
    "RichText::new(",
    "heading(",
    "on_hover_text(",
    "hint_text(",
    "Toast::news(",
    "Toast::trouble(",
    "HintLine::plain(",
    "InlineItem::Text(",
    "suffix(",
    "prefix(",
];

/// Permitted texts, each with the end of its file's path and the reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("orrery-app/src/matches.rs", "Quick save", "the name in the file; the list shows it in the language in use"),
    ("orrery-app/src/language.rs", "there is no language `{code}` (known: {})", "told on standard error"),
    ("orrery-app/src/screenshot.rs", "Orrery {moment} round {} turn {}", "the name of a picture's file"),
    ("orrery-app/src/screenshot.rs", "Orrery {moment}", "the name of a picture's file"),
    (
        "orrery-board/src/sky/shaders.rs",
        "@fragment fn fragment() -> @location(0) vec4<f32> { return vec4<f32>(0.0); }",
        "a shader",
    ),
    (
        "orrery-app/src/crash.rs",
        "the match was already saved, or no match was open",
        "the report, for those who mend the program",
    ),
    ("orrery-app/src/crash.rs", "the match was saved to {}", "the report"),
    ("orrery-app/src/crash.rs", "the match could not be saved: {reason}", "the report"),
    ("orrery-app/src/crash.rs", "orrery {} ({} {})\\n\\n{info}\\n\\n{saved}\\n\\n{}\\n", "the report"),
    ("alien-frontiers/table/src/panels/academy/highlight_areas.rs", "dock ColonyConstructor", "an order's notation"),
    ("alien-frontiers/table/src/panels/academy/highlight_areas.rs", "dock TerraformingStation", "an order's notation"),
    ("alien-frontiers/table/src/panels/academy/highlight_areas.rs", "use DataCrystal", "an order's notation"),
    ("alien-frontiers/table/src/panels/end.rs", "Alien City", "a source of points, by its word"),
    ("alien-frontiers/table/src/panels/end.rs", "Alien Monument", "a source of points, by its word"),
    ("orrery-app/src/preflight.rs", "Unable to find a GPU", "the engine's own words, looked for"),
    ("orrery-app/src/preflight.rs", "event loop", "the engine's own words, looked for"),
    (
        "alien-frontiers/table/src/board/layout/mod.rs",
        "a field on {territory}",
        "a fault of a data file, which the tests read",
    ),
    (
        "alien-frontiers/table/src/board/layout/mod.rs",
        "a card of the display",
        "a fault of a data file, which the tests read",
    ),
    (
        "alien-frontiers/table/src/board/layout/mod.rs",
        "a player's panel",
        "a fault of a data file, which the tests read",
    ),
    (
        "alien-frontiers/table/src/board/layout/mod.rs",
        "a field at rest",
        "a fault of a data file, which the tests read",
    ),
    ("orrery-ui/src/title/first.rs", "first start", "an identity of egui's"),
    ("orrery-app/src/title.rs", "Cpu", "the engine's name of a kind of graphics card"),
    ("orrery-board/src/layout.rs", "the name of a station", "a fault of a data file, which the tests read"),
    ("orrery-board/src/palette.rs", "palette.ron: a scale of {wanted} colours is too short", "a fault of a data file"),
    ("orrery-board/src/palette.rs", "palette.ron: {colour} has no colours", "a fault of a data file"),
    ("orrery-ui/src/style.rs", "{text} is not a colour", "a fault of a data file, which the tests read"),
    ("orrery-ui/src/style.rs", "expected {N} values, found {count}", "a fault of a data file, which the tests read"),
];

/// Returns the text without the placeholders in braces.
fn bare(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0usize;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Reports whether a text looks like words for a reader: at least two words, or one word of several letters that begins with a
/// capital and is not a constant.
fn is_wordy(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let constant = |word: &str| word.chars().all(|c| c.is_uppercase() || matches!(c, '_' | '-') || c.is_ascii_digit());
    match words.as_slice() {
        [] => false,
        [word] => word.chars().next().is_some_and(char::is_uppercase) && !constant(word) && word.len() > 1,
        _ => true,
    }
}

fn is_key(text: &str) -> bool {
    text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Returns the texts of a file that a player would read untranslated, with their lines. A text that begins with `<` is markup and
/// does not count.
fn untranslated(source: &SourceFile) -> Vec<String> {
    let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for text in texts(code) {
        let words = bare(&text.words);
        let before = text.before.trim_end_matches('&');
        let shower = before.trim_end_matches("format!(").trim_end_matches('&');
        let shown = SHOWS.iter().any(|opening| shower.ends_with(opening));
        let letters = words.chars().any(char::is_alphabetic);
        let markup = text.words.starts_with('<');
        let suspicious = !markup && (is_wordy(&words) || shown && letters && !is_key(&words));
        let elsewhere = NOT_SHOWN.iter().any(|(opening, _)| before.ends_with(opening)) && !shown;
        let allowed = ALLOWED.iter().any(|(file, known, _)| source.path.ends_with(file) && *known == text.words);
        if suspicious && !elsewhere && !allowed {
            found.push(format!("{}:{}: {:?}", source.path, text.line, text.words));
        }
    }
    found
}

#[test]
fn code_contains_no_untranslated_player_text() {
    let of_a_game = |name: &String| OF_A_GAME.map(|part| format!("games/{name}/{part}"));
    let house = FOLDERS.iter().map(ToString::to_string);
    let folders: Vec<String> = house.chain(games().iter().flat_map(of_a_game)).collect();
    let all: Vec<SourceFile> = folders.iter().flat_map(|folder| files(folder, &[".rs"])).collect();
    assert!(all.len() > 240, "only {} files were read", all.len());
    let looked_at = all.iter().filter(|source| {
        !source.path.ends_with("tests.rs") && !EXEMPT.iter().any(|(file, _)| source.path.starts_with(file))
    });
    let found: Vec<String> = looked_at.flat_map(untranslated).collect();
    assert!(
        found.is_empty(),
        "words for the player belong to assets/*/locale; other texts to the lists of this test, with the reason:\n{}",
        found.join("\n")
    );
}

#[test]
fn untranslated_search_finds_texts_and_skips_identifiers() {
    let source = |text: &str| SourceFile { path: "crates/orrery-ui/src/any.rs".to_owned(), text: text.to_owned() };
    let caught = [
        "ui.label(\"fuel\");",
        "RichText::new(format!(\"{n} ships\"))",
        "let title = \"Undo\";",
        "painter.text(at, Align2::CENTER, \"pay now\", font, ink);",
    ];
    for code in caught {
        assert_eq!(untranslated(&source(code)).len(), 1, "{code}");
    }
    let passed = [
        "ui.label(text(\"ui-undo\"));",
        "scene.plate(id(\"die ring\", 0));",
        "warn!(\"no picture came\");",
        "// \"A comment\"\nlet mark = \"+\";",
        "ui.label(\"/\");",
        "dialogue(ctx, \"hand over\", 1.0);",
    ];
    for code in passed {
        assert_eq!(untranslated(&source(code)), Vec::<String>::new(), "{code}");
    }
}
