//! Lets the program sleep while nothing happens, and wakes it on input.

pub mod modifiers;
pub mod wake;

use bevy::prelude::*;

use super::schedule::DeviceSystems;

/// Adds the systems that wake the program.
pub fn plugin(app: &mut App) {
    app.init_resource::<wake::GamepadWatcher>()
        .add_systems(First, (wake::watch_pads, wake::watch_readers))
        .add_systems(PreUpdate, modifiers::unchanged_modifiers.in_set(DeviceSystems::DropRepeats));
}
