//! Tests of learning *Starship Catan* in the whole program: every lesson with its own solution in every language, the codex, the
//! puzzle ladder, statistics and achievements.

use bevy_egui::egui::pos2;
use orrery_board::HitAreas;
use orrery_table::{SubmitOrder, Table};
use orrery_ui::{CodexIntent, LessonGuide as _, LessonIntent, LifetimeStatsTab, Overlay, StatsIntent, UiIntent};
use starship_catan::StarshipCatan;
use starship_catan::codex::{BasicTopic, CardFamily, Topic};
use starship_catan::rules::notation::parse_order;
use starship_catan::rules::{Module, Seat, Ship, View};
use starship_catan::stats::Achievement;
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::board::target_id;
use starship_catan_table::locale::{seat_word, text};
use starship_catan_table::panels::GamePanelData as Shown;
use starship_catan_table::table::ClickTarget;

use super::panel_fixture::fixture;
use super::pilot::{Program, StarshipCatanDriver};
use orrery_pilot::learning::{self, PanelTestGame, course, labels, lesson, place, practise, program, table};

impl PanelTestGame for StarshipCatanDriver {
    fn with_game_view<R>(view: &View, look: impl FnOnce(&Shown<'_>) -> R) -> R {
        look(&fixture(*view, &[]).shown())
    }
}

orrery_pilot::lesson_tests!(StarshipCatanDriver, "learning");

#[test]
fn every_glowing_target_of_a_lesson_is_visible() {
    learning::glows_are_seen::<StarshipCatanDriver>();
}

/// Reports whether a lesson's bubble leaves the centre of a target visible on the board.
fn is_kept_in_sight(program: &Program, target: ClickTarget) -> bool {
    let (view, hits) = (*table::<StarshipCatanDriver>(program).view(), program.world().resource::<HitAreas>());
    let hit = hits.0.iter().find(|hit| hit.target == target_id(target)).unwrap_or_else(|| panic!("no {target:?}"));
    let middle = hit.zone.area().center();
    let keep =
        StarshipCatanDriver::with_game_view(&view, |shown| StarshipCatanFrontend::kept_in_sight(None, shown, hits));
    keep.iter().any(|area| area.contains(pos2(middle.x, middle.y)))
}

#[test]
fn lesson_bubble_avoids_the_die_and_targets_not_offered() {
    let (_folder, mut program) = program::<StarshipCatanDriver>();
    for (id, orders, target) in [
        ("production", &["roll"][..], ClickTarget::Die),
        ("flight", &["fly 1", "next", "next"][..], ClickTarget::Settle),
    ] {
        practise(&mut program, lesson::<StarshipCatanDriver>(id));
        program.ask(UiIntent::Lesson(LessonIntent::Next));
        for order in orders {
            let given = table::<StarshipCatanDriver>(&program).orders_given();
            program.write(SubmitOrder::<StarshipCatan>::order(parse_order(order).expect(order)));
            program.until(order, |program| table::<StarshipCatanDriver>(program).orders_given() > given);
        }
        program.until("the board", |program| {
            program.world().resource::<HitAreas>().0.iter().any(|hit| hit.target == target_id(target))
        });
        let offered = table::<StarshipCatanDriver>(&program).shows(target);
        assert!(!offered && is_kept_in_sight(&program, target), "{target:?}");
    }
}

#[test]
fn targets_the_lesson_step_does_not_use_are_not_offered() {
    let (_folder, mut program) = program::<StarshipCatanDriver>();
    let building = lesson::<StarshipCatanDriver>("building");
    practise(&mut program, building);
    program.ask(UiIntent::Lesson(LessonIntent::Next));
    program.until("the ship", |program| place::<StarshipCatanDriver>(program) == Some((building, 1)));
    let shows = |target| table::<StarshipCatanDriver>(&program).shows(target);
    assert!(shows(ClickTarget::Ship(Ship::ColonyShip)));
    assert!(!shows(ClickTarget::Module(Module::Command)) && !shows(ClickTarget::End));
    program.ask(UiIntent::Pick(target_id(ClickTarget::Module(Module::Command))));
    assert_eq!(course::<StarshipCatanDriver>(&program).note(), Some(text("academy-not-here")));
}

#[test]
fn codex_pages_open_and_have_text_in_every_language() {
    let of =
        [Topic::Basic(BasicTopic::Pirates), Topic::Module(Module::Sensor), Topic::Family(CardFamily::ColonyPlanets)];
    learning::codex_is_told::<StarshipCatanDriver>(&of);
}

#[test]
fn codex_example_names_the_players_by_side() {
    let (_folder, mut program) = program::<StarshipCatanDriver>();
    program.ask(UiIntent::Open(Overlay::Codex));
    program.ask(UiIntent::Codex(CodexIntent::Play("two-actions-a-flight")));
    program.until("the example", |program| program.world().contains_resource::<Table<StarshipCatan>>());
    let names = table::<StarshipCatanDriver>(&program)
        .seats()
        .iter()
        .map(|seat| program.play().names.of(seat.colour))
        .collect::<Vec<_>>();
    assert_eq!(names, [seat_word(Seat::Moon), seat_word(Seat::Sun)]);
    let strip = text("codex-practice-again");
    assert!(program.widgets().iter().any(|widget| widget.label == strip && !widget.covered), "{}", program.report());
    program.ask(UiIntent::Codex(CodexIntent::Return));
}

#[test]
fn the_ladder_lists_ten_puzzles_and_each_opens() {
    learning::ladder_opens::<StarshipCatanDriver>(10);
}

#[test]
fn statistics_tabs_and_achievements_have_labels() {
    let (_folder, mut program) = program::<StarshipCatanDriver>();
    program.ask(UiIntent::Open(Overlay::Statistics));
    let told = labels(&mut program);
    for tab in ["stats-tab-matches", "stats-tab-sectors", "stats-tab-achievements"] {
        assert!(told.contains(&text(tab)), "{tab} in {told:?}");
    }
    program.ask(UiIntent::Stats(StatsIntent::Life(LifetimeStatsTab::Achievements)));
    let told = labels(&mut program);
    for one in Achievement::ALL {
        let name = text(&format!("achievement-{}", one.word()));
        assert!(told.iter().any(|label| label.starts_with(&name)), "{name} in {told:?}");
    }
}
