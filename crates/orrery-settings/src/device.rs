//! What the player's hands were on last.

use bevy::prelude::Resource;

/// What was used last: keys, hints and the ring round the focus follow it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LastDevice {
    /// The mouse, or a finger.
    #[default]
    Mouse,
    /// The keyboard.
    Keyboard,
    /// A gamepad.
    Pad,
}

impl LastDevice {
    /// Whether the player goes from thing to thing, so that it must be seen where he stands.
    #[must_use]
    pub const fn walks(self) -> bool {
        !matches!(self, LastDevice::Mouse)
    }
}
