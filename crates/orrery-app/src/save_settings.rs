//! Stores the player's settings and keys. Changes are written immediately; a failure is reported and stays visible.

use std::sync::Arc;

use bevy::prelude::*;

use super::state::MenuState;
use orrery_locale::{text, text_args};
use orrery_record::save::DataFolderLock;
use orrery_settings::keys::KeyMap;
use orrery_settings::{self as settings, Folders, Settings, SettingsOverrides};
use orrery_ui::Toast;

/// Adds the resources of settings and keys.
pub fn plugin(app: &mut App) {
    app.init_resource::<StoredSettings>()
        .init_resource::<SettingsOverrides>()
        .init_resource::<Settings>()
        .init_resource::<KeyMap>();
}

/// The settings that belong in the file: those of the player, without the overrides of the command line.
#[derive(Resource, Debug, Clone, Default)]
pub struct StoredSettings(pub Settings);

/// The lock of this program on the player's folder. Without this resource, writing is always allowed.
#[derive(Resource, Debug, Clone)]
pub struct FolderLock(pub Arc<DataFolderLock>);

/// Checks that this program may write to the player's folder, and takes the lock if it has become free.
///
/// # Errors
/// Returns a message in the player's language if another program holds the lock.
pub fn may_write(world: &mut World) -> Result<(), String> {
    let taken = text("ui-files-taken");
    if world.get_resource::<FolderLock>().is_some_and(|right| right.0.take().is_err()) {
        return Err(taken);
    }
    let mut front = world.resource_mut::<MenuState>();
    if front.unsaved.as_ref() == Some(&taken) {
        front.unsaved = None;
    }
    Ok(())
}

/// Applies changed settings and writes them immediately.
pub fn change_settings(world: &mut World, changed: Settings) {
    let changed = changed.within_ranges();
    let before = world.resource::<StoredSettings>().0.clone();
    let kept = world.resource_mut::<SettingsOverrides>().settings_to_save(&changed, &before);
    let write =
        |world: &World| world.get_resource::<Folders>().map_or(Ok(()), |folders| settings::save(folders, &kept));
    let written = may_write(world).and_then(|()| write(world));
    report_write(world, written);
    world.resource_mut::<StoredSettings>().0 = kept;
    *world.resource_mut::<Settings>() = changed;
}

/// Applies changed keys and writes them immediately.
pub fn change_keys(world: &mut World, change: impl FnOnce(&mut KeyMap)) {
    let mut keys = world.resource::<KeyMap>().clone();
    change(&mut keys);
    let write =
        |world: &World| world.get_resource::<Folders>().map_or(Ok(()), |folders| settings::save_keys(folders, &keys));
    let written = may_write(world).and_then(|()| write(world));
    report_write(world, written);
    *world.resource_mut::<KeyMap>() = keys;
}

/// Shows a message when writing begins to fail, and keeps the reason visible until writing succeeds again.
fn report_write(world: &mut World, written: Result<(), String>) {
    let mut front = world.resource_mut::<MenuState>();
    match written {
        Ok(()) => front.unsaved = None,
        Err(reason) => {
            let words = text_args("ui-settings-not-saved", &[("reason", reason.as_str().into())]);
            if front.unsaved.is_none() {
                front.toasts.push(Toast::trouble(words));
            }
            front.unsaved = Some(reason);
        }
    }
}

/// Returns the reason why settings or matches cannot be stored, if there is one. Tests this by writing to both folders.
pub fn trouble(folders: &Folders) -> Option<String> {
    [&folders.config, &folders.data].into_iter().find_map(|folder| settings::can_write(folder).err())
}
