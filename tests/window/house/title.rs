//! Tests of the title's orrery: the near game, and bringing another game near with mouse, keys and gamepad.

use std::path::Path;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use orrery::app::title::{TitleGameInfo, TitleGameList};
use orrery::app::{MenuState, Screen};
use orrery::board::{BoardViewport, Emblem, MotionActive, TitleOrrery};
use orrery::core::{FIRST_GAME, GameKey};
use orrery::games;
use orrery::games::SETUPS;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::panels::{OrreryRotationRequest, Overlay, ScreenRequest, UiIntent};
use orrery::record::SeatControl;
use orrery::settings::{self, AnimationSpeed, AppFolders, Settings};
use orrery::table::{MatchStatus, SharedSaveStore};

use crate::alien_frontiers::table::match_of;
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::in_own_process;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::mouse::MouseDevice;

const TOY: GameKey = GameKey::new("toy");

/// Starts the program with only the first game on the title screen.
fn with_one(folder: &Path) -> Program {
    let mut program = Program::start(folder, None, None);
    program.world_mut().resource_mut::<TitleGameList>().0.truncate(1);
    program.frames(4);
    program
}

/// Starts the program with the toy as a second game on the title screen.
fn with_two(folder: &Path) -> Program {
    let mut program = with_one(folder);
    let toy = TitleGameInfo { key: TOY, players: 2..=3, emblem: Emblem::Plain, plays: false };
    program.world_mut().resource_mut::<TitleGameList>().0.push(toy);
    program.frames(4);
    program
}

fn settled() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    // With settings in the folder, the choices of the first start are not offered.
    let program = with_two(folder.path());
    (folder, program)
}

fn near(program: &Program) -> GameKey {
    let instrument = program.world().resource::<TitleOrrery>();
    instrument.bodies()[instrument.near()].key
}

fn right(program: &mut Program) {
    program.press(KeyCode::ArrowRight, &Key::ArrowRight, &[]);
}

fn left(program: &mut Program) {
    program.press(KeyCode::ArrowLeft, &Key::ArrowLeft, &[]);
}

/// Returns the label of the arm with the game `name`, which is number `number` of two.
fn called(name: &str, number: u32) -> String {
    text_args("title-place", &[("name", name.into()), ("number", number.into()), ("count", 2_u32.into())])
}

#[test]
fn every_released_game_has_a_title_card_and_texts() {
    let cards = TitleGameList::of(games::GAMES, |game| game.released).0;
    let released: Vec<GameKey> = games::GAMES.all().filter(|game| game.released).map(|game| game.key).collect();
    assert_eq!(cards.iter().map(|card| card.key).collect::<Vec<_>>(), released);
    assert!(!cards.is_empty() && cards.len() <= orrery::board::layout::LAYOUT.title.places.len());
    for card in cards {
        for what in ["", "-line", "-credit"] {
            assert!(orrery::locale::has_of(card.key, &format!("game-{}{what}", card.key)), "{}{what}", card.key);
        }
        let line = orrery::locale::text_of(card.key, &format!("game-{}-line", card.key));
        assert!(line.chars().count() <= 50);
    }
}

#[test]
fn mouse_selects_games_by_body_and_by_arrow_buttons() {
    let (_folder, mut program) = settled();
    assert_eq!(near(&program), FIRST_GAME);
    MouseDevice::click_label(&mut program, &called("toy", 2));
    assert_eq!(near(&program), TOY);
    MouseDevice::click_label(&mut program, &called("Alien Frontiers", 1));
    assert_eq!(near(&program), FIRST_GAME);
    MouseDevice::click_label(&mut program, &text("title-next"));
    assert_eq!(near(&program), TOY);
    MouseDevice::click_label(&mut program, &text("title-previous"));
    assert_eq!(near(&program), FIRST_GAME);
}

