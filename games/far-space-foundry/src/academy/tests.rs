use super::*;
use crate::rules::{Alien, Pilot, Position};
use orrery_learn::academy::{LessonProofError, prove};

orrery_testkit::lesson_tests! {
    FarSpaceFoundry,
    course: [
        "count", "lifting", "stores", "actions", "commander", "cantina", "jobs", "bribe", "turning", "beta", "points",
        "first-match",
    ],
    // Two orders are left out: `stow` exists only in Beta-only games, and `earn` is possible wherever an upgrade is.
    elsewhere: ["stow", "earn"]
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
    let LessonProofError { say, message } = prove(&lesson).expect_err("Beta has no Cantina");
    assert!(say == "cards" && message.contains("not there"), "{say}: {message}");
}

#[test]
fn unknown_glow_words_are_rejected() {
    for wrong in ["dock 9", "card 9", "sky", "ship Green", "seat moon"] {
        assert!(Highlight::from_text(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Highlight::from_text("card 1-2-3"), Ok(Highlight::Card(Pilot::OneTwoThree)));
}
