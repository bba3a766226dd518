//! The gamepad, which can do everything a keyboard can. Its buttons are bound in the settings. The defaults are:
//!
//! | button | in a match | in menus |
//! |---|---|---|
//! | D-pad, left stick | move the focus in that direction | the same |
//! | right stick | move the focus forwards or backwards in order | the same |
//! | A | activate the focused thing or, if nothing is focused, roll or continue | activate the focused thing |
//! | B | go back | the same |
//! | X, Y | open the codex page about the focused thing, show the options for the dice | X as in a match |
//! | shoulders | actions of the game, such as choosing the previous or next die | move the focus, if they do in a match |
//! | left trigger, right trigger | undo, end the turn | scroll a page of the codex |
//! | left stick pressed, right stick pressed | redo, carry out an action of the game | |
//! | Start, Select | open the menu, open the log | the same |
//!
//! In the replay viewer the D-pad steps by order (left, right) and sets the speed (up, down), the shoulders step by turn, the
//! triggers move to the start and the end, A plays, and Y continues the match from the displayed point.
//!
//! On a text field, A opens the on-screen keyboard ([`super::screen_keyboard`]).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Key;
use bevy_egui::input::EguiWantsInput;
use orrery_table::MatchStatus;

use super::rebind;
use super::screen_keyboard::WindowKeyboard;
use crate::focus::{FocusMoveDirection, FocusRequest, FocusState};
use crate::idle::wake::GamepadWatcher;
use crate::replay::ReplayViewer;
use crate::state::{MatchUiState, MenuState, Screen};
use orrery_board::FinishMotionRequest;
use orrery_settings::LastInputDevice;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::set_choose_held;

/// The key presses that a gamepad sends to egui in menus.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct GamepadKeys(pub Vec<Key>);

/// The gamepad's inputs that do not become key presses. [`super::keys::read`] carries them out.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct GamepadActions(pub Vec<GamepadAction>);

/// The meaning of a gamepad press that does not become a key press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamepadAction {
    /// Do what the key of this action does.
    Act(Action),
    /// Choose the focused target, or continue if nothing has the focus.
    Choose,
    /// Open or close the menu.
    Menu,
}

/// The deflection from which a stick counts as pushed, and the deflection below which it counts as released, each from 0 to 1.
const PUSHED: (f32, f32) = (0.6, 0.35);

/// The state that determines whether a press is meant for a menu.
#[derive(SystemParam)]
pub struct GamepadContext<'w> {
    screen: Res<'w, State<Screen>>,
    front: Res<'w, MenuState>,
    play: Res<'w, MatchUiState>,
    map: Res<'w, KeyMap>,
    egui: Res<'w, EguiWantsInput>,
    viewer: Option<Res<'w, ReplayViewer>>,
    now: Option<Res<'w, MatchStatus>>,
}

impl GamepadContext<'_> {
    /// Reports whether a drop-down list is open.
    fn list_open(&self) -> bool {
        self.egui.is_popup_open()
    }

    /// Reports whether egui moves its own focus: on every screen except the match, and in dialogues over it.
    fn in_menus(&self) -> bool {
        let banner = self.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
        *self.screen.get() != Screen::Match || !self.front.overlays.is_empty() || banner || self.play.asked
    }
}

/// Returns the meaning of the button bound to `action`, for a press that does not become a key press.
fn wish(action: Action) -> GamepadAction {
    match action {
        Action::Choose => GamepadAction::Choose,
        Action::Menu => GamepadAction::Menu,
        action => GamepadAction::Act(action),
    }
}

/// Returns the move of the focus that a game's own action requests, or `None` for other actions.
fn along(action: Action) -> Option<FocusRequest> {
    match action {
        Action::Own(own) => own.along.map(|forward| if forward { FocusRequest::Next } else { FocusRequest::Previous }),
        _ => None,
    }
}

/// Returns the key that the button bound to `action` sends in a menu, or `None` if it sends no key.
const fn menu_key(action: Action) -> Option<Key> {
    Some(match action {
        Action::Right => Key::ArrowRight,
        Action::Left => Key::ArrowLeft,
        Action::Down => Key::ArrowDown,
        Action::Up => Key::ArrowUp,
        Action::Choose | Action::Confirm | Action::Advance => Key::Enter,
        // The triggers scroll a page of the codex.
        Action::Undo => Key::PageUp,
        Action::EndTurn => Key::PageDown,
        _ => return None,
    })
}