#[test]
fn keys_select_games_and_focus_reaches_every_button() {
    let (_folder, mut program) = settled();
    right(&mut program);
    assert_eq!(near(&program), TOY);
    left(&mut program);
    assert_eq!(near(&program), FIRST_GAME);
    KeyboardDevice::letter(&mut program, '2');
    assert_eq!(near(&program), TOY);
    KeyboardDevice::letter(&mut program, '1');
    assert_eq!(near(&program), FIRST_GAME);
    KeyboardDevice::letter(&mut program, '3');
    assert_eq!(near(&program), FIRST_GAME, "there is no third");
    KeyboardDevice::choose(&mut program, &called("toy", 2));
    assert_eq!(near(&program), TOY);
    for label in ["ui-load", "ui-options", "ui-quit", "title-next", "title-previous"] {
        KeyboardDevice::focus(&mut program, label, |widget| widget.label == text(label));
    }
    program.ask(UiIntent::Open(orrery::panels::Overlay::Options));
    program.frames(3);
    right(&mut program);
    assert_eq!(near(&program), TOY, "in a dialogue the arrows mean the dialogue");
}

#[test]
fn gamepad_selects_games() {
    let (_folder, mut program) = settled();
    program.connect_pad();
    program.pad(GamepadButton::DPadRight);
    assert_eq!(near(&program), TOY);
    program.pad(GamepadButton::DPadLeft);
    assert_eq!(near(&program), FIRST_GAME);
}

#[test]
fn unplayable_game_disables_new_match() {
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
fn arrows_move_the_focus_when_there_is_one_game() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = with_one(folder.path());
    KeyboardDevice::focus(&mut program, "Options", |widget| widget.label == text("ui-options"));
    left(&mut program);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-load")));
    assert!(!program.widgets().iter().any(|widget| widget.label == text("title-next")));
}

#[test]
fn title_turn_is_animated_and_finished_by_a_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let moving = Settings { animation: AnimationSpeed::Normal, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder.path())), &moving).expect("settings can be written");
    let mut program = with_two(folder.path());
    program.until("the arms have run out", |program| !program.world().resource::<TitleOrrery>().moves());
    let told = |program: &Program| program.world().resource::<TitleOrrery>().described_body();
    right(&mut program);
    program.frames(20);
    assert!(program.world().resource::<TitleOrrery>().moves() && program.world().resource::<MotionActive>().0);
    assert!(told(&program).1 < 1.0);
    program.until("the turn is over", |program| !program.world().resource::<TitleOrrery>().moves());
    assert_eq!(told(&program), (1, 1.0));
    program.ask(UiIntent::Turn(OrreryRotationRequest::By(1)));
    program.frames(10);
    KeyboardDevice::down(&mut program);
    assert_eq!(told(&program), (0, 1.0), "a key finishes what moves");
}

#[test]
fn last_game_is_remembered_and_an_unknown_one_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = AppFolders::new(Some(folder.path()));
    settle_settings(folder.path());
    let (mut stored, _) = settings::load(&folders, &SETUPS);
    assert_eq!(stored.last_game, None);
    stored.last_game = Some("of-tomorrow".to_owned());
    settings::save(&folders, &stored).expect("settings can be written");
    let mut program = Program::start(folder.path(), None, None);
    assert_eq!(near(&program), FIRST_GAME);
    program.ask(UiIntent::Mute);
    program.frames(2);
    assert_eq!(settings::load(&folders, &SETUPS).0.last_game.as_deref(), Some("of-tomorrow"));
    program.open(match_of(2, 1, |_| SeatControl::Human));
    assert_eq!(settings::load(&folders, &SETUPS).0.last_game.as_deref(), Some(FIRST_GAME.word()));
}

/// Saves two waiting matches, first of three people and then of two. Returns the older and the newer one.
fn two_wait(program: &mut Program) -> (Match, Match) {
    let (older, newer) = (match_of(3, 2, |_| SeatControl::Human), match_of(2, 1, |_| SeatControl::Human));
    for game in [&older, &newer] {
        program.world().resource::<SharedSaveStore>().0.autosave(game).expect("it can be saved");
    }
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.frames(3);
    (older, newer)
}

fn all_waiting() -> String {
    text_args("title-waiting-all", &[("count", 2_u32.into())])
}

/// Returns the label of a match in the list of waiting matches.
fn row_of(program: &Program, index: usize) -> String {
    program.world().resource::<MenuState>().waiting[index].names.clone()
}

