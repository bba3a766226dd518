//! The folders of the program's files.

use std::path::{Path, PathBuf};

use bevy::prelude::Resource;

/// The folders in which the program keeps its files.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct AppFolders {
    /// The folder of settings and keys.
    pub config: PathBuf,
    /// The folder of saved matches, statistics, progress in lessons, and the player's languages.
    pub data: PathBuf,
    /// The folder of crash reports.
    pub state: PathBuf,
    /// The folder of screenshots.
    pub pictures: PathBuf,
    /// The folder of exported match logs.
    pub documents: PathBuf,
}

impl AppFolders {
    /// Returns `folder` and its subfolders or, if `folder` is `None`, the standard folders of the system. If the system has none,
    /// the folder `orrery-data` in the current folder is used instead. The standard folders for screenshots and logs are in the
    /// player's folders of pictures and documents or, if there are no such folders, next to the saved matches.
    pub fn new(folder: Option<&Path>) -> Self {
        if let Some(folder) = folder {
            let whole = || folder.to_owned();
            let (pictures, documents) = (folder.join("pictures"), folder.join("documents"));
            return AppFolders { config: whole(), data: whole(), state: whole(), pictures, documents };
        }
        let Some(dirs) = directories::ProjectDirs::from("", "", "orrery") else {
            return Self::new(Some(Path::new("orrery-data")));
        };
        let player = directories::UserDirs::new();
        let pictures = player.as_ref().and_then(|player| player.picture_dir()).map(|pictures| pictures.join("Orrery"));
        let documents = player.as_ref().and_then(|player| player.document_dir()).map(|all| all.join("Orrery"));
        AppFolders {
            config: dirs.config_dir().to_owned(),
            data: dirs.data_dir().to_owned(),
            state: dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).to_owned(),
            pictures: pictures.unwrap_or_else(|| dirs.data_dir().join("pictures")),
            documents: documents.unwrap_or_else(|| dirs.data_dir().join("documents")),
        }
    }

    /// Returns the path of the settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Returns the folder of the player's own languages, each in a subfolder.
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// Returns the path of the file of keys.
    pub fn keymap(&self) -> PathBuf {
        self.config.join("keymap.ron")
    }
}
