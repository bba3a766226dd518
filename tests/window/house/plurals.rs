//! Tests of counted things in languages whose forms depend on the number.

use orrery::games;
use orrery::games::alien_frontiers_table::locale::text_args;
use orrery::locale::{self, MessageValue, speaking};

/// The messages with a count, each with the name of the argument that is the count. The other arguments have the same value for
/// every number.
const COUNTING: &[(&str, &str)] = &[
    ("access-piles", "deck"),
    ("access-fits", "count"),
    ("access-count-fuel", "count"),
    ("access-count-ore", "count"),
    ("access-count-ships", "count"),
    ("access-count-cards", "count"),
    ("access-count-colonies", "count"),
    ("access-count-points", "count"),
    ("ui-coach-weighing", "count"),
    ("ui-coach-weighed", "count"),
    ("ui-why-better-from", "count"),
    ("coach-fact-frees-docks", "ships"),
    ("coach-order-trade", "ore"),
    ("coach-power-cannon", "ships"),
    ("codex-found", "count"),
    ("codex-fact-ships", "count"),
    ("codex-fact-claim-cycles", "count"),
    ("codex-fact-colonies-here", "count"),
    ("codex-fact-left-colonies", "count"),
    ("codex-fact-points-all", "total"),
    ("codex-fact-hand-cards", "count"),
    ("codex-fact-moves-hand", "count"),
    ("think-finding", "count"),
    ("think-judging", "count"),
    ("ui-end-turn-bay", "count"),
    ("ui-shed-help", "count"),
    ("ui-warn-undocked", "count"),
    ("ui-end-title", "count"),
    ("ui-end-rounds", "rounds"),
    ("ui-own-language-more", "count"),
    ("refusal-supply-short", "left"),
    ("refusal-nothing-to-shed", "held"),
    ("refusal-over-limit", "held"),
    ("event-game-over", "count"),
    ("event-gathered", "ships"),
    ("event-evicted", "count"),
    ("event-surplus-waits", "advances"),
    ("event-surplus-lost", "advances"),
    ("power-cannon", "count"),
    ("resources-fuel", "fuel"),
    ("resources-ore", "ore"),
];

/// The names of the arguments of the messages in [`COUNTING`]. All except the count get a neutral text.
const OTHERS: &[&str] = &[
    "advances", "colonies", "control", "count", "deck", "facility", "fuel", "held", "left", "name", "names", "ore",
    "pile", "played", "rest", "rounds", "ships", "shown", "total", "win",
];

/// Returns the message for `number`, with the number itself replaced by `#`.
fn said(language: &str, key: &str, argument: &'static str, number: i64) -> String {
    let others =
        OTHERS.iter().filter(|&&other| other != argument).map(|&other| (other, MessageValue::Words("x".to_owned())));
    let args: Vec<(&str, MessageValue)> = others.chain([(argument, MessageValue::Number(number))]).collect();
    let words = speaking(language, || text_args(key, &args));
    assert!(!words.contains('{') && words != key, "{language}: {words}");
    words.replace(&number.to_string(), "#")
}

/// Groups of numbers that share a form in Russian.
const RUSSIAN: [&[i64]; 3] = [
    &[1, 21, 31, 101, 121, 1001],
    &[2, 3, 4, 22, 24, 33, 102, 104, 122],
    &[5, 9, 10, 11, 12, 14, 19, 20, 25, 30, 100, 111, 112, 114],
];

#[test]
fn russian_plural_forms_follow_their_number_groups() {
    for &(key, argument) in COUNTING {
        let forms: Vec<String> = RUSSIAN.iter().map(|numbers| said("ru", key, argument, numbers[0])).collect();
        for (numbers, form) in RUSSIAN.iter().zip(&forms) {
            for &number in *numbers {
                assert_eq!(said("ru", key, argument, number), *form, "{key} with {number}");
            }
        }
        assert!(forms[0] != forms[2], "{key}: one and many are told apart: {forms:?}");
    }
}

#[test]
fn italian_counts_have_singular_and_plural() {
    for &(key, argument) in COUNTING {
        let many = said("it", key, argument, 2);
        for number in [5, 11, 12, 21, 22, 25, 101, 111] {
            assert_eq!(said("it", key, argument, number), many, "{key} with {number}");
        }
        assert!(said("it", key, argument, 1) != many, "{key}: one and many are told apart: {many}");
    }
}