#[test]
fn waiting_matches_are_chosen_by_mouse_keys_and_gamepad() {
    let hands: [fn(&mut Program, &str); 3] =
        [MouseDevice::click_label, KeyboardDevice::choose, |program, label| by_shoulder(program, label)];
    for choose in hands {
        let (_folder, mut program) = settled();
        program.connect_pad();
        assert!(!labels(&mut program).contains(&all_waiting()), "nothing waits");
        let (older, newer) = two_wait(&mut program);
        choose(&mut program, &all_waiting());
        assert_eq!(program.overlays(), [Overlay::Waiting]);
        let row = row_of(&program, 1);
        choose(&mut program, &row);
        assert_eq!(program.game().map(Match::id), Some(older.id()), "the older one continues");
        program.ask(UiIntent::Go(ScreenRequest::Title));
        program.frames(3);
        choose(&mut program, &text("ui-continue"));
        let id = program.game().map(Match::id);
        assert!(id == Some(older.id()) || id == Some(newer.id()));
    }
}

/// Moves with the gamepad's shoulder button to the control called `label`, and activates it.
fn by_shoulder(program: &mut Program, label: &str) {
    for _ in 0..60 {
        if program.focused().is_some_and(|widget| widget.label == label) {
            program.pad(GamepadButton::South);
            return;
        }
        program.pad(GamepadButton::RightTrigger);
    }
    panic!("the shoulder does not reach {label}; {}", program.report());
}

fn labels(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

#[test]
fn one_waiting_match_shows_no_list() {
    let (_folder, mut program) = settled();
    program
        .world()
        .resource::<SharedSaveStore>()
        .0
        .autosave(&match_of(2, 1, |_| SeatControl::Human))
        .expect("it can be saved");
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.frames(3);
    let shown = labels(&mut program);
    assert!(shown.contains(&text("ui-continue")));
    assert!(!shown.iter().any(|label| label.starts_with(&text("title-waiting"))), "{shown:?}");
}

#[test]
fn enter_presses_the_marked_button() {
    let (_folder, mut program) = settled();
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.screen(), Screen::Setup, "nothing waits: a new match");
    let (_, newer) = two_wait(&mut program);
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.game().map(Match::id), Some(newer.id()), "the waiting match continues");
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.ask(UiIntent::Open(Overlay::Keys));
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.screen(), Screen::Title, "a dialogue that lies over it is meant instead");
}

/// Sets the interface scale in percent, in a window of `width` × `height` pixels.
fn sized(program: &mut Program, percent: u16, width: u32, height: u32) {
    let settings = Settings { ui_scale: percent, ..program.world().resource::<Settings>().clone() };
    program.ask(UiIntent::Settings(Box::new(settings)));
    program.resize(width, height);
    program.frames(4);
}

#[test]
fn games_form_a_row_where_bodies_do_not_fit() {
    for (percent, width, height) in [(200, 1280, 720), (250, 1280, 720), (200, 1024, 600), (200, 1920, 800)] {
        let (_folder, mut program) = settled();
        sized(&mut program, percent, width, height);
        let row = ["Alien Frontiers", "toy"].map(|name| called(name, if name == "toy" { 2 } else { 1 }));
        let places: Vec<Vec2> = row
            .iter()
            .map(|label| {
                let found = program.widgets().into_iter().find(|widget| widget.label == *label && !widget.covered);
                found.unwrap_or_else(|| panic!("{label} at {percent} % of {width} × {height}; {}", program.report())).at
            })
            .collect();
        assert!((places[0].y - places[1].y).abs() < 1.0 && places[0].x < places[1].x, "{places:?}");
        MouseDevice::click_label(&mut program, &row[1]);
        assert_eq!(near(&program), TOY);
        MouseDevice::click_label(&mut program, &row[0]);
        assert_eq!(near(&program), FIRST_GAME);
    }
}

