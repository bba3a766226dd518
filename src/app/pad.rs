//! The gamepad: everything a keyboard can do in a match; in menus the cross, A, B and the right shoulder (as Tab). Which
//! button does what stands in the keys of the settings; at first:
//!
//! | what | where |
//! |---|---|
//! | cross, left stick | to the next or the last thing that can be chosen |
//! | A | choose it; with nothing marked: roll, go on |
//! | B | back |
//! | X, Y | take back, end the turn |
//! | shoulders | to the next or the last die |
//! | left stick pressed, right stick pressed | do again, reset the turn |
//! | right trigger | discard the marked card |
//! | left trigger | the coach |
//! | Start, Select | the menu, the log |

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::remap;
use super::state::{Front, Play, Screen};
use crate::board::FinishMotion;
use crate::settings::keys::{Action, KeyMap};

/// What the gamepad asks of a match; taken by [`super::keys::read`].
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct PadWishes(pub Vec<PadWish>);

/// One press in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadWish {
    /// As the key of this action.
    Act(Action),
    /// Choose what is marked; go on if nothing is.
    Choose,
    /// Mark the next die, or the one before.
    Die {
        /// The next one.
        forward: bool,
    },
    /// The menu comes or goes.
    Menu,
}

/// How far the stick is pushed before it counts as pressed, 0 to 1, and how far it comes back before it counts as let go.
const PUSHED: (f32, f32) = (0.6, 0.35);

/// What decides whether a press is meant for a menu.
#[derive(SystemParam)]
pub struct Where<'w> {
    screen: Res<'w, State<Screen>>,
    front: Res<'w, Front>,
    play: Res<'w, Play>,
    map: Res<'w, KeyMap>,
}

impl Where<'_> {
    /// Whether egui's own focus moves: on every screen but the match, and in dialogues over it.
    fn in_menus(&self) -> bool {
        let banner = self.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
        *self.screen.get() != Screen::Match || !self.front.overlays.is_empty() || banner || self.play.asked.is_some()
    }
}

/// What a button means in a match.
fn wish(action: Action) -> PadWish {
    match action {
        Action::Choose => PadWish::Choose,
        Action::NextShip => PadWish::Die { forward: true },
        Action::PreviousShip => PadWish::Die { forward: false },
        Action::Menu => PadWish::Menu,
        action => PadWish::Act(action.along()),
    }
}

/// The key an action is in a menu.
const fn menu_key(action: Action) -> Option<(KeyCode, Key)> {
    Some(match action {
        Action::Right => (KeyCode::ArrowRight, Key::ArrowRight),
        Action::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
        Action::Down => (KeyCode::ArrowDown, Key::ArrowDown),
        Action::Up => (KeyCode::ArrowUp, Key::ArrowUp),
        Action::Choose | Action::Confirm | Action::Advance => (KeyCode::Enter, Key::Enter),
        // From one thing to the next in a fixed order, where the cross has nothing to go to.
        Action::NextShip | Action::Next => (KeyCode::Tab, Key::Tab),
        _ => return None,
    })
}

/// The stick as the button of the cross it is pushed to, once each time it is pushed.
fn stick(pad: &Gamepad, pushed: &mut bool) -> Option<GamepadButton> {
    let at = pad.left_stick();
    let far = at.abs().max_element();
    if far < PUSHED.1 {
        *pushed = false;
    }
    if far < PUSHED.0 || *pushed {
        return None;
    }
    *pushed = true;
    Some(match (at.x.abs() > at.y.abs(), at.x > 0.0, at.y > 0.0) {
        (true, true, _) => GamepadButton::DPadRight,
        (true, false, _) => GamepadButton::DPadLeft,
        (false, _, true) => GamepadButton::DPadUp,
        (false, _, false) => GamepadButton::DPadDown,
    })
}

/// Takes what was pressed. Runs before egui gathers its input: what is meant for menus becomes keys.
pub fn read(
    pads: Query<&Gamepad>,
    window: Query<Entity, With<PrimaryWindow>>,
    place: Where,
    mut pushed: Local<bool>,
    mut wishes: ResMut<PadWishes>,
    mut keys: MessageWriter<KeyboardInput>,
    mut finish: MessageWriter<FinishMotion>,
) {
    let mut pressed: Vec<GamepadButton> = Vec::new();
    for pad in &pads {
        pressed.extend(pad.get_just_pressed().copied());
        pressed.extend(stick(pad, &mut pushed));
    }
    if pressed.is_empty() {
        return;
    }
    if remap::waiting(&place.front).is_some_and(|slot| slot.pad) {
        // The next button is given a meaning; until then none has one.
        return;
    }
    finish.write(FinishMotion);
    for action in pressed.into_iter().filter_map(|button| place.map.pad_action(button)) {
        let key = menu_key(action).filter(|_| place.in_menus());
        match (key, window.single()) {
            (Some((key_code, logical_key)), Ok(window)) => {
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    let logical_key = logical_key.clone();
                    keys.write(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
                }
            }
            _ => wishes.0.push(wish(action)),
        }
    }
}
