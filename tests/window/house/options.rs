//! Tests that settings and keys changed by a player take effect at once and are stored.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::{GamepadButton, Text2d, Vec2, World};
use bevy_egui::egui::{Id, Key as EguiKey, Rect, pos2};
use orrery::app::MenuState;
use orrery::core::Opponent;
use orrery::games::SETUPS;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::rules::Facility;
use orrery::games::alien_frontiers_table::locale::{text, text_args};
use orrery::games::alien_frontiers_table::settings::keys::dock;
use orrery::panels::{Overlay, RemapState, SettingsIntent, SettingsPage, UiIntent};
use orrery::settings::keys::{Action, BindingSlot, KeyChord, KeyMap};
use orrery::settings::{self, AnimationSpeed, AppFolders, HandOverNotice, Settings, WindowKind};

use super::sizes::screen;
use crate::alien_frontiers::panels::options_page;
use crate::alien_frontiers::table::{human_match_at, rolled};
use crate::house::pilot::{Program, settle_settings};
use orrery_pilot::AccessibleWidget;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::panels::panel_harness_of_size;

fn keys(program: &Program) -> &KeyMap {
    program.world().resource::<KeyMap>()
}

fn remap(program: &Program) -> RemapState {
    program.world().resource::<MenuState>().remap.clone()
}

/// Returns the label of an action's first key slot while it contains `key`.
fn slot_of(action: Action, key: &str) -> String {
    text_args("keys-slot-key", &[("action", action.words().into()), ("key", key.into())])
}

fn escape(program: &mut Program) {
    program.press(KeyCode::Escape, &Key::Escape, &[]);
}

/// Opens a match in which ending the turn is refused or needs confirmation, so that the attempt can be detected.
fn started(folder: &std::path::Path) -> Program {
    let mut program = Program::start(folder, None, None);
    program.open(human_match_at(rolled(&[2, 5])));
    program
}

/// Reports whether ending the turn was attempted since the last call.
fn end_wanted(program: &mut Program) -> bool {
    let wanted = program.play().refused.is_some() || program.play().asked;
    if program.play().asked {
        escape(program);
    }
    program.until("the refusal to pass", |program| program.play().refused.is_none());
    wanted
}

/// With keys alone, opens the page of the keys, and the question for a slot.
fn listen_by_keys(program: &mut Program, slot: &str) {
    program.press(KeyCode::F10, &Key::F10, &[]);
    assert_eq!(program.overlays(), [Overlay::Options]);
    KeyboardDevice::choose(program, &text("options-controls"));
    KeyboardDevice::choose(program, slot);
    assert!(matches!(remap(program), RemapState::Listening(_)), "{}", program.report());
}

#[test]
fn rebound_key_works_at_once_and_replaces_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = started(folder.path());
    KeyboardDevice::letter(&mut program, 'e');
    assert!(end_wanted(&mut program), "as long as nothing is changed");

    listen_by_keys(&mut program, &slot_of(Action::EndTurn, "E"));
    KeyboardDevice::letter(&mut program, 'n');
    assert_eq!((remap(&program), keys(&program).shown(Action::EndTurn)), (RemapState::Rest, "N".to_owned()));
    escape(&mut program);
    assert_eq!(program.overlays(), []);

    KeyboardDevice::letter(&mut program, 'e');
    assert!(!end_wanted(&mut program), "the old key does nothing");
    KeyboardDevice::letter(&mut program, 'n');
    assert!(end_wanted(&mut program), "the new one does");

    let button = program.widgets().into_iter().find(|widget| widget.label == text("ui-end-turn")).expect("a button");
    // The mouse has to move away from its known position first.
    program.move_mouse(button.at - Vec2::new(200.0, 0.0));
    program.move_mouse(button.at);
    program.frames(40);
    let told = text_args("ui-key", &[("key", "N".into())]);
    let said = |widget: &AccessibleWidget| widget.label.contains(&told) || widget.value.contains(&told);
    assert!(program.widgets().iter().any(said), "the tooltip names it: {}", program.report());

    let mut again = started(folder.path());
    KeyboardDevice::letter(&mut again, 'n');
    assert!(end_wanted(&mut again), "and it is kept");
}

