//! Counted things in the languages that have other forms for other numbers.

use orrery::locale::{Arg, speaking, text_args};

/// Messages that count, with the argument that does. What else they put in is the same for every number here.
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

/// Every other argument of those messages, each with words that give nothing away.
const OTHERS: &[&str] = &[
    "advances", "colonies", "control", "count", "deck", "facility", "fuel", "held", "left", "name", "names", "ore",
    "pile", "rest", "rounds", "ships", "shown", "total", "win",
];

/// The message for `number`, the number itself as `#`.
fn said(language: &str, key: &str, argument: &'static str, number: i64) -> String {
    let others = OTHERS.iter().filter(|&&other| other != argument).map(|&other| (other, Arg::Words("x".to_owned())));
    let args: Vec<(&str, Arg)> = others.chain([(argument, Arg::Number(number))]).collect();
    let words = speaking(language, || text_args(key, &args));
    assert!(!words.contains('{') && words != key, "{language}: {words}");
    words.replace(&number.to_string(), "#")
}

/// The numbers that share a form.
const RUSSIAN: [&[i64]; 3] = [
    &[1, 21, 31, 101, 121, 1001],
    &[2, 3, 4, 22, 24, 33, 102, 104, 122],
    &[5, 9, 10, 11, 12, 14, 19, 20, 25, 30, 100, 111, 112, 114],
];

#[test]
fn russian_numbers_of_a_kind_have_one_form() {
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
fn italian_has_one_and_many() {
    for &(key, argument) in COUNTING {
        let many = said("it", key, argument, 2);
        for number in [5, 11, 12, 21, 22, 25, 101, 111] {
            assert_eq!(said("it", key, argument, number), many, "{key} with {number}");
        }
        assert!(said("it", key, argument, 1) != many, "{key}: one and many are told apart: {many}");
    }
}

#[test]
fn counted_things_are_declined() {
    let noun = |language: &str, key: &str, argument: &'static str, number: i64| {
        speaking(language, || text_args(key, &[(argument, Arg::Number(number))]))
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
