//! The keys as they are shown: to whoever holds a gamepad its buttons, else the keys.

use bevy::prelude::*;

use orrery_settings::LastDevice;
use orrery_settings::keys::KeyMap;

/// What stands on buttons and in explanations for each action.
#[derive(Resource, Debug, Clone, PartialEq, Default, Deref)]
pub struct Faces(KeyMap);

/// Follows the keys and the device used last.
pub fn follow(keys: Res<KeyMap>, device: Res<LastDevice>, mut faces: ResMut<Faces>) {
    if keys.is_changed() || device.is_changed() {
        faces.set_if_neq(Faces(keys.faced(*device == LastDevice::Pad)));
    }
}
