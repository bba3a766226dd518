//! Tests that a press counts if it is released over its button, however long it was held.

use std::time::Duration;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::{TimeReceiver, TimeUpdateStrategy, create_time_channels};
use bevy_egui::egui::Order;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::panels::Overlay;

use crate::house::pilot::{Program, settle_settings};

/// Opens a match with nothing over it. Returns its folder, the program, and the position of the menu button.
fn opened() -> (tempfile::TempDir, Program, Vec2) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    program.open(orrery::games::alien_frontiers_table::gallery::crowded_match().expect("a match"));
    program.frames(3);
    let menu = program.widgets().into_iter().find(|widget| widget.label == text("ui-menu")).expect("the menu").at;
    (folder, program, menu)
}

#[test]
fn mouse_press_counts_for_any_hold_time() {
    for frames in [1, 20, 60, 200] {
        let (_folder, mut program, menu) = opened();
        program.move_mouse(menu);
        program.hold();
        program.frames(frames);
        program.release();
        program.frames(4);
        assert_eq!(program.overlays(), [Overlay::Menu], "held for {frames} frames");
    }
}

#[test]
fn press_counts_only_when_released_over_its_button() {
    let (_folder, mut program, menu) = opened();
    program.move_mouse(menu);
    program.hold();
    for aside in [6.0, -7.0, 14.0, 9.0] {
        program.move_mouse(menu + Vec2::new(aside, -aside / 2.0));
    }
    program.release();
    program.frames(4);
    assert_eq!(program.overlays(), [Overlay::Menu], "it was let go over the button");
    let (_folder, mut program, menu) = opened();
    program.move_mouse(menu);
    program.hold();
    program.move_mouse(menu + Vec2::new(200.0, 0.0));
    program.release();
    program.frames(4);
    assert_eq!(program.overlays(), [], "a click released outside the button does nothing");
}

/// Puts a finger on the screen, or lifts it.
fn touch(program: &mut Program, phase: TouchPhase, position: Vec2) {
    let window = program.window();
    let touch = TouchInput { phase, position, window, force: None, id: 1 };
    program.world_mut().write_message(touch);
    program.world_mut().write_message(bevy::window::WindowEvent::from(touch));
    program.frames(1);
}

#[test]
fn long_touch_opens_the_tooltip_without_pressing() {
    let (_folder, mut program, menu) = opened();
    touch(&mut program, TouchPhase::Started, menu);
    program.frames(90);
    let layers = program.context().memory(|memory| memory.areas().visible_layer_ids());
    let told = layers.into_iter().filter(|layer| layer.order == Order::Tooltip).count();
    touch(&mut program, TouchPhase::Ended, menu);
    program.frames(4);
    assert_eq!((told, program.overlays()), (1, &[][..]));
    touch(&mut program, TouchPhase::Started, menu);
    touch(&mut program, TouchPhase::Ended, menu);
    program.frames(4);
    assert_eq!(program.overlays(), [Overlay::Menu], "a short touch presses it");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the pause is one of the clock, in which no frame passes")]
fn short_touch_after_a_pause_still_presses() {
    let (_folder, mut program, menu) = opened();
    // As in the window, the engine takes the time of a frame from the previous frame, which may be long ago.
    let (sender, receiver) = create_time_channels();
    let receiver: TimeReceiver = receiver;
    program.world_mut().insert_resource(receiver);
    program.world_mut().insert_resource(TimeUpdateStrategy::Automatic);
    let long_ago = std::time::Instant::now();
    let frame = |program: &mut Program, at| sender.0.try_send(at).map(|()| program.frames(1)).expect("room");
    frame(&mut program, long_ago);
    std::thread::sleep(Duration::from_millis(1200));
    let touched = |program: &mut Program, phase, at| {
        let window = program.window();
        let touch = TouchInput { phase, position: menu, window, force: None, id: 1 };
        program.world_mut().write_message(touch);
        program.world_mut().write_message(bevy::window::WindowEvent::from(touch));
        frame(program, at);
    };
    touched(&mut program, TouchPhase::Started, long_ago);
    touched(&mut program, TouchPhase::Ended, std::time::Instant::now());
    program.world_mut().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    program.world_mut().remove_resource::<TimeReceiver>();
    program.frames(4);
    assert_eq!(program.overlays(), [Overlay::Menu]);
}
