//! Keeping the program asleep while nothing happens, and waking it when something does.

pub mod modifiers;
pub mod wake;

use bevy::prelude::*;

use super::schedule::DeviceSystems;

/// The program sleeps, and is woken.
pub fn plugin(app: &mut App) {
    app.init_resource::<wake::PadWatch>()
        .add_systems(First, (wake::watch_pads, wake::watch_readers))
        .add_systems(PreUpdate, modifiers::unchanged_modifiers.in_set(DeviceSystems::DropRepeats));
}
