//! Keys, mouse buttons and gamepads: their effects, their labels, and their bindings.

mod context;
pub mod gamepad;
pub mod global;
pub mod key_labels;
pub mod keys;
pub mod modifiers;
pub mod press;
pub mod rebind;
pub mod title_keys;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::game::Game;
use super::schedule::{AppSystems, DeviceSystems};

/// Adds the systems for keyboard, gamepad and mouse input.
pub fn plugin(app: &mut App) {
    app.init_resource::<gamepad::GamepadKeys>()
        .init_resource::<gamepad::GamepadActions>()
        .init_resource::<key_labels::KeyLabels>()
        .add_systems(
            PreUpdate,
            (
                gamepad::read.in_set(DeviceSystems::ReadGamepad),
                press::steady.in_set(DeviceSystems::SteadyPress),
                rebind::capture.in_set(DeviceSystems::CaptureKey),
            ),
        )
        .add_systems(PostUpdate, key_labels::follow.before(EguiPostUpdateSet::EndPass));
}

/// Adds the keys that work while this game is active.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, keys::read::<G>.in_set(AppSystems::ReadKeys));
}
