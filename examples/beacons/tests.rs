//! Tests of the example: the contract that every game fulfils, the rules, the lessons, the words, the learned opponent, and whole
//! matches in the window.

use orrery::app::gallery::GalleryGames;
use orrery_ai::arena::Simulation;
use orrery_ai::{SearchBudget, net::Nets};
use orrery_core::{Level, Opponent, Rules as _};
use orrery_learn::academy::{GameLessons as _, Lesson, lessons, prove};
use orrery_pilot::{ClickContext, ProgramUnderTest, TestPilot, gallery_of, matches};
use orrery_record::Scenarios as _;
use orrery_testkit::contract::game::{GameUnderTest, plans_of};
use orrery_testkit::contract_tests;

use super::rules::{BeaconLit, Beacons, Field, FieldContent, Order, Position};

const GAME: GameUnderTest<Beacons> = GameUnderTest::new(40, |view, seed| {
    let opponents = [Opponent::Random, Opponent::Simple, Opponent::engine(Level::Admiral)];
    plans_of::<Beacons>(view, &opponents, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
});

contract_tests!(Beacons, GAME);

fn field(text: &str) -> Field {
    Field::from_text(text).expect("a field")
}

fn position_of(lesson: &str) -> Position {
    let found = lessons::<Beacons>().iter().find(|known| known.id == lesson).expect("the lesson exists");
    Beacons::first_position(&found.board).expect("its board is valid")
}

fn light(position: &mut Position, text: &str) -> Vec<BeaconLit> {
    let mut events = Vec::new();
    Beacons::apply(position, &Order(field(text)), &mut orrery_core::RandomGenerator::new(0), &mut events);
    events
}

#[test]
fn rubble_covers_four_fields_and_takes_no_beacon_bcn_1() {
    for seed in 0..50 {
        let setup = orrery_core::Setup::<Beacons>::plain(2, ());
        let start = setup.deal(&mut orrery_core::RandomGenerator::new(seed));
        let position = setup.position(&start).expect("a position");
        assert_eq!(position.empty().count(), 32);
        assert!(Beacons::check(&position, &Order(start[0])).is_err());
    }
}

#[test]
fn line_of_three_scores_one_point_and_of_four_two_more_bcn_3() {
    let mut position = position_of("lines");
    assert_eq!(light(&mut position, "d3")[0].points, 1);
    light(&mut position, "f6");
    light(&mut position, "f1");
    assert_eq!(light(&mut position, "e3")[0].points, 2);
    assert_eq!(position.points, [3, 0]);
}

#[test]
fn beacon_scores_for_each_of_its_lines_bcn_3() {
    assert_eq!(light(&mut position_of("crossing"), "c3")[0].points, 2);
}

#[test]
fn match_ends_when_no_field_is_empty_bcn_4() {
    let mut position = position_of("light");
    let fields: Vec<Field> = position.empty().collect();
    for (nth, at) in fields.iter().enumerate() {
        assert_eq!(usize::from(position.mover()), nth.div_ceil(2) % 2, "one beacon, then two a turn (BCN-2)");
        light(&mut position, &at.to_string());
    }
    assert_eq!(Beacons::to_act(&position), None);
    assert!(position.fields.iter().all(|&content| content != FieldContent::Empty));
}

#[test]
fn every_lesson_is_completed_by_its_solution() {
    for (file, text) in Beacons::FILES {
        Lesson::<Beacons>::from_text(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    for lesson in lessons::<Beacons>() {
        assert_eq!(prove(lesson), Ok(()), "{}", lesson.id);
    }
}

#[test]
fn every_language_has_the_messages_of_the_lessons_and_of_english() {
    let names = |text: &str| -> std::collections::BTreeSet<String> {
        text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
    };
    let english = names(include_str!("locale/en/beacons.ftl"));
    let of_lessons = lessons::<Beacons>().iter().flat_map(Lesson::messages);
    of_lessons.for_each(|message| assert!(english.contains(&message), "no message {message}"));
    assert_eq!(names(include_str!("locale/it/beacons.ftl")), english);
    assert_eq!(names(include_str!("locale/ru/beacons.ftl")), english);
}

#[test]
fn learned_admiral_wins_two_of_three_matches_against_simple() {
    Nets::<super::learned::LineForm, 1, 16, 0>::read(include_bytes!("net.bin")).expect("the net can be read");
    let [admiral, simple] = [Opponent::engine(Level::Admiral), Opponent::Simple];
    let mut won = 0.0;
    for game in 0..60 {
        let seats = if game % 2 == 0 { vec![admiral, simple] } else { vec![simple, admiral] };
        let end = Simulation::<Beacons>::new(seats, orrery_core::SinglePreset, 7, true).play(game).expect("a match");
        assert!(!end.failed, "match {game} breaks an invariant");
        let [first, second] = end.position.points;
        let (mine, theirs) = if game % 2 == 0 { (first, second) } else { (second, first) };
        won += if mine == theirs { 0.5 } else { f64::from(u8::from(mine > theirs)) };
    }
    assert!(won >= 40.0, "{won} of 60");
}

/// The test driver.
struct BeaconsDriver;

impl ProgramUnderTest for BeaconsDriver {
    type Game = Beacons;

    fn games() -> GalleryGames {
        gallery_of!(crate, crate => Beacons)
    }
}

impl TestPilot for BeaconsDriver {
    fn clicks(_: &ClickContext<'_, Self>, _: &Position, Order(field): &Order) -> Vec<Field> {
        vec![*field]
    }

    // Every beacon ends the turn, so there is no target that only ends it.
    fn end() -> Field {
        Field(u8::MAX)
    }

    fn kinds() -> Vec<String> {
        vec!["Order".to_owned()]
    }
}

#[test]
fn match_can_be_finished_by_gamepad() {
    matches::by_pad::<BeaconsDriver>();
}
