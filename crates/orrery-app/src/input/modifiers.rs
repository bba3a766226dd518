//! The modifier keys: Control, Shift and Alt.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use orrery_settings::keys::KeyChord;

/// The held modifier keys. They are updated with each press and release, because both may happen within one slow frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct HeldModifiers {
    control: bool,
    shift: bool,
    alt: bool,
}

impl HeldModifiers {
    /// Returns the modifiers that are held now.
    pub fn now(held: &ButtonInput<KeyCode>) -> Self {
        let mut beside = HeldModifiers::default();
        held.get_pressed().for_each(|&code| beside.follow(code, true));
        beside
    }

    /// Records the press or release of a key.
    pub fn follow(&mut self, code: KeyCode, down: bool) {
        match code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.control = down,
            KeyCode::SuperLeft | KeyCode::SuperRight if cfg!(target_os = "macos") => self.control = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = down,
            _ => {}
        }
    }

    /// Combines a key with the held modifiers.
    pub fn chord(self, key: &KeyboardInput) -> KeyChord {
        KeyChord::pressed(key.key_code, &key.logical_key, self.control, self.shift, self.alt)
    }

    /// Combines a mouse button with the held modifiers. Returns `None` for the left and right buttons.
    pub fn clicked(self, button: MouseButton) -> Option<KeyChord> {
        KeyChord::clicked(button, self.control, self.shift, self.alt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifier_keys_are_tracked_within_a_frame() {
        let mut beside = HeldModifiers::default();
        beside.follow(KeyCode::ControlLeft, true);
        assert!(beside.control && !beside.shift);
        beside.follow(KeyCode::KeyS, true);
        beside.follow(KeyCode::ControlLeft, false);
        assert_eq!(beside, HeldModifiers::default());
    }
}
