//! The instrument of the title: which game is near, and how another comes near by mouse, keys and gamepad.

use std::path::Path;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use orrery::app::title::{TitleCard, TitleCards};
use orrery::board::{Animating, Emblem, Instrument};
use orrery::core::{FIRST_GAME, GameKey};
use orrery::games;
use orrery::locale::{text, text_args};
use orrery::panels::{TitleTurn, UiIntent};
use orrery::record::Control;
use orrery::settings::{self, Animation, Folders, Settings};

use super::pilot::keys::Keys;
use super::pilot::mouse::Mouse;
use super::pilot::program::{Program, settle_settings};
use super::table::match_of;

const TOY: GameKey = GameKey::new("toy");

/// The program with the toy as a second game on the title.
fn with_two(folder: &Path) -> Program {
    let mut program = Program::start(folder, None, None);
    let toy = TitleCard { key: TOY, players: 2..=3, emblem: Emblem::Plain, plays: false };
    program.world_mut().resource_mut::<TitleCards>().0.push(toy);
    program.frames(4);
    program
}

fn settled() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    // The offer of the first start is for newcomers.
    let program = with_two(folder.path());
    (folder, program)
}

fn near(program: &Program) -> GameKey {
    let instrument = program.world().resource::<Instrument>();
    instrument.bodies()[instrument.near()].key
}

fn right(program: &mut Program) {
    program.press(KeyCode::ArrowRight, &Key::ArrowRight, &[]);
}

fn left(program: &mut Program) {
    program.press(KeyCode::ArrowLeft, &Key::ArrowLeft, &[]);
}

/// What stands for the game on its arm.
fn called(name: &str, number: u32) -> String {
    text_args("title-place", &[("name", name.into()), ("number", number.into()), ("count", 2_u32.into())])
}

#[test]
fn every_released_game_has_a_place_and_a_name() {
    let cards = TitleCards::default().0;
    let released: Vec<GameKey> = games::ALL.iter().filter(|game| game.released).map(|game| game.key).collect();
    assert_eq!(cards.iter().map(|card| card.key).collect::<Vec<_>>(), released);
    assert!(!cards.is_empty() && cards.len() <= orrery::board::layout::LAYOUT.title.places.len());
    for card in cards {
        for what in ["", "-line", "-credit"] {
            assert!(orrery::locale::has(&format!("game-{}{what}", card.key)), "{}{what}", card.key);
        }
        assert!(text(&format!("game-{}-line", card.key)).chars().count() <= 50);
    }
}

#[test]
fn the_mouse_brings_another_game_near_by_its_body_and_by_the_keys_beside_the_name() {
    let (_folder, mut program) = settled();
    assert_eq!(near(&program), FIRST_GAME);
    Mouse::click_label(&mut program, &called("toy", 2));
    assert_eq!(near(&program), TOY);
    Mouse::click_label(&mut program, &called("Alien Frontiers", 1));
    assert_eq!(near(&program), FIRST_GAME);
    Mouse::click_label(&mut program, &text("title-next"));
    assert_eq!(near(&program), TOY);
    Mouse::click_label(&mut program, &text("title-previous"));
    assert_eq!(near(&program), FIRST_GAME);
}

#[test]
fn keys_bring_another_game_near_and_the_focus_reaches_everything() {
    let (_folder, mut program) = settled();
    right(&mut program);
    assert_eq!(near(&program), TOY);
    left(&mut program);
    assert_eq!(near(&program), FIRST_GAME);
    Keys::letter(&mut program, '2');
    assert_eq!(near(&program), TOY);
    Keys::letter(&mut program, '1');
    assert_eq!(near(&program), FIRST_GAME);
    Keys::letter(&mut program, '3');
    assert_eq!(near(&program), FIRST_GAME, "there is no third");
    Keys::choose(&mut program, &called("toy", 2));
    assert_eq!(near(&program), TOY);
    for label in ["ui-load", "ui-options", "ui-quit", "title-next", "title-previous"] {
        Keys::focus(&mut program, label, |widget| widget.label == text(label));
    }
    program.ask(UiIntent::Open(orrery::panels::Overlay::Options));
    program.frames(3);
    right(&mut program);
    assert_eq!(near(&program), TOY, "in a dialogue the arrows mean the dialogue");
}

#[test]
fn the_gamepad_brings_another_game_near() {
    let (_folder, mut program) = settled();
    program.connect_pad();
    program.pad(GamepadButton::DPadRight);
    assert_eq!(near(&program), TOY);
    program.pad(GamepadButton::DPadLeft);
    assert_eq!(near(&program), FIRST_GAME);
}

#[test]
fn what_cannot_be_played_cannot_be_begun() {
    let (_folder, mut program) = settled();
    let enabled = |program: &mut Program| {
        let label = text("ui-new-match");
        program.widgets().into_iter().find(|widget| widget.label == label).expect("the key").enabled
    };
    assert!(enabled(&mut program));
    right(&mut program);
    program.frames(3);
    assert!(!enabled(&mut program), "the program does not know that game");
    left(&mut program);
    program.frames(3);
    assert!(enabled(&mut program));
}

#[test]
fn with_one_game_the_arrows_move_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    Keys::focus(&mut program, "Options", |widget| widget.label == text("ui-options"));
    left(&mut program);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-load")));
    assert!(!program.widgets().iter().any(|widget| widget.label == text("title-next")));
}

#[test]
fn a_turn_takes_its_time_and_a_key_finishes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let moving = Settings { animation: Animation::Normal, ..Settings::default() };
    settings::save(&Folders::new(Some(folder.path())), &moving).expect("settings can be written");
    let mut program = with_two(folder.path());
    program.until("the arms have run out", |program| !program.world().resource::<Instrument>().moves());
    let told = |program: &Program| program.world().resource::<Instrument>().told();
    right(&mut program);
    program.frames(20);
    assert!(program.world().resource::<Instrument>().moves() && program.world().resource::<Animating>().0);
    assert!(told(&program).1 < 1.0);
    program.until("the turn is over", |program| !program.world().resource::<Instrument>().moves());
    assert_eq!(told(&program), (1, 1.0));
    program.ask(UiIntent::Turn(TitleTurn::By(1)));
    program.frames(10);
    Keys::down(&mut program);
    assert_eq!(told(&program), (0, 1.0), "a key finishes what moves");
}

#[test]
fn the_game_played_last_is_remembered_and_one_this_version_does_not_know_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::new(Some(folder.path()));
    settle_settings(folder.path());
    let (mut stored, _) = settings::load(&folders);
    assert_eq!(stored.last_game, None);
    stored.last_game = Some("of-tomorrow".to_owned());
    settings::save(&folders, &stored).expect("settings can be written");
    let mut program = Program::start(folder.path(), None, None);
    assert_eq!(near(&program), FIRST_GAME);
    program.ask(UiIntent::Mute);
    program.frames(2);
    assert_eq!(settings::load(&folders).0.last_game.as_deref(), Some("of-tomorrow"));
    program.open(match_of(2, 1, |_| Control::Human));
    assert_eq!(settings::load(&folders).0.last_game.as_deref(), Some(FIRST_GAME.word()));
}