/// Returns every text on the board.
fn words_on_the_board(world: &World) -> Vec<String> {
    let mut query = world.try_query::<&Text2d>().expect("there are words on the board");
    query.iter(world).map(|words| words.0.clone()).collect()
}

#[test]
fn taken_key_is_swapped_after_asking_and_shown_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = started(folder.path());
    let mine = dock(Facility::LunarMine);
    listen_by_keys(&mut program, &slot_of(Action::EndTurn, "E"));
    KeyboardDevice::letter(&mut program, 'm');
    let RemapState::Taken { holder, .. } = remap(&program) else { panic!("{}", program.report()) };
    assert_eq!(holder, mine);
    assert_eq!(keys(&program), &orrery::games::key_map(), "nothing is changed by the question");
    escape(&mut program);
    assert_eq!((remap(&program), program.overlays()), (RemapState::Rest, &[Overlay::Options][..]));

    KeyboardDevice::choose(&mut program, &slot_of(Action::EndTurn, "E"));
    KeyboardDevice::letter(&mut program, 'm');
    KeyboardDevice::choose(&mut program, &text("keys-swap"));
    let shown = [keys(&program).shown(Action::EndTurn), keys(&program).shown(mine)];
    assert_eq!(shown, ["M", "E"]);
    escape(&mut program);
    let words = words_on_the_board(program.world());
    assert!(words.iter().any(|word| word == "E") && !words.iter().any(|word| word == "M"), "{words:?}");
    KeyboardDevice::letter(&mut program, 'm');
    assert!(end_wanted(&mut program));
}

#[test]
fn escape_leaves_a_slot_unchanged_and_a_taken_button_swaps() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = started(folder.path());
    program.connect_pad();
    let undo = BindingSlot { action: Action::Undo, pad: true, index: 0 };
    program.ask(UiIntent::Open(Overlay::Options));
    for slot in [BindingSlot { pad: false, ..undo }, undo] {
        program.ask(UiIntent::Options(SettingsIntent::Listen(slot)));
        escape(&mut program);
        assert_eq!((remap(&program), program.overlays()), (RemapState::Rest, &[Overlay::Options][..]));
    }
    assert_eq!(keys(&program), &orrery::games::key_map());
    program.ask(UiIntent::Options(SettingsIntent::Listen(undo)));
    program.pad(GamepadButton::RightTrigger2);
    assert!(matches!(remap(&program), RemapState::Taken { holder: Action::EndTurn, .. }), "{:?}", remap(&program));
    program.ask(UiIntent::Options(SettingsIntent::Swap));
    escape(&mut program);
    program.pad(GamepadButton::LeftTrigger2);
    assert!(end_wanted(&mut program), "the buttons have changed places");
}

#[test]
fn scale_and_window_keys_work_on_title_and_in_dialogs() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    let chosen = |program: &Program| program.world().resource::<Settings>().clone();
    let control = (KeyCode::ControlLeft, Key::Control);
    let plus = Key::Character("+".into());
    program.press(KeyCode::NumpadAdd, &plus, std::slice::from_ref(&control));
    assert_eq!(chosen(&program).ui_scale, 125, "on the title screen");
    program.press(KeyCode::F10, &Key::F10, &[]);
    program.press(KeyCode::Minus, &Key::Character("-".into()), std::slice::from_ref(&control));
    program.press(KeyCode::Minus, &Key::Character("-".into()), std::slice::from_ref(&control));
    assert_eq!(chosen(&program).ui_scale, 75, "over a dialogue");
    program.press(KeyCode::Digit0, &Key::Character("0".into()), std::slice::from_ref(&control));
    assert_eq!(chosen(&program).ui_scale, 100);
    let alt = (KeyCode::AltLeft, Key::Alt);
    program.press(KeyCode::Enter, &Key::Enter, std::slice::from_ref(&alt));
    assert_eq!(chosen(&program).window_kind, WindowKind::Borderless);
    program.press(KeyCode::F11, &Key::F11, &[]);
    assert_eq!(chosen(&program).window_kind, WindowKind::Windowed);
    let kept = settings::load(&AppFolders::new(Some(folder.path())), &SETUPS).0;
    assert!(chosen(&program).mute && !kept.mute, "what a flag asks for is not written");
    assert_eq!(Settings { mute: true, ..kept }, chosen(&program), "every change is written at once");
    program.press(KeyCode::F3, &Key::F3, &[]);
    assert_eq!(program.overlays(), [Overlay::Options, Overlay::Keys]);
    escape(&mut program);
    assert_eq!(program.overlays(), [Overlay::Options], "only the topmost thing goes");
}

