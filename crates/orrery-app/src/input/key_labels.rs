//! The keys as they are shown: buttons while a gamepad is in use, else keys.

use bevy::prelude::*;

use orrery_settings::LastDevice;
use orrery_settings::keys::KeyMap;

/// The key labels of each action, for buttons and explanations.
#[derive(Resource, Debug, Clone, PartialEq, Default, Deref)]
pub struct KeyLabels(KeyMap);

/// Updates the labels to the key bindings and the last used device.
pub fn follow(keys: Res<KeyMap>, device: Res<LastDevice>, mut faces: ResMut<KeyLabels>) {
    if keys.is_changed() || device.is_changed() {
        faces.set_if_neq(KeyLabels(keys.faced(*device == LastDevice::Pad)));
    }
}
