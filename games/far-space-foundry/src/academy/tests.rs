use super::*;
use crate::rules::{Alien, Pilot, Position};
use orrery_learn::academy::{LessonAction, LessonFault, lessons, prove};

const FILES: &[(&str, &str)] = <FarSpaceFoundry as Lessons>::FILES;

/// The ids of all lessons, in the order of the course.
const COURSE: [&str; 12] = [
    "count",
    "lifting",
    "stores",
    "actions",
    "commander",
    "cantina",
    "jobs",
    "bribe",
    "turning",
    "beta",
    "points",
    "first-match",
];

#[test]
fn every_lesson_is_completed_by_its_solution_and_each_answer() {
    let ids: Vec<&str> = lessons::<FarSpaceFoundry>().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids, COURSE);
    for lesson in lessons::<FarSpaceFoundry>() {
        assert_eq!(prove(lesson), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn lessons_have_unique_places_and_texts_in_every_language() {
    let mut places = std::collections::BTreeSet::new();
    for (file, text) in FILES {
        let lesson = Lesson::from_text(text).unwrap_or_else(|e| panic!("{file}: {e}"));
        assert!(
            file.trim_end_matches(".ron").ends_with(&lesson.id),
            "{file} is called after its lesson, {}",
            lesson.id
        );
        assert!(places.insert((lesson.chapter, lesson.number)), "{file} has the place of another");
    }
    for (language, text) in [
        ("en", include_str!("../../../../assets/far-space-foundry/locale/en/academy.ftl")),
        ("it", include_str!("../../../../assets/far-space-foundry/locale/it/academy.ftl")),
        ("ru", include_str!("../../../../assets/far-space-foundry/locale/ru/academy.ftl")),
    ] {
        let named: std::collections::BTreeSet<&str> =
            text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name).collect();
        let needed: std::collections::BTreeSet<String> =
            lessons::<FarSpaceFoundry>().iter().flat_map(Lesson::messages).collect();
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
    for lesson in lessons::<FarSpaceFoundry>() {
        for step in &lesson.steps {
            let answers = step.also.iter().flat_map(|answer| &answer.0);
            for line in step.show_me.iter().chain(answers).chain(step.wrong.iter().flat_map(|wrong| &wrong.example)) {
                if let LessonAction::Give(order) = line {
                    let text = super::super::rules::notation::write_order(order);
                    given.insert(text.split(' ').next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    // Two orders are left out: `stow` exists only in Beta-only games, and `earn` is possible wherever an upgrade is.
    let elsewhere = ["stow", "earn"];
    for verb in ORDER_WORDS.iter().filter(|verb| !elsewhere.contains(verb)) {
        assert!(given.contains(*verb), "no lesson gives `{verb}`");
    }
}

#[test]
fn jobs_lesson_covers_every_alien_job() {
    let lesson = LessonId::from_word("jobs").expect("there is such a lesson").lesson();
    let boards = std::iter::once(&lesson.board).chain(lesson.steps.iter().filter_map(|step| step.board.as_ref()));
    let positions: Vec<Position> = boards.map(|board| board.position().expect("a position")).collect();
    let flown: std::collections::BTreeSet<_> =
        positions.iter().flat_map(|p| p.mover().hand.all().iter().filter_map(|pilot| pilot.job())).collect();
    assert_eq!(flown.len(), Pilot::ALL.iter().filter(|pilot| pilot.alien() == Some(Alien::Amber)).count());
}

#[test]
fn lesson_check_names_the_broken_step() {
    let mut lesson = LessonId::from_word("beta").expect("there is such a lesson").lesson().clone();
    lesson.steps[0].glow = vec![Highlight::Place(HighlightPlace::Cantina)];
    let LessonFault { say, message } = prove(&lesson).expect_err("Beta has no Cantina");
    assert!(say == "cards" && message.contains("not there"), "{say}: {message}");
}

#[test]
fn unknown_glow_words_are_rejected() {
    for wrong in ["dock 9", "card 9", "sky", "ship Green", "seat moon"] {
        assert!(Highlight::from_text(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Highlight::from_text("card 1-2-3"), Ok(Highlight::Card(Pilot::OneTwoThree)));
}