#[test]
fn counted_nouns_are_declined_in_russian_and_italian() {
    let noun = |language: &str, key: &str, argument: &'static str, number: i64| {
        speaking(language, || text_args(key, &[(argument, MessageValue::Number(number))]))
    };
    let russian = [
        ("access-count-ships", "count", ["корабль", "корабля", "кораблей"]),
        ("access-count-cards", "count", ["карта", "карты", "карт"]),
        ("access-count-colonies", "count", ["колония", "колонии", "колоний"]),
        ("access-count-points", "count", ["очко", "очка", "очков"]),
        ("codex-found", "count", ["страница", "страницы", "страниц"]),
    ];
    for (key, argument, forms) in russian {
        for (numbers, form) in RUSSIAN.iter().zip(forms) {
            for &number in *numbers {
                assert_eq!(noun("ru", key, argument, number), format!("{number} {form}"));
            }
        }
    }
    for (number, form) in [(1, "за 1 раунд"), (3, "за 3 раунда"), (12, "за 12 раундов"), (21, "за 21 раунд")]
    {
        assert_eq!(noun("ru", "ui-end-rounds", "rounds", number), form);
    }
    let italian = [("access-count-ships", "una nave", "navi"), ("access-count-cards", "una carta", "carte")];
    for (key, one, many) in italian {
        assert_eq!(noun("it", key, "count", 1), one);
        for number in [2, 11, 21, 101] {
            assert_eq!(noun("it", key, "count", number), format!("{number} {many}"));
        }
    }
}

/// Counted nouns, by their stems where they are declined.
const NOUNS: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "ships",
            "colonies",
            "cards",
            "points",
            "turns",
            "times",
            "orders",
            "actions",
            "ways",
            "plans",
            "rounds",
            "docks",
            "places",
            "pages",
            "matches",
            "players",
            "dice",
            "lessons",
            "displays",
            "territories",
            "resources",
        ],
    ),
    (
        "it",
        &[
            "navi",
            "colonie",
            "carte",
            "punti",
            "turni",
            "volte",
            "ordini",
            "azioni",
            "modi",
            "piani",
            "giri",
            "attracchi",
            "posti",
            "pagine",
            "partite",
            "giocatori",
            "dadi",
            "lezioni",
            "territori",
            "risorse",
            "vinte",
        ],
    ),
    (
        "ru",
        &[
            "корабл",
            "колон",
            "карт",
            "очк",
            "ход",
            "раз",
            "приказ",
            "действ",
            "способ",
            "план",
            "раунд",
            "док",
            "мест",
            "страниц",
            "парти",
            "игрок",
            "кубик",
            "урок",
            "территор",
            "ресурс",
            "побед",
        ],
    ),
];

/// The counts for which one form is enough, each as the key of a message and the name of an argument, with the reason before it.
const ONE_FORM: &[(&str, &str)] = &[
    // Always a decimal number.
    ("ui-coach-loss", "points"),
    ("stats-summary", "points"),
    // Small numbers are written out.
    ("ui-fault-too-few", "least"),
    // Never 1: two to four players, eight to twelve points, a limit of four, eighteen lessons, and thousands of endings and
    // plans.
    ("stats-players", "count"),
    ("title-players", "most"),
    ("codex-fact-target-points", "points"),
    ("ui-loot-help", "limit"),
    ("academy-done-count", "all"),
    ("puzzles-solved-words", "ends"),
    ("think-weighed", "shown"),
    // In Russian, "once" and "five times" have the same form; only two to four times differ.
    ("brief-make", "times"),
    // Never 1: points, rounds and turns that decide a match, and the two points that a freighter costs.
    ("aim-alone", "rounds"),
    ("freighter-not-full", "points"),
    ("tag-one-more-ship", "points"),
    ("tag-one-more-ship-alpha", "points"),
    ("ui-without-ship-help", "points"),
    ("ui-without-ship-help-alpha", "points"),
    ("freighter-not-upgraded", "points"),
    ("goal", "target"),
    ("goal-alone", "win"),
    ("goal-short", "target"),
    ("goal-short-alone", "win"),
    ("match-goal-short-points", "target"),
    ("goal-turns", "turns"),
    ("triumph-alone-words", "points"),
    ("decided-colony", "points"),
    ("decided-deed", "points"),
    ("decided-turns", "turns"),
    ("decided-shared", "turns"),
];

