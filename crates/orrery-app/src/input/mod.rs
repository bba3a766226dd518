//! Keys, mouse buttons and gamepads: their effects, their labels, and their bindings.

mod context;
pub mod gamepad;
pub mod global;
pub mod key_labels;
pub mod keys;
pub mod modifiers;
pub mod press;
pub mod rebind;
pub mod screen_keyboard;
pub mod title_keys;

use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPrimaryContextPass};

use super::game::Game;
use super::schedule::{AppSystems, DeviceSystems, PanelSystems};

/// Adds the systems for keyboard, gamepad and mouse input.
pub fn plugin(app: &mut App) {
    app.init_resource::<gamepad::GamepadKeys>()
        .init_resource::<gamepad::GamepadActions>()
        .init_resource::<key_labels::KeyLabels>()
        .init_resource::<screen_keyboard::WindowKeyboard>()
        .add_systems(
            PreUpdate,
            (
                screen_keyboard::yield_to_keys.in_set(DeviceSystems::Notice),
                gamepad::read.in_set(DeviceSystems::ReadGamepad),
                press::steady.in_set(DeviceSystems::SteadyPress),
                rebind::capture.in_set(DeviceSystems::CaptureKey),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (gamepad::tell_held, screen_keyboard::hold_focus).chain().before(PanelSystems::SteerFocus),
                screen_keyboard::show.after(PanelSystems::Show).before(PanelSystems::DrawRing),
            ),
        )
        .add_systems(PostUpdate, key_labels::follow.before(EguiPostUpdateSet::EndPass));
}

/// Adds the keys that work while this game is active.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, keys::read::<G>.in_set(AppSystems::ReadKeys));
}
