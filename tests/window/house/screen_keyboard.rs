//! Tests of the on-screen keyboard: it types every letter of each language into any text field, by gamepad and by pointer, and
//! fits on every screen.

use std::cell::RefCell;
use std::rc::Rc;

use bevy::prelude::GamepadButton as Pad;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Id, Rect, TextEdit, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use orrery::games::alien_frontiers_table::locale::text;
use orrery::locale::speaking;
use orrery::panels::{CodexIntent, Overlay, ScreenKey, ScreenKeyboard, ScreenRequest, UiIntent, screen_keyboard};
use orrery_pilot::mouse::MouseDevice;
use orrery_pilot::panels::{panel_harness_of_size, press};

use crate::alien_frontiers::table::{human_match_at, rolled};
use crate::house::pilot::{Program, settle_settings};
use crate::house::sizes::screen;

/// Returns a screen of `size` points with the open keyboard and a field at `top`, the keyboard, and the text of the field.
fn opened(size: Vec2, top: f32) -> (Harness<'static>, Rc<RefCell<ScreenKeyboard>>, Rc<RefCell<String>>) {
    let field = (Id::new("field"), Rect::from_min_size(pos2(40.0, top), vec2(200.0, 36.0)));
    let mut open = ScreenKeyboard::default();
    open.open(field.0, field.1);
    let (keyboard, typed) = (Rc::new(RefCell::new(open)), Rc::new(RefCell::new(String::new())));
    let (ours, text) = (keyboard.clone(), typed.clone());
    let (harness, _) = panel_harness_of_size(size, move |ui, _| {
        let mut keyboard = ours.borrow_mut();
        let events = keyboard.take_typed();
        ui.ctx().input_mut(|input| input.events.extend(events));
        ui.ctx().memory_mut(|memory| memory.request_focus(field.0));
        ui.put(field.1, TextEdit::singleline(&mut *text.borrow_mut()).id(field.0));
        let mut out = Vec::new();
        screen_keyboard(ui.ctx(), &keyboard, |_| String::new(), &mut out);
        out.into_iter().for_each(|key| keyboard.press(key));
    });
    (harness, keyboard, typed)
}

/// Lets the typed input reach the field.
fn settle(harness: &mut Harness) {
    (0..4).for_each(|_| harness.step());
}

fn click(harness: &mut Harness, label: &str) {
    harness.get_by_label(label).click();
    settle(harness);
}

#[test]
fn keyboard_types_in_every_language() {
    for (language, letters, word) in [("en", "xenia", "Xenia 7"), ("it", "perù", "Perù 7"), ("ru", "ёжик", "Ёжик 7")]
    {
        speaking(language, || {
            let (mut harness, _, typed) = opened(vec2(1600.0, 900.0), 100.0);
            click(&mut harness, &text("keyboard-capitals"));
            for letter in letters.chars() {
                let capital = typed.borrow().is_empty();
                let label = if capital { letter.to_uppercase().to_string() } else { letter.to_string() };
                click(&mut harness, &label);
            }
            click(&mut harness, &text("keyboard-space"));
            for digit in ["7", "8"] {
                click(&mut harness, digit);
            }
            click(&mut harness, &text("keyboard-erase"));
            assert_eq!(*typed.borrow(), word, "{language}");
        });
    }
}

#[test]
fn pages_of_the_keyboard_hold_signs_and_latin_letters() {
    speaking("ru", || {
        let (mut harness, _, typed) = opened(vec2(1600.0, 900.0), 100.0);
        click(&mut harness, &text("keyboard-to-latin"));
        click(&mut harness, "q");
        click(&mut harness, &text("keyboard-to-signs"));
        click(&mut harness, "-");
        click(&mut harness, &text("keyboard-to-letters"));
        click(&mut harness, "й");
        assert_eq!(*typed.borrow(), "q-й");
    });
}

#[test]
fn keyboard_fits_on_every_screen_and_leaves_the_field_visible() {
    for language in ["en", "it", "ru"] {
        speaking(language, || {
            for size in [75, 100, 200, 250].map(screen).into_iter().chain([vec2(1600.0, 1000.0), vec2(640.0, 360.0)]) {
                for top in [0.0, size.y / 2.0 - 18.0, size.y - 36.0] {
                    let (harness, keyboard, _) = opened(size, top);
                    let (_, field) = keyboard.borrow().field.expect("it is open");
                    let keys: Vec<(String, Rect)> = harness
                        .query_all(By::new().role(Role::Button))
                        .map(|key| (key.accesskit_node().label().unwrap_or_default(), key.rect()))
                        .collect();
                    assert_eq!(keys.len(), keyboard.borrow().rows().concat().len(), "{language} {size}");
                    for (label, rect) in keys {
                        let inside = Rect::from_min_size(pos2(0.0, 0.0), size).contains_rect(rect);
                        assert!(inside && !rect.intersects(field), "{language} {size} {top}: {label} {rect}");
                        assert!(!label.is_empty() && rect.height() >= 20.0, "{language} {size}: {label} {rect}");
                    }
                }
            }
        });
    }
}