#[test]
fn title_buttons_do_not_overlap_the_planet() {
    for (percent, width, height) in [(100, 1280, 720), (200, 1920, 800), (200, 1280, 720), (150, 1920, 1080)] {
        let (_folder, mut program) = settled();
        sized(&mut program, percent, width, height);
        let view = *program.world().resource::<BoardViewport>();
        let left = program.world().resource::<TitleOrrery>().near_place(view.visible()).left();
        let lens = view.to_screen(Vec2::new(left, 0.0)).x;
        for label in ["ui-new-match", "puzzles", "codex", "stats", "ui-options"].map(text) {
            let found = program.widgets().into_iter().find(|widget| widget.label == label);
            let at = found.unwrap_or_else(|| panic!("{label} is there; {}", program.report())).at;
            assert!(at.x + 60.0 < lens, "{label} at {at}, the lens from {lens}: {percent} % of {width} × {height}");
        }
    }
}

#[test]
fn first_start_offers_lessons_play_title_and_language() {
    // The language applies to the whole process.
    if !in_own_process("house::title::first_start_offers_lessons_play_title_and_language") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path(), None, None);
    assert_eq!(program.overlays(), [Overlay::FirstStart]);
    let shown = labels(&mut program);
    for label in ["academy-first-lessons", "academy-first-play", "academy-first-know", "ui-options"].map(text) {
        assert!(shown.contains(&label), "{label}: {shown:?}");
    }
    assert!(!shown.contains(&text("ui-new-match")), "the title's own keys wait: {shown:?}");
    MouseDevice::click_label(&mut program, "Italiano");
    program.frames(3);
    assert_eq!(program.world().resource::<Settings>().language.as_deref(), Some("it"));
    assert_eq!(program.overlays(), [Overlay::FirstStart]);
    MouseDevice::click_label(&mut program, "English");
    program.frames(3);
    KeyboardDevice::choose(&mut program, &text("academy-first-know"));
    assert_eq!((program.overlays(), program.screen()), (&[][..], Screen::Title));
    assert!(labels(&mut program).contains(&text("ui-new-match")));
}

#[test]
fn first_start_shows_every_game_whole_in_every_language() {
    // The language applies to the whole process.
    let own = "house::title::first_start_shows_every_game_whole_in_every_language";
    if !in_own_process(own) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path(), None, None);
    let games = games::GAMES.all().filter(|game| game.released).count();
    for language in ["English", "Italiano", "Русский"] {
        MouseDevice::click_label(&mut program, language);
        program.frames(3);
        let keys = ["academy-first-lessons", "academy-first-play", "academy-first-know"].map(text);
        let shown: Vec<_> = program.widgets().into_iter().filter(|widget| keys.contains(&widget.label)).collect();
        assert_eq!(shown.len(), 2 * games + 1, "{language}: {}", program.report());
        for key in shown {
            assert!(key.whole && !key.covered, "{language}: {} at {} is cut off", key.label, key.at);
        }
    }
    let large = Settings { text_size: *Settings::TEXT_SIZES.end(), ..program.world().resource::<Settings>().clone() };
    program.ask(UiIntent::Settings(Box::new(large)));
    program.frames(3);
    assert!(program.widgets().iter().any(|widget| !widget.whole), "large letters have no room for all of it");
}

#[test]
fn first_start_can_open_each_game_at_once() {
    let released = games::GAMES.all().filter(|game| game.released);
    for (place, game) in released.enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = Program::start(folder.path(), None, None);
        let play = text("academy-first-play");
        let mut keys: Vec<_> = program.widgets().into_iter().filter(|widget| widget.label == play).collect();
        keys.sort_by(|one, other| one.at.y.total_cmp(&other.at.y));
        MouseDevice::click_widget(&mut program, &keys[place]);
        program.wait("a match of it", |world| world.get_resource::<MatchStatus>().is_some());
        let opened = program.world().resource::<MatchStatus>().key;
        assert_eq!(opened, game.key, "{}", program.report());
    }
}

#[test]
fn command_line_game_opens_its_setup_even_if_unreleased() {
    for game in games::GAMES.all() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = Program::start_naming(folder.path(), game.key);
        program.until("the set-up", |program| program.screen() == Screen::Setup);
        assert_eq!(program.overlays(), []);
        assert_eq!(program.world().resource::<MenuState>().draft.game, game.key);
        program.ask(UiIntent::Go(ScreenRequest::Title));
        program.until("the title", |program| program.screen() == Screen::Title);
        assert_eq!(near(&program), game.key, "its academy and codex are at hand");
    }
}
