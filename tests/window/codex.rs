//! The codex pressed without a window: every page, the search, the keys, what is shown of a match.

use std::path::Path;

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use orrery::codex::{Topic, links};
use orrery::locale::{Names, text, text_args, topic_gist, topic_points, topic_title};
use orrery::panels::{self, CodexAsk, CodexView, UiIntent, codex_found};
use orrery::record::scenario::Scenario;
use orrery::rules::{Card, Colour, Facility, Field, Position, Territory};

use super::panels::{Asked, press, shown_on};

fn contested() -> Position {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/gallery/contested.ron");
    let scenario = Scenario::from_file(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    scenario.position().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The codex at `page`, over the contested match or no match.
fn at(page: Option<Topic>, query: &'static str, over: bool) -> (Harness<'static>, Asked) {
    sized(page, query, over, (1600.0, 900.0))
}

fn sized(page: Option<Topic>, query: &'static str, over: bool, size: (f32, f32)) -> (Harness<'static>, Asked) {
    let position = over.then(contested);
    let names = Names::new([(Colour::Red, "Vera")]);
    shown_on(size.into(), move |ui, out| {
        let view = CodexView {
            page,
            query,
            cursor: 0,
            can_back: true,
            position: position.as_ref(),
            names: &names,
            key: "F1",
            can_play: true,
        };
        panels::codex(ui.ctx(), &view, out);
    })
}

#[test]
fn every_page_shows_what_there_is_to_know_and_where_to_go_on() {
    for topic in Topic::all() {
        let (harness, _) = at(Some(topic), "", true);
        assert!(
            harness.query_all_by_label(&topic_title(topic)).count() >= 2,
            "{topic:?}: in the index and over the page"
        );
        assert!(harness.query_by_label(&topic_gist(topic)).is_some(), "{topic:?}");
        for point in topic_points(topic) {
            assert!(harness.query_by_label(&point).is_some(), "{topic:?}: {point}");
        }
        for link in links(topic) {
            let link = topic_title(link);
            assert!(harness.query_by_role_and_label(Role::Link, &link).is_some(), "{topic:?}: no way to {link}");
        }
    }
}

#[test]
fn everything_on_the_table_has_its_page_in_the_index() {
    let all = codex_found("");
    assert!(Facility::ALL.iter().all(|&facility| all.contains(&Topic::Facility(facility))));
    assert!(Territory::ALL.iter().all(|&territory| all.contains(&Topic::Territory(territory))));
    assert!(Field::ALL.iter().all(|&field| all.contains(&Topic::Field(field))));
    assert!(Card::ALL.iter().all(|&card| all.contains(&Topic::Card(card))));
}

#[test]
fn a_link_opens_its_page_and_buttons_lead_back_and_out() {
    let topic = Topic::Facility(Facility::ColonyConstructor);
    let (mut harness, asked) = at(Some(topic), "", true);
    let plateau = Topic::Territory(Territory::BradburyPlateau);
    harness.get_by_role_and_label(Role::Link, &topic_title(plateau)).click();
    harness.run();
    press(&mut harness, &text("codex-back"));
    press(&mut harness, &text("ui-close"));
    let wanted = [UiIntent::Codex(CodexAsk::Open(plateau)), UiIntent::Codex(CodexAsk::Back), UiIntent::Close];
    assert_eq!(*asked.borrow(), wanted);
}

#[test]
fn the_search_has_the_focus_and_arrows_and_enter_choose() {
    let (mut harness, asked) = at(None, "bradbury", true);
    let found = codex_found("bradbury");
    assert_eq!(found.first(), Some(&Topic::Territory(Territory::BradburyPlateau)));
    harness.key_press(Key::ArrowDown);
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    harness.key_press(Key::ArrowUp);
    harness.run();
    let wanted = [
        UiIntent::Codex(CodexAsk::Cursor(1)),
        UiIntent::Codex(CodexAsk::Open(found[0])),
        UiIntent::Codex(CodexAsk::Cursor(found.len() - 1)),
    ];
    assert_eq!(*asked.borrow(), wanted);
    let words = text_args("codex-found", &[("count", found.len().into())]);
    assert!(harness.query_by_label(&words).is_some(), "{words}");
}

#[test]
fn what_is_typed_is_asked_for_and_what_is_not_found_is_said() {
    let (mut harness, asked) = at(None, "", false);
    harness.get_by_role(Role::TextInput).type_text("ore");
    harness.run();
    assert!(asked.borrow().contains(&UiIntent::Codex(CodexAsk::Query("ore".to_owned()))), "{asked:?}");
    let (harness, _) = at(None, "zzzz", false);
    assert!(harness.query_by_label(&text("codex-search-none")).is_some());
}

#[test]
fn backspace_and_alt_left_go_back_unless_something_is_typed() {
    let topic = Some(Topic::Card(Card::StasisBeam));
    let (mut harness, asked) = at(topic, "", false);
    harness.key_press(Key::Backspace);
    harness.run();
    harness.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    harness.run();
    assert_eq!(*asked.borrow(), [UiIntent::Codex(CodexAsk::Back), UiIntent::Codex(CodexAsk::Back)]);
    let (mut harness, asked) = at(topic, "fuel", false);
    harness.key_press(Key::Backspace);
    harness.run();
    assert!(!asked.borrow().contains(&UiIntent::Codex(CodexAsk::Back)));
}

#[test]
fn numbers_of_the_match_are_shown_only_with_a_match() {
    let topic = Some(Topic::Basic(orrery::codex::Basic::Scoring));
    let heading = text("codex-now").to_uppercase();
    let (harness, _) = at(topic, "", true);
    assert!(harness.query_by_label(&heading).is_some());
    let (harness, _) = at(topic, "", false);
    assert!(harness.query_by_label(&heading).is_none());
}

#[test]
fn on_a_small_screen_contents_and_page_take_turns() {
    let topic = Topic::Facility(Facility::Shipyard);
    let (mut harness, asked) = sized(Some(topic), "", true, (800.0, 450.0));
    assert!(harness.query_by_role(Role::TextInput).is_none(), "the page has the whole room");
    press(&mut harness, &text("codex-contents"));
    assert_eq!(*asked.borrow(), [UiIntent::Codex(CodexAsk::Contents)]);
    let (harness, _) = sized(None, "", true, (800.0, 450.0));
    let field = harness.get_by_role(Role::TextInput);
    assert_eq!(field.accesskit_node().label(), Some(text("codex-search")));
}