/// Returns the owners of texts: the name of the shared texts' folder, and the keys of the games.
fn owners() -> Vec<String> {
    let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let owners = std::fs::read_dir(assets).expect("the assets").flatten();
    let with_words = owners.filter(|owner| owner.path().join("locale").is_dir());
    let mut names: Vec<String> = with_words.map(|owner| owner.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Returns every message of an owner in a language: its key, and its text as in the file.
fn messages(owner: &str, language: &str) -> Vec<(String, String)> {
    let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let folder = assets.join(owner).join("locale").join(language);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the language").flatten().map(|file| file.path()).collect();
    files.sort();
    let mut all: Vec<(String, String)> = Vec::new();
    for file in files.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "ftl")) {
        for line in std::fs::read_to_string(file).expect("the file reads").lines() {
            let key = line.split_once(" =").filter(|(key, _)| !key.is_empty() && !key.contains([' ', '#', '{', '[']));
            match (key, all.last_mut()) {
                (Some((key, rest)), _) => all.push((key.to_owned(), rest.to_owned())),
                (None, Some((_, text))) if !line.starts_with('#') => text.extend(["\n", line]),
                _ => {}
            }
        }
    }
    all
}

/// Returns the arguments of a text that are directly followed by a counted noun.
fn counting(text: &str, nouns: &[&str]) -> Vec<String> {
    let after = text.split("{ $").skip(1).filter_map(|part| part.split_once(" }"));
    let counts = after.filter(|(_, rest)| {
        let word: String = rest.trim_start_matches([' ', '\u{a0}']).chars().take_while(|c| c.is_alphabetic()).collect();
        rest.starts_with([' ', '\u{a0}']) && nouns.iter().any(|noun| word.starts_with(noun))
    });
    let mut found: Vec<String> = counts.map(|(argument, _)| argument.to_owned()).collect();
    found.sort();
    found.dedup();
    found
}

/// Returns the message for `number`, with the number replaced by `#` and neutral texts for the other arguments. A count that is
/// `shown` as formatted text is accompanied by the plain number that chooses the form.
fn counted(language: &str, (owner, key): (&str, &str), argument: &str, number: i64) -> String {
    let mut names: Vec<String> = OTHERS.iter().map(|&name| name.to_owned()).collect();
    names.extend(
        ["turns", "all", "done", "played", "won", "share", "points", "best", "times", "playouts", "stock"]
            .map(str::to_owned),
    );
    names.extend(
        ["solving", "ends", "cards", "limit", "circle", "face", "low", "high", "luck", "error", "rate", "behind", "by"]
            .map(str::to_owned),
    );
    names.push(argument.to_owned());
    let value = |name: &String| {
        let plain = ["count", "behind", "by"].contains(&name.as_str());
        let counts = name == argument || (argument == "shown" && plain);
        if counts { MessageValue::Number(number) } else { MessageValue::Words("x".to_owned()) }
    };
    let args: Vec<(&str, MessageValue)> = names.iter().map(|name| (name.as_str(), value(name))).collect();
    let told = || match games::GAMES.named(owner) {
        Ok(game) => locale::text_args_of(game, key, &args),
        Err(_) => locale::text_args(key, &args),
    };
    speaking(language, told).replace(&number.to_string(), "#")
}

#[test]
fn every_counted_message_has_singular_and_plural() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (owner, (language, nouns)) in owners().iter().flat_map(|owner| NOUNS.map(|nouns| (owner, nouns))) {
        for (key, text) in messages(owner, language) {
            for argument in counting(&text, nouns) {
                let decimal =
                    argument == "points" && (key.starts_with("ui-why-") || key.starts_with("ui-review-moment"));
                let named = ["name", "from", "other", "by"].contains(&argument.as_str());
                if decimal || named || ONE_FORM.contains(&(key.as_str(), argument.as_str())) {
                    continue;
                }
                seen += 1;
                let [none, one, two, five] =
                    [0, 1, 2, 5].map(|number| counted(language, (owner, &key), &argument, number));
                // After a comparison Russian has one form for all except one.
                let same = if language == "ru" { one == five } else { one == two || two != five };
                if same || (none != five && !text.contains("[0]")) {
                    faults.push(format!("{language} {key}: {one} | {two} | {five} | {none}"));
                }
            }
        }
    }
    assert!(seen > 60, "only {seen} counts were found");
    assert!(faults.is_empty(), "counted alike:\n{}", faults.join("\n"));
}
