//! Tests of learning *Far Space Foundry* in the whole program: all lessons with their own solutions in every language,
//! the codex, and the ladder of puzzles.

use bevy::math::Rect;
use bevy_egui::egui::pos2;
use far_space_foundry::codex::{BasicTopic, Topic};
use far_space_foundry::record::Scenario;
use far_space_foundry::rules::{Action, Job, Pilot, Product, View, view};
use far_space_foundry_table::FarSpaceFoundryFrontend;
use far_space_foundry_table::board::{layout::HarbourLayout, target_id};
use far_space_foundry_table::locale::text;
use far_space_foundry_table::panels::GamePanelData as Shown;
use far_space_foundry_table::table::ClickTarget;
use orrery_board::HitAreas;
use orrery_ui::{LessonGuide as _, LessonIntent, UiIntent};

use super::panel_fixture::fixture;
use super::pilot::FarSpaceFoundryDriver;
use orrery_pilot::learning::{self, PanelTestGame, lesson, place, practise, program, table};

impl PanelTestGame for FarSpaceFoundryDriver {
    fn with_game_view<R>(view: &View, look: impl FnOnce(&Shown<'_>) -> R) -> R {
        look(&fixture(*view).shown())
    }
}

orrery_pilot::lesson_tests!(FarSpaceFoundryDriver, "learning");

#[test]
fn first_match_is_dealt_with_the_coach_open() {
    let (_folder, mut program) = program::<FarSpaceFoundryDriver>();
    learning::first_match::<FarSpaceFoundryDriver>(&mut program, "first-match");
    // The program deals automatically.
    program.until("the deal", |program| table::<FarSpaceFoundryDriver>(program).orders_given() > 0);
    let played: Vec<Product> = table::<FarSpaceFoundryDriver>(&program).view().known.products().collect();
    assert_eq!(played, [Product::Battery, Product::Robot, Product::IonCannon]);
}

#[test]
fn every_glowing_target_of_a_lesson_is_visible() {
    learning::glows_are_seen::<FarSpaceFoundryDriver>();
}

/// Reports whether a lesson's bubble leaves the middle of every warehouse and player panel of a position visible.
fn avoids_every_harbour(text: &str) -> bool {
    let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
    let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
    let view = view(&position, Some(position.colour()));
    let (visible, count) = (Rect::new(0.0, 0.0, 1600.0, 900.0), position.count);
    let keep = FarSpaceFoundryDriver::with_game_view(&view, |shown| {
        FarSpaceFoundryFrontend::kept_in_sight(None, shown, &HitAreas::default())
    });
    (0..usize::from(count)).all(|seat| {
        let harbour = HarbourLayout::of(seat, count, visible);
        [harbour.plate(), harbour.store_area(7)].iter().all(|area| {
            let middle = area.center();
            keep.iter().any(|kept| kept.contains(pos2(middle.x, middle.y)))
        })
    })
}

#[test]
fn lesson_bubble_avoids_the_harbour_of_the_rival() {
    let seats = r#"seats: {"red": (hand: ["5"]), "green": (hand: ["6"])}"#;
    assert!(avoids_every_harbour(seats));
}

#[test]
fn targets_the_lesson_step_does_not_use_are_not_offered() {
    let (_folder, mut program) = program::<FarSpaceFoundryDriver>();
    let count = lesson::<FarSpaceFoundryDriver>("count");
    practise(&mut program, count);
    program.ask(UiIntent::Lesson(LessonIntent::Next));
    program.until("the card", |program| place::<FarSpaceFoundryDriver>(program) == Some((count, 1)));
    let shows = |target| table::<FarSpaceFoundryDriver>(&program).shows(target);
    assert!(shows(ClickTarget::Pilot(Pilot::Eight)));
    assert!(!shows(ClickTarget::Pilot(Pilot::Five)));
}

#[test]
fn codex_pages_open_and_have_text_in_every_language() {
    let of = [Topic::Basic(BasicTopic::Bribe), Topic::Job(Job::Smuggler), Topic::Action(Action::Manufacture)];
    learning::codex_is_told::<FarSpaceFoundryDriver>(&of);
}

#[test]
fn every_page_of_the_codex_opens_over_a_match() {
    learning::codex_opens_over::<FarSpaceFoundryDriver>(lesson::<FarSpaceFoundryDriver>("points"));
}

#[test]
fn the_ladder_lists_its_puzzles_and_each_opens() {
    learning::ladder_opens::<FarSpaceFoundryDriver>(11);
}

#[test]
fn click_that_is_too_early_in_a_check_is_answered_as_such() {
    let (_folder, mut program) = program::<FarSpaceFoundryDriver>();
    learning::reach_check::<FarSpaceFoundryDriver>(&mut program, lesson::<FarSpaceFoundryDriver>("count"));
    program.ask(UiIntent::Pick(target_id(ClickTarget::Land)));
    program.frames(3);
    assert_eq!(learning::course::<FarSpaceFoundryDriver>(&program).note(), Some(text("academy-not-yet")));
}
