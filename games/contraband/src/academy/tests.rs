use super::*;
use crate::rules::notation::write_order;
use orrery_learn::academy::{LessonAction, LessonFault, lessons, prove};

const FILES: &[(&str, &str)] = <Contraband as Lessons>::FILES;

/// The lessons in order: those about single rules, then a whole match, a solo match and simultaneous order.
const COURSE: [&str; 13] = [
    "cast-off",
    "ore",
    "market-day",
    "yard",
    "borders",
    "blue-light",
    "strangers",
    "adrift",
    "black-flag",
    "last-round",
    "first-voyage",
    "alone",
    "all-at-once",
];

#[test]
fn every_lesson_is_completed_by_its_solution_and_each_answer() {
    let ids: Vec<&str> = lessons::<Contraband>().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, COURSE);
    for lesson in lessons::<Contraband>() {
        assert_eq!(prove(lesson), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn lessons_have_unique_places_and_texts_in_every_language() {
    let mut places = std::collections::BTreeSet::new();
    for (file, text) in FILES {
        let lesson = Lesson::from_text(text).unwrap_or_else(|e| panic!("{file}: {e}"));
        let named = file.trim_end_matches(".ron").ends_with(&lesson.id);
        assert!(named, "{file} is called after its lesson, {}", lesson.id);
        assert!(places.insert((lesson.chapter, lesson.number)), "{file} has the place of another");
    }
    for (language, text) in [
        ("en", include_str!("../../../../assets/contraband/locale/en/academy.ftl")),
        ("it", include_str!("../../../../assets/contraband/locale/it/academy.ftl")),
        ("ru", include_str!("../../../../assets/contraband/locale/ru/academy.ftl")),
    ] {
        let named: std::collections::BTreeSet<&str> =
            text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name).collect();
        let needed: std::collections::BTreeSet<String> =
            lessons::<Contraband>().iter().flat_map(Lesson::messages).collect();
        for message in &needed {
            assert!(named.contains(message.as_str()), "{language} has no message {message}");
        }
        for message in named.iter().filter(|message| message.starts_with("lesson-")) {
            assert!(needed.contains(*message), "{language}: no lesson says {message}");
        }
    }
}

#[test]
fn every_kind_of_order_is_given_in_some_lesson() {
    let mut given = std::collections::BTreeSet::new();
    for lesson in lessons::<Contraband>() {
        for step in &lesson.steps {
            let answers = step.also.iter().flat_map(|answer| &answer.0);
            let wrong = step.wrong.iter().flat_map(|wrong| &wrong.example);
            for line in step.show_me.iter().chain(answers).chain(wrong) {
                if let LessonAction::Give(order) = line {
                    given.insert(write_order(order).split(' ').next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    // `stand` and `hide` are asked only of a player under attack; `flee` and `change` are shown elsewhere.
    let elsewhere = ["stand", "hide", "flee", "change"];
    for verb in ORDER_WORDS.iter().filter(|verb| !elsewhere.contains(verb)) {
        assert!(given.contains(*verb), "no lesson gives `{verb}`");
    }
}

#[test]
fn lesson_check_names_the_broken_step() {
    let mut lesson = LessonId::from_word("cast-off").expect("there is such a lesson").lesson().clone();
    lesson.steps[0].glow = vec![Highlight::Place(HighlightPlace::Meeting)];
    let LessonFault { say, message } = prove(&lesson).expect_err("nobody is met at the start");
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