#[test]
fn triggers_move_the_cursor_within_the_text() {
    let (mut harness, keyboard, typed) = opened(vec2(1600.0, 900.0), 100.0);
    for key in ["a", "c"] {
        press(&mut harness, key);
    }
    keyboard.borrow_mut().press(ScreenKey::Back);
    settle(&mut harness);
    click(&mut harness, "b");
    assert_eq!(*typed.borrow(), "abc");
}

/// Starts the program with a gamepad and a match on the table.
fn with_pad() -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(human_match_at(rolled(&[2, 5])));
    program.connect_pad();
    (folder, program)
}

/// Moves the focus to the first text field with the stick, if necessary past all pages of the index.
fn go_to_field(program: &mut Program) {
    for _ in 0..200 {
        program.stick_onward();
        if program.focused().is_some_and(|widget| widget.role == Role::TextInput) {
            return;
        }
    }
    panic!("the gamepad reaches no text field; {}", program.report());
}

/// Returns the text of the only text field.
fn written(program: &mut Program) -> String {
    let field = program.widgets().into_iter().find(|widget| widget.role == Role::TextInput);
    field.expect("there is a field").value
}

fn shows_keyboard(program: &mut Program) -> bool {
    let space = text("keyboard-space");
    program.widgets().iter().any(|widget| widget.label == space)
}

#[test]
fn gamepad_names_and_saves_a_match() {
    let (_folder, mut program) = with_pad();
    program.ask(UiIntent::Open(Overlay::Save));
    assert!(!shows_keyboard(&mut program));
    program.pad(Pad::South);
    assert!(shows_keyboard(&mut program));
    // The first letter is marked.
    for button in [Pad::LeftTrigger, Pad::South, Pad::DPadRight, Pad::South, Pad::North, Pad::DPadDown, Pad::South] {
        program.pad(button);
    }
    assert_eq!(written(&mut program), "Qw a");
    program.pad(Pad::West);
    MouseDevice::click_label(&mut program, "z");
    assert_eq!(written(&mut program), "Qw z", "the pointer types into the same field");
    program.pad(Pad::East);
    assert!(!shows_keyboard(&mut program) && program.overlays() == [Overlay::Save], "only the keyboard closes");
    assert_eq!(written(&mut program), "Qw z");
    program.pad(Pad::South);
    program.pad(Pad::Start);
    assert!(program.overlays().is_empty(), "it is saved; {}", program.report());
}

#[test]
fn gamepad_reaches_and_fills_the_fields_of_the_set_up() {
    let (_folder, mut program) = with_pad();
    program.ask(UiIntent::Go(ScreenRequest::Setup));
    go_to_field(&mut program);
    program.pad(Pad::South);
    assert!(shows_keyboard(&mut program), "{}", program.report());
    program.pad(Pad::South);
    let name = program.focused().expect("the field keeps the focus").value;
    assert!(name.ends_with('q'), "{name}");
    program.pad(Pad::East);
    let before = program.focused().map(|widget| widget.label);
    program.pad(Pad::DPadDown);
    assert_ne!(program.focused().map(|widget| widget.label), before, "the gamepad leaves the field");
}

#[test]
fn gamepad_opens_a_page_from_the_index_of_the_codex() {
    let (_folder, mut program) = with_pad();
    program.pad(Pad::West);
    program.ask(UiIntent::Codex(CodexIntent::Contents));
    go_to_field(&mut program);
    program.pad(Pad::DPadDown);
    let row = program.focused().expect("a page of the index").label;
    let named = |program: &mut Program| {
        let all = program.widgets().into_iter();
        all.filter(|widget| widget.label == row || widget.value == row).count()
    };
    assert_eq!(named(&mut program), 1, "{row} is not open; {}", program.report());
    program.pad(Pad::South);
    assert!(named(&mut program) > 1, "{row} is open; {}", program.report());
}
