//! The last input device that the player used.

use bevy::prelude::Resource;

/// The last input device that the player used. The displayed keys, the hints and the focus ring depend on it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LastInputDevice {
    /// The mouse, or a finger.
    #[default]
    Mouse,
    /// The keyboard.
    Keyboard,
    /// A gamepad.
    Pad,
}

impl LastInputDevice {
    /// Returns true if the player moves a focus with this device, so that the focus must be visible.
    pub const fn walks(self) -> bool {
        !matches!(self, LastInputDevice::Mouse)
    }
}