/// Returns the direction in which a stick is pushed, once per push, or `None` otherwise.
fn stick(at: Vec2, pushed: &mut bool) -> Option<FocusMoveDirection> {
    let far = at.abs().max_element();
    if far < PUSHED.1 {
        *pushed = false;
    }
    if far < PUSHED.0 || *pushed {
        return None;
    }
    *pushed = true;
    Some(match (at.x.abs() > at.y.abs(), at.x > 0.0, at.y > 0.0) {
        (true, true, _) => FocusMoveDirection::Right,
        (true, false, _) => FocusMoveDirection::Left,
        (false, _, true) => FocusMoveDirection::Up,
        (false, _, false) => FocusMoveDirection::Down,
    })
}

/// Returns the button of the D-pad for a direction.
const fn cross(side: FocusMoveDirection) -> GamepadButton {
    match side {
        FocusMoveDirection::Left => GamepadButton::DPadLeft,
        FocusMoveDirection::Right => GamepadButton::DPadRight,
        FocusMoveDirection::Up => GamepadButton::DPadUp,
        FocusMoveDirection::Down => GamepadButton::DPadDown,
    }
}

/// Tells the panels whether the button for choosing is held down. Runs inside egui's pass, before any panel is shown.
pub fn tell_held(mut contexts: EguiContexts, pads: Query<&Gamepad>, map: Res<KeyMap>) -> Result {
    let held = pads.iter().any(|pad| map.pad(Action::Choose).iter().any(|&button| pad.pressed(button)));
    set_choose_held(contexts.ctx_mut()?, held);
    Ok(())
}

/// Handles gamepad presses. Presses meant for menus become key presses. Runs before egui gathers its input.
pub fn read(
    pads: Query<&Gamepad>,
    place: GamepadContext,
    mut pushed: Local<[bool; 2]>,
    mut wishes: ResMut<GamepadActions>,
    mut keys: ResMut<GamepadKeys>,
    (mut grid, mut keyboard): (ResMut<FocusState>, ResMut<WindowKeyboard>),
    mut device: ResMut<LastInputDevice>,
    mut watch: ResMut<GamepadWatcher>,
    time: Res<Time<Real>>,
    mut finish: MessageWriter<FinishMotionRequest>,
) {
    let mut pressed: Vec<GamepadButton> = Vec::new();
    let mut walked: Vec<FocusMoveDirection> = Vec::new();
    for pad in &pads {
        pressed.extend(pad.get_just_pressed().copied());
        pressed.extend(stick(pad.left_stick(), &mut pushed[0]).map(cross));
        walked.extend(stick(pad.right_stick(), &mut pushed[1]));
    }
    if pressed.is_empty() && walked.is_empty() {
        return;
    }
    if rebind::waiting(&place.front).is_some_and(|slot| slot.pad) {
        // The next button is captured for a binding, so no button has another effect.
        return;
    }
    finish.write(FinishMotionRequest);
    device.set_if_neq(LastInputDevice::Pad);
    watch.touched(time.elapsed_secs());
    if keyboard.is_open() {
        keyboard.pad(&place.map, &pressed, &walked);
        return;
    }
    let menus = place.in_menus();
    for side in walked {
        let onward = matches!(side, FocusMoveDirection::Right | FocusMoveDirection::Down);
        match menus {
            true => grid.push(if onward { FocusRequest::Next } else { FocusRequest::Previous }),
            false => wishes.0.push(GamepadAction::Act(if onward { Action::Next } else { Action::Previous })),
        }
    }
    let watching = !menus && place.viewer.is_some();
    let means = |button| match watching {
        true => place.map.pad_action_watching(button),
        false => place.map.pad_action(button, place.now.as_ref().map(|now| now.key)),
    };
    for action in pressed.into_iter().filter_map(means) {
        match action {
            Action::Next if menus => grid.push(FocusRequest::Next),
            Action::Previous if menus => grid.push(FocusRequest::Previous),
            action if menus && along(action).is_some() => along(action).into_iter().for_each(|way| grid.push(way)),
            // An open list closes before the screen it belongs to.
            Action::Cancel if place.list_open() => keys.0.push(Key::Escape),
            action => match menu_key(action).filter(|_| menus) {
                Some(key) => keys.0.push(key),
                None => wishes.0.push(wish(action)),
            },
        }
    }
}
