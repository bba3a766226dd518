//! Input handled before the panels are shown: the device in use, the keys that egui receives, and the requests of screen
//! readers.

use bevy::a11y::ActionRequest;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui::{self, Event, Key, Modifiers};
use bevy_egui::{EguiContexts, EguiInput, PrimaryEguiContext};

use super::context::FocusContext;
use crate::input::gamepad::GamepadKeys;
use crate::input::screen_keyboard::WindowKeyboard;
use crate::state::UiRequest;
use orrery_settings::LastInputDevice;
use orrery_ui::{OrreryRotationRequest, UiIntent};

/// The distance in pixels that the mouse has to move to count as used. A smaller movement may be a bump against the table.
const KNOCK: f32 = 8.0;

/// Detects which device is in use. The gamepad is handled by `crate::input::gamepad`.
pub fn notice_device(
    mut keys: MessageReader<KeyboardInput>,
    mut moved: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut readers: MessageReader<ActionRequest>,
    (mut from, mut last): (Local<Option<Vec2>>, Local<Option<Vec2>>),
    mut device: ResMut<LastInputDevice>,
) {
    let mut used = None;
    // Users of a screen reader move between widgets, as with keys.
    if keys.read().filter(|key| key.state == ButtonState::Pressed).count() + readers.read().count() > 0 {
        used = Some(LastInputDevice::Keyboard);
        *from = *last;
    }
    for at in moved.read().map(|moved| moved.position) {
        if from.get_or_insert(at).distance(at) > KNOCK {
            used = Some(LastInputDevice::Mouse);
        }
        *last = Some(at);
    }
    if buttons.read().count() + wheel.read().count() + touches.read().count() > 0 {
        used = Some(LastInputDevice::Mouse);
    }
    if let Some(used) = used {
        device.set_if_neq(used);
    }
}

/// The keys with which egui would move the focus or activate the focused widget.
const WALKING: [Key; 7] =
    [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter, Key::Space];

/// Withholds from egui the keys meant for the match and the arrow keys that turn the title. Gives egui the keys that a gamepad
/// presses in menus, and the input of the on-screen keyboard, which the gamepad opens on a text field.
pub fn route(
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut contexts: EguiContexts,
    around: FocusContext,
    (mut pad, mut keyboard): (ResMut<GamepadKeys>, ResMut<WindowKeyboard>),
    mut asked: MessageWriter<UiRequest>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let writes = ctx.text_edit_focused();
    let Ok(mut input) = inputs.single_mut() else { return };
    if around.in_match() && !writes {
        let walking = |event: &Event| match event {
            Event::Key { key, .. } => WALKING.contains(key) || *key == Key::Escape,
            Event::Text(text) => text == " ",
            _ => false,
        };
        if input.events.iter().any(walking) {
            input.events.retain(|event| !walking(event));
        }
    }
    let turns = around.turns();
    if turns {
        let aside = |event: &Event| matches!(event, Event::Key { key: Key::ArrowLeft | Key::ArrowRight, .. });
        input.events.retain(|event| !aside(event));
    }
    for key in std::mem::take(&mut pad.bypass_change_detection().0) {
        if let Some(by) = turn_of(key).filter(|_| turns) {
            asked.write(UiRequest(UiIntent::Turn(OrreryRotationRequest::By(by))));
            continue;
        }
        if writes && key == Key::Enter {
            keyboard.open_for_focus(ctx);
            continue;
        }
        let (key, modifiers) = if writes { out_of_a_field(key) } else { (key, Modifiers::NONE) };
        for pressed in [true, false] {
            input.events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
    }
    input.events.extend(keyboard.bypass_change_detection().take_typed());
}

/// Returns the number of games by which an arrow key of the gamepad turns the title's orrery, or `None` for other keys.
const fn turn_of(key: Key) -> Option<i32> {
    match key {
        Key::ArrowLeft => Some(-1),
        Key::ArrowRight => Some(1),
        _ => None,
    }
}

/// Replaces arrow keys with Tab and Shift+Tab. A text field would use arrows itself, and a gamepad, which cannot type, has to be
/// able to leave the field.
const fn out_of_a_field(key: Key) -> (Key, Modifiers) {
    match key {
        Key::ArrowUp | Key::ArrowLeft => (Key::Tab, Modifiers::SHIFT),
        Key::ArrowDown | Key::ArrowRight => (Key::Tab, Modifiers::NONE),
        other => (other, Modifiers::NONE),
    }
}

/// Forwards the requests of screen readers to egui.
pub fn forward_requests(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let asked: Vec<_> = requests.read().map(|request| request.0.clone()).collect();
    let Ok(mut input) = inputs.single_mut() else { return };
    input.events.extend(asked.into_iter().map(egui::Event::AccessKitActionRequest));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_cursor_movements_do_not_switch_to_mouse_input() {
        let mut app = App::new();
        app.init_resource::<LastInputDevice>()
            .add_message::<KeyboardInput>()
            .add_message::<CursorMoved>()
            .add_message::<MouseButtonInput>()
            .add_message::<MouseWheel>()
            .add_message::<TouchInput>()
            .add_message::<ActionRequest>()
            .add_systems(Update, notice_device);
        let window = app.world_mut().spawn_empty().id();
        app.insert_resource(LastInputDevice::Keyboard);
        let moved = |app: &mut App, x: f32| {
            app.world_mut().write_message(CursorMoved { window, position: Vec2::new(x, 0.0), delta: None });
            app.update();
            *app.world().resource::<LastInputDevice>()
        };
        assert_eq!(moved(&mut app, 100.0), LastInputDevice::Keyboard);
        assert_eq!(moved(&mut app, 103.0), LastInputDevice::Keyboard);
        assert_eq!(moved(&mut app, 120.0), LastInputDevice::Mouse);
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Space,
            logical_key: bevy::input::keyboard::Key::Space,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        assert_eq!(*app.world().resource::<LastInputDevice>(), LastInputDevice::Keyboard);
        assert_eq!(moved(&mut app, 123.0), LastInputDevice::Keyboard, "a knock since the key");
        assert_eq!(moved(&mut app, 300.0), LastInputDevice::Mouse, "one leap is a move");
    }

    #[test]
    fn vertical_gamepad_input_leaves_a_text_field() {
        assert_eq!(out_of_a_field(Key::ArrowDown), (Key::Tab, Modifiers::NONE));
        assert_eq!(out_of_a_field(Key::ArrowUp), (Key::Tab, Modifiers::SHIFT));
        assert_eq!(out_of_a_field(Key::Enter).0, Key::Enter);
    }
}
