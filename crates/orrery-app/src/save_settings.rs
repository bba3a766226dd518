//! Stores the player's settings and keys. Changes are written immediately; a failure is reported and stays visible.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::state::MenuState;
use orrery_locale::{text, text_args};
use orrery_record::save::DataFolderLock;
use orrery_settings::keys::KeyMap;
use orrery_settings::{self as settings, AppFolders, Settings, SettingsOverrides};
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

/// The player's files, which this program writes unless another one holds their folder, and the menus that report failures.
#[derive(SystemParam)]
pub struct PlayerFiles<'w> {
    pub(super) menus: ResMut<'w, MenuState>,
    pub(super) folders: Option<Res<'w, AppFolders>>,
    lock: Option<Res<'w, FolderLock>>,
}

impl PlayerFiles<'_> {
    /// Checks that this program may write to the player's folder, and takes the lock if it has become free.
    ///
    /// # Errors
    /// Returns a message in the player's language if another program holds the lock.
    pub fn may_write(&mut self) -> Result<(), String> {
        let taken = text("ui-files-taken");
        if self.lock.as_ref().is_some_and(|right| right.0.take().is_err()) {
            return Err(taken);
        }
        if self.menus.unsaved.as_ref() == Some(&taken) {
            self.menus.unsaved = None;
        }
        Ok(())
    }

    /// Writes a file of settings. Shows a message when writing begins to fail, and keeps the reason visible until writing
    /// succeeds again.
    fn write(&mut self, write: impl FnOnce(&AppFolders) -> Result<(), String>) {
        match self.may_write().and_then(|()| self.folders.as_ref().map_or(Ok(()), |folders| write(folders))) {
            Ok(()) => self.menus.unsaved = None,
            Err(reason) => {
                let words = text_args("ui-settings-not-saved", &[("reason", reason.as_str().into())]);
                if self.menus.unsaved.is_none() {
                    self.menus.toasts.push(Toast::trouble(words));
                }
                self.menus.unsaved = Some(reason);
            }
        }
    }
}

/// The player's settings and keys, which are written when they change.
#[derive(SystemParam)]
pub struct SettingsStore<'w> {
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) keys: ResMut<'w, KeyMap>,
    stored: ResMut<'w, StoredSettings>,
    overrides: ResMut<'w, SettingsOverrides>,
    pub(super) files: PlayerFiles<'w>,
}

impl SettingsStore<'_> {
    /// Applies changed settings and writes them immediately.
    pub fn change(&mut self, changed: Settings) {
        let changed = changed.within_ranges();
        let kept = self.overrides.settings_to_save(&changed, &self.stored.0);
        self.files.write(|folders| settings::save(folders, &kept));
        self.stored.0 = kept;
        *self.settings = changed;
    }

    /// Applies changed keys and writes them immediately.
    pub fn change_keys(&mut self, change: impl FnOnce(&mut KeyMap)) {
        let mut keys = self.keys.clone();
        change(&mut keys);
        self.files.write(|folders| settings::save_keys(folders, &keys));
        *self.keys = keys;
    }
}

/// Applies changed settings and writes them immediately.
pub fn change_settings(In(changed): In<Settings>, mut store: SettingsStore) {
    store.change(changed);
}

/// Returns the reason why settings or matches cannot be stored, if there is one. Tests this by writing to both folders.
pub fn trouble(folders: &AppFolders) -> Option<String> {
    [&folders.config, &folders.data].into_iter().find_map(|folder| settings::can_write(folder).err())
}
