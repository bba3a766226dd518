//! Tests of screens and dialogues at every interface scale: nothing extends beyond the sides of the screen, and everything can be
//! reached.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use orrery::app::zoom;
use orrery::core::Colour;
use orrery::core::Rules as _;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, tray};
use orrery::locale::PlayerNames;
use orrery::panels::{
    self, OpponentChoices, PlayerRow, SaveRow, SettingsPage, SetupDraft, SetupPage, TitleView, UiIntent,
};
use orrery::settings::{SeatChoice, USUAL_OPPONENT};
use orrery::table::CoachTaskState;

use crate::alien_frontiers::coach::a_review;
use crate::alien_frontiers::panels::{options_page, the_title};
use crate::alien_frontiers::table::{human_match_at, rolled};
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::mouse::MouseDevice;
use orrery_pilot::panels::panel_harness_of_size;

type PanelFn = Box<dyn FnMut(&mut bevy_egui::egui::Ui, &mut Vec<UiIntent>)>;

/// Returns the screen in egui's points, in a window of 1280 × 720 with dialogues at `percent`.
pub fn screen(percent: u16) -> Vec2 {
    let (points, _) = zoom(bevy::math::Vec2::new(1280.0, 720.0), Some(percent));
    vec2(1280.0, 720.0) / points
}

fn draft() -> SetupDraft {
    let mut draft = SetupDraft { custom: true, ..SetupDraft::default() };
    let seat = |&colour: &Colour| SeatChoice { colour, name: String::new(), player: USUAL_OPPONENT.word().to_owned() };
    draft.seats = Colour::ALL.iter().map(seat).collect();
    draft
}

fn rows() -> Vec<PlayerRow> {
    let row = |&colour: &Colour| PlayerRow {
        colour,
        name: "A player with a long name".to_owned(),
        opponent: Some(USUAL_OPPONENT),
        person: false,
        instead: USUAL_OPPONENT,
        moving: colour == Colour::Red,
    };
    Colour::ALL.iter().map(row).collect()
}

fn saves() -> Vec<SaveRow> {
    let row = |index: usize| SaveRow {
        path: format!("{index}.orrery").into(),
        name: "The long evening at the observatory, part".to_owned(),
        game: "Alien Frontiers".to_owned(),
        when: "2026-11-21 18:51".to_owned(),
        players: "Red 5, Green 4, Blue 5, Yellow 4".to_owned(),
        broken: (index == 3).then(|| "the file ends in the middle of a turn".to_owned()),
    };
    (0..12).map(row).collect()
}

fn all() -> Vec<(&'static str, PanelFn)> {
    let title = TitleView {
        latest: Some("Red, Green, Blue, Yellow, round 12".to_owned()),
        version: "0.1".to_owned(),
        ..the_title()
    };
    vec![
        ("title", Box::new(move |ui, out| panels::title(ui, &title, out))),
        ("setup", Box::new(|ui, out| panels::setup(ui, &draft(), &SetupPage::of::<AlienFrontiersFrontend>(), out))),
        ("game", Box::new(options_page(SettingsPage::Game))),
        ("display", Box::new(options_page(SettingsPage::Display))),
        ("sound", Box::new(options_page(SettingsPage::Sound))),
        ("controls", Box::new(options_page(SettingsPage::Controls))),
        ("access", Box::new(options_page(SettingsPage::Access))),
        (
            "keys",
            Box::new(|ui, out| panels::keys_list::<AlienFrontiersFrontend>(ui.ctx(), &orrery::games::key_map(), out)),
        ),
        ("menu", Box::new(|ui, out| panels::match_menu(ui.ctx(), out))),
        ("save", Box::new(|ui, out| panels::save_as(ui.ctx(), "name", "", out))),
        ("load", Box::new(|ui, out| panels::load_list(ui.ctx(), &saves(), out))),
        (
            "players",
            Box::new(|ui, out| {
                panels::players_dialogue(
                    ui.ctx(),
                    &rows(),
                    &OpponentChoices::of_game::<AlienFrontiersFrontend>(),
                    Some(Colour::Blue),
                    out,
                );
            }),
        ),
        (
            "review",
            Box::new(|ui, out| {
                panels::review(
                    ui.ctx(),
                    AlienFrontiers::KEY,
                    CoachTaskState::Ready(&a_review()),
                    (&PlayerNames::default(), &[]),
                    out,
                );
            }),
        ),
    ]
}

fn controls(harness: &Harness) -> Vec<(String, bevy_egui::egui::Rect)> {
    [Role::Button, Role::TextInput, Role::ComboBox, Role::CheckBox, Role::RadioButton, Role::Slider]
        .into_iter()
        .flat_map(|role| harness.query_all(By::new().role(role)))
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .collect()
}

#[test]
fn controls_stay_within_screen_width_at_every_scale() {
    for percent in [75, 100, 150, 200, 250] {
        let size = screen(percent);
        for (name, panel) in all() {
            let (mut harness, _) = panel_harness_of_size(size, panel);
            harness.run();
            let found = controls(&harness);
            assert!(!found.is_empty(), "{name} at {percent} %");
            for (label, rect) in found {
                let inside = rect.left() > -0.5 && rect.right() < size.x + 0.5;
                assert!(inside, "{name} at {percent} %: {label} at {rect:?} of {size:?}");
            }
        }
    }
}

#[test]
fn dialogs_up_to_normal_scale_show_their_last_button() {
    for percent in [75, 100] {
        let size = screen(percent);
        for (name, panel) in all().into_iter().filter(|(name, _)| !["title", "setup", "menu"].contains(name)) {
            let (mut harness, _) = panel_harness_of_size(size, panel);
            harness.run();
            for (label, rect) in controls(&harness) {
                let last = [text("ui-done"), text("ui-back"), text("ui-cancel"), text("ui-save")].contains(&label);
                assert!(!last || rect.bottom() < size.y, "{name} at {percent} %: {label} at {rect:?}");
            }
        }
    }
}

#[test]
fn start_button_works_at_every_scale() {
    for percent in [75, 100, 200, 250] {
        let size = screen(percent);
        let (mut harness, asked) = panel_harness_of_size(size, |ui, out| {
            panels::setup(ui, &draft(), &SetupPage::of::<AlienFrontiersFrontend>(), out);
        });
        harness.run();
        let label = text("ui-start");
        let start = harness.get_by_label(&label);
        assert!(start.rect().bottom() < size.y && start.rect().top() > 0.0, "{percent} %: {:?}", start.rect());
        start.click();
        harness.run();
        assert!(asked.borrow().contains(&UiIntent::Start), "{percent} %");
    }
}

#[test]
fn clicks_hit_their_targets_in_any_window_shape() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(human_match_at(rolled(&[2, 5])));
    for (width, height) in [(1280, 800), (2560, 1080), (1024, 768), (3840, 1080), (3840, 2160), (1280, 720)] {
        program.resize(width, height);
        let before = program.plan().selected().len();
        let position = program.position();
        for index in [0, 1] {
            MouseDevice::click_target(&mut program, ClickTarget::HandShip { index, ship: tray(&position)[index].0 });
        }
        assert_ne!(program.plan().selected().len(), before, "dice are picked at {width} × {height}");
        let label = text("ui-end-turn");
        let end = program.widgets().into_iter().find(|widget| widget.label == label).expect("the button");
        let scale = (width as f32 / 1600.0).min(height as f32 / 900.0);
        let from_edge = (width as f32 - end.at.x) / scale;
        assert!(from_edge < 60.0, "the column stands at the edge: {from_edge} at {width} × {height}");
    }
}
