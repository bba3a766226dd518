//! Keys, buttons and gamepads: what each does, what it is called, how it is given away.

pub mod gamepad;
pub mod global;
pub mod key_labels;
pub mod keys;
pub mod modifiers;
pub mod press;
pub mod rebind;
mod seen;
pub mod title_keys;

use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::game::Game;
use super::schedule::{AppSystems, DeviceSystems};

/// Keyboard, gamepad and mouse.
pub fn plugin(app: &mut App) {
    app.init_resource::<gamepad::PadKeys>()
        .init_resource::<gamepad::PadWishes>()
        .init_resource::<key_labels::Faces>()
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

/// Keys while this game is at hand.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, keys::read::<G>.in_set(AppSystems::ReadKeys));
}
