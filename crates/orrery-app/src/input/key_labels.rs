//! The labels of actions: names of buttons while a gamepad is in use, otherwise names of keys.

use bevy::prelude::*;

use orrery_settings::LastInputDevice;
use orrery_settings::keys::KeyMap;

/// The key or button labels of each action, for panels and explanations.
#[derive(Resource, Debug, Clone, PartialEq, Default, Deref)]
pub struct KeyLabels(KeyMap);

/// Updates the labels after a change of the key bindings or of the device in use.
pub fn follow(keys: Res<KeyMap>, device: Res<LastInputDevice>, mut faces: ResMut<KeyLabels>) {
    if keys.is_changed() || device.is_changed() {
        faces.set_if_neq(KeyLabels(keys.faced(*device == LastInputDevice::Pad)));
    }
}
