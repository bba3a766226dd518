//! The on-screen keyboard: opened with a gamepad on a text field, and operated by gamepad, mouse or finger.
//!
//! | button | effect |
//! |---|---|
//! | D-pad, sticks | mark another key |
//! | A | press the marked key |
//! | B | close the keyboard |
//! | X, Y | erase a letter, type a space |
//! | left shoulder, right shoulder | capitals, the next page |
//! | left trigger, right trigger | move the cursor of the field |
//! | Start | confirm the field |
//!
//! A, B and the D-pad are the buttons bound to choosing, going back and moving the focus; the others are fixed.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Id, Rect};
use orrery_settings::LastInputDevice;
use orrery_settings::keys::{Action, KeyMap, pad_words};
use orrery_ui::{KeyboardMove, ScreenKey, ScreenKeyboard, keyboard_offer, screen_keyboard};

use crate::focus::FocusMoveDirection;

/// The on-screen keyboard of the window.
#[derive(Resource, Debug, Clone, PartialEq, Default, Deref, DerefMut)]
pub struct WindowKeyboard(pub ScreenKeyboard);

/// The effect of a gamepad button while the keyboard is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PadPress {
    Key(ScreenKey),
    Marked,
    Move(KeyboardMove),
}

/// The buttons with a key of their own.
const BUTTONS: [(GamepadButton, ScreenKey); 7] = [
    (GamepadButton::West, ScreenKey::Erase),
    (GamepadButton::North, ScreenKey::Space),
    (GamepadButton::LeftTrigger, ScreenKey::Capitals),
    (GamepadButton::RightTrigger, ScreenKey::Page),
    (GamepadButton::LeftTrigger2, ScreenKey::Back),
    (GamepadButton::RightTrigger2, ScreenKey::On),
    (GamepadButton::Start, ScreenKey::Done),
];

/// Returns the effect of a button, or `None` if it has none.
fn meaning(map: &KeyMap, button: GamepadButton) -> Option<PadPress> {
    Some(match map.pad_action(button, None) {
        Some(Action::Choose | Action::Confirm | Action::Advance) => PadPress::Marked,
        Some(Action::Cancel) => PadPress::Key(ScreenKey::Close),
        Some(Action::Left) => PadPress::Move(KeyboardMove::Left),
        Some(Action::Right) => PadPress::Move(KeyboardMove::Right),
        Some(Action::Up) => PadPress::Move(KeyboardMove::Up),
        Some(Action::Down) => PadPress::Move(KeyboardMove::Down),
        _ => PadPress::Key(BUTTONS.iter().find(|(own, _)| *own == button)?.1),
    })
}

/// Returns the name of the button with the effect of a key, or an empty string if there is none.
fn button_of(map: &KeyMap, key: ScreenKey) -> String {
    let mut own = BUTTONS.iter().filter(|(_, pressed)| *pressed == key).map(|(button, _)| *button);
    own.find(|&button| meaning(map, button) == Some(PadPress::Key(key))).map(pad_words).unwrap_or_default()
}

impl WindowKeyboard {
    /// Handles the buttons of a gamepad and the pushes of its right stick while the keyboard is open.
    pub(super) fn pad(&mut self, map: &KeyMap, pressed: &[GamepadButton], walked: &[FocusMoveDirection]) {
        let moved = walked.iter().map(|side| {
            PadPress::Move(match side {
                FocusMoveDirection::Left => KeyboardMove::Left,
                FocusMoveDirection::Right => KeyboardMove::Right,
                FocusMoveDirection::Up => KeyboardMove::Up,
                FocusMoveDirection::Down => KeyboardMove::Down,
            })
        });
        for press in pressed.iter().filter_map(|&button| meaning(map, button)).chain(moved) {
            match press {
                PadPress::Key(key) => self.press(key),
                PadPress::Marked => self.press_marked(),
                PadPress::Move(side) => self.step(side),
            }
        }
    }

    /// Opens the keyboard for the focused text field. Does nothing if no text field has the focus.
    pub fn open_for_focus(&mut self, ctx: &egui::Context) {
        if let Some((id, area)) = focused_field(ctx) {
            self.open(id, area);
        }
    }
}

/// Returns the focused text field and its area on the screen, if there is one.
fn focused_field(ctx: &egui::Context) -> Option<(Id, Rect)> {
    let id = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused())?;
    Some((id, area_of(ctx, id)?))
}

/// Returns the area of a widget on the screen, or `None` if it is not shown.
fn area_of(ctx: &egui::Context, id: Id) -> Option<Rect> {
    let shown = ctx.read_response(id)?;
    let global = ctx.layer_transform_to_global(shown.layer_id).unwrap_or_default();
    Some(global * shown.rect)
}

/// Closes the keyboard when the player types on a real one.
pub fn yield_to_keys(mut keys: MessageReader<KeyboardInput>, mut keyboard: ResMut<WindowKeyboard>) {
    if keys.read().any(|key| key.state == ButtonState::Pressed) && keyboard.is_open() {
        keyboard.close();
    }
}

/// Keeps the focus in the field of the open keyboard, also after a click on one of its keys. Closes the keyboard if the field is
/// no longer shown. Runs inside egui's pass, before the focus moves.
pub fn hold_focus(mut contexts: EguiContexts, mut keyboard: ResMut<WindowKeyboard>) -> Result {
    let Some((id, known)) = keyboard.field else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    match area_of(ctx, id) {
        None => keyboard.close(),
        Some(area) => {
            if area != known {
                keyboard.field = Some((id, area));
            }
            ctx.memory_mut(|memory| {
                if memory.focused() != Some(id) {
                    memory.request_focus(id);
                }
            });
        }
    }
    Ok(())
}

/// Shows the open keyboard over everything else or, next to a field that a gamepad has entered, how to open it. A press outside
/// closes it.
pub fn show(
    mut contexts: EguiContexts,
    mut keyboard: ResMut<WindowKeyboard>,
    (map, device): (Res<KeyMap>, Res<LastInputDevice>),
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let pad = *device == LastInputDevice::Pad;
    if !keyboard.is_open() {
        if let Some((_, area)) = focused_field(&ctx).filter(|_| pad) {
            keyboard_offer(&ctx, area, &map.pad_shown(Action::Choose));
        }
        return Ok(());
    }
    let mut out = Vec::new();
    let button = |key| if pad { button_of(&map, key) } else { String::new() };
    let shown = screen_keyboard(&ctx, &keyboard, button, &mut out);
    let pressed = ctx.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
    let around = [shown, keyboard.field.map(|(_, area)| area)];
    if pressed.is_some_and(|at| !around.into_iter().flatten().any(|area| area.contains(at))) {
        keyboard.close();
    }
    for key in out {
        keyboard.press(key);
        redraw.write(RequestRedraw);
    }
    Ok(())
}
