//! Tests of learning *Contraband* in the whole program: every lesson with its own solution in every language, the codex, and the
//! ladder of puzzles.

use contraband::codex::{BasicTopic, PlaceKind, Topic};
use contraband::rules::{BoardSpot, BonusCard, Sector};
use contraband_table::table::ClickTarget;

use super::pilot::ContrabandDriver;
use orrery_pilot::learning::{self, lesson, practise, program, table};

orrery_pilot::lesson_tests!(ContrabandDriver, "learning");

#[test]
fn first_match_opens_with_the_coach() {
    let (_folder, mut program) = program::<ContrabandDriver>();
    learning::first_match::<ContrabandDriver>(&mut program, "first-voyage");
}

#[test]
fn targets_the_lesson_step_does_not_use_are_not_offered() {
    let (_folder, mut program) = program::<ContrabandDriver>();
    practise::<ContrabandDriver>(&mut program, lesson::<ContrabandDriver>("ore"));
    let shows = |target| table::<ContrabandDriver>(&program).shows(target);
    assert!(shows(ClickTarget::Spot(BoardSpot::of_mine(2 * Sector::R2.index() + 1))));
    assert!(!shows(ClickTarget::Spot(BoardSpot::of_mine(2 * Sector::R2.index()))));
}

#[test]
fn codex_pages_open_and_have_text_in_every_language() {
    let of = [Topic::Basic(BasicTopic::Piracy), Topic::Card(BonusCard::HiddenHold), Topic::Site(PlaceKind::Market)];
    learning::codex_is_told::<ContrabandDriver>(&of);
}

#[test]
fn every_page_of_the_codex_opens_over_a_match() {
    learning::codex_opens_over::<ContrabandDriver>(lesson::<ContrabandDriver>("last-round"));
}

#[test]
fn the_ladder_lists_its_puzzles_and_each_opens() {
    learning::ladder_opens::<ContrabandDriver>(12);
}
