use super::*;
use orrery_learn::academy::{LessonProofError, prove};

orrery_testkit::lesson_tests! {
    StarshipCatan,
    course: [
        "production", "flight", "deals", "founding", "memory", "pirates", "adventures", "building", "level-two",
        "ten-points",
    ],
    // Orders needed only at the start of a match, in an exchange, or after a defeat with several modules.
    elsewhere: ["module", "accept", "refuse", "offer", "lose"]
}

#[test]
fn lesson_check_names_the_broken_step() {
    let mut lesson = LessonId::from_word("deals").expect("there is such a lesson").lesson().clone();
    lesson.steps[0].glow = vec![Highlight::Place(HighlightPlace::Roll)];
    let LessonProofError { say, message } = prove(&lesson).expect_err("nothing is rolled there");
    assert!(say == "price" && message.contains("not there"), "{say}: {message}");
}

#[test]
fn unknown_glow_words_are_rejected() {
    for wrong in ["sector 5", "module Bridge", "sky", "post Moon", "die 3"] {
        assert!(Highlight::from_text(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Highlight::from_text("level2 Command"), Ok(Highlight::LevelTwo(super::super::rules::Module::Command)));
}
