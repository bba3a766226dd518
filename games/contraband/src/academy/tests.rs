use super::*;
use orrery_learn::academy::{LessonProofError, prove};

orrery_testkit::lesson_tests! {
    Contraband,
    // The lessons in order: those about single rules, then a whole match, a solo match and simultaneous order.
    course: [
        "cast-off", "ore", "market-day", "yard", "borders", "blue-light", "strangers", "adrift", "black-flag",
        "last-round", "first-voyage", "alone", "all-at-once",
    ],
    // `stand` and `hide` are asked only of a player under attack; `flee` and `change` are shown elsewhere.
    elsewhere: ["stand", "hide", "flee", "change"]
}

#[test]
fn lesson_check_names_the_broken_step() {
    let mut lesson = LessonId::from_word("cast-off").expect("there is such a lesson").lesson().clone();
    lesson.steps[0].glow = vec![Highlight::Place(HighlightPlace::Meeting)];
    let LessonProofError { say, message } = prove(&lesson).expect_err("nobody is met at the start");
    assert!(say == "welcome" && message.contains("not there"), "{say}: {message}");
}

#[test]
fn unknown_glow_words_are_rejected() {
    for wrong in ["at R9", "token moon", "sky", "seat moon", "at", "sell gold"] {
        assert!(Highlight::from_text(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Highlight::from_text("end"), Ok(Highlight::Place(HighlightPlace::End)));
    assert!(matches!(Highlight::from_text("sell Iron"), Ok(Highlight::Order(_))));
}