#[test]
fn unwritable_settings_folder_is_reported_and_play_continues() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("the folder can be written");
    let mut program = Program::start(&file, None, None);
    let seen = |program: &mut Program| {
        let words = text("settings-unsaved");
        program.widgets().iter().any(|widget| widget.label == words || widget.value == words)
    };
    assert!(seen(&mut program), "{}", program.report());
    let changed = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
    program.ask(UiIntent::Settings(Box::new(changed)));
    assert_eq!(program.world().resource::<Settings>().animation, AnimationSpeed::Off, "it counts for now");
    program.open(human_match_at(rolled(&[2, 5])));
    KeyboardDevice::letter(&mut program, 'e');
    assert!(end_wanted(&mut program) && seen(&mut program));
}

#[test]
fn cover_opens_only_by_its_key_and_then_shows_the_recap() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let folders = AppFolders::new(Some(folder.path()));
    let covered = Settings { hand_over: HandOverNotice::Cover, ..settings::load(&folders, &SETUPS).0 };
    settings::save(&folders, &covered).expect("settings can be written");
    let mut program = started(folder.path());
    for turn in 0..400u64 {
        if program.play().recap.as_ref().is_some_and(|recap| recap.cover) {
            break;
        }
        let order = decide(&program.position(), Opponent::Simple, turn);
        program.order(order);
    }
    let recap = program.play().recap.clone().expect("another person is to move");
    assert!(recap.cover && recap.hand_over, "{recap:?}");
    KeyboardDevice::letter(&mut program, 'e');
    assert!(program.play().recap.as_ref().is_some_and(|recap| recap.cover), "other keys do nothing");
    KeyboardDevice::space(&mut program);
    let after = program.play().recap.clone();
    assert_eq!(after.is_some(), !recap.lines.is_empty());
    assert!(after.is_none_or(|recap| !recap.cover && !recap.hand_over));
}

#[test]
fn tab_reaches_and_scrolls_to_every_setting_at_200_percent() {
    let size = screen(200);
    let whole = Rect::from_min_size(pos2(0.0, 0.0), size).expand(1.0);
    for page in SettingsPage::ALL {
        let (mut harness, _) = panel_harness_of_size(size, options_page(page));
        let mut reached: Vec<Id> = Vec::new();
        for _ in 0..400 {
            harness.key_press(EguiKey::Tab);
            harness.run();
            let Some(focused) = harness.ctx.memory(bevy_egui::egui::Memory::focused) else { continue };
            let rect = harness.ctx.read_response(focused).expect("it is shown").rect;
            assert!(whole.contains_rect(rect), "{page:?}: {rect:?} of {size:?}");
            if reached.contains(&focused) {
                break;
            }
            reached.push(focused);
        }
        let wanted = if page == SettingsPage::Controls { 240 } else { 10 };
        assert!(reached.len() >= wanted, "{page:?}: only {} things were reached", reached.len());
    }
}

#[test]
fn key_file_applies_at_start_and_its_errors_are_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let file = "(version: 2, keys: {\n EndTurn: [\"N\"],\n Undo: [\"Spaec\"],\n Warp: [\"W\"],\n})";
    std::fs::write(AppFolders::new(Some(folder.path())).keymap(), file).expect("the folder can be written");
    let mut program = started(folder.path());
    let toasts = &program.world().resource::<MenuState>().toasts;
    let told: String = toasts.iter().map(|toast| toast.words.as_str()).collect();
    for part in ["keymap.ron", "Spaec", "Warp", "3", "4"] {
        assert!(told.contains(part), "{part} is not told: {told}");
    }
    assert_eq!(
        keys(&program).action(&KeyChord::plain("Space"), None),
        Some(Action::Advance),
        "what is left out is as usual"
    );
    KeyboardDevice::letter(&mut program, 'n');
    assert!(end_wanted(&mut program));
}
