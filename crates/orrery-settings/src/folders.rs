//! Where the files of the program lie.

use std::path::{Path, PathBuf};

use bevy::prelude::Resource;

/// The folders of the program.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// Settings and keys.
    pub config: PathBuf,
    /// Saved matches.
    pub data: PathBuf,
    /// Reports.
    pub state: PathBuf,
    /// Pictures of the window.
    pub pictures: PathBuf,
    /// Logs of matches to be given on.
    pub documents: PathBuf,
}

impl Folders {
    /// Everything below `folder`, or in the usual places of the system; where it names none, below the current folder.
    /// Pictures lie in the player's folder of pictures and logs in that of documents; where there is none, beside the saved
    /// matches.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Self {
        if let Some(folder) = folder {
            let whole = || folder.to_owned();
            let (pictures, documents) = (folder.join("pictures"), folder.join("documents"));
            return Folders { config: whole(), data: whole(), state: whole(), pictures, documents };
        }
        let Some(dirs) = directories::ProjectDirs::from("", "", "orrery") else {
            return Self::new(Some(Path::new("orrery-data")));
        };
        let player = directories::UserDirs::new();
        let pictures = player.as_ref().and_then(|player| player.picture_dir()).map(|pictures| pictures.join("Orrery"));
        let documents = player.as_ref().and_then(|player| player.document_dir()).map(|all| all.join("Orrery"));
        Folders {
            config: dirs.config_dir().to_owned(),
            data: dirs.data_dir().to_owned(),
            state: dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).to_owned(),
            pictures: pictures.unwrap_or_else(|| dirs.data_dir().join("pictures")),
            documents: documents.unwrap_or_else(|| dirs.data_dir().join("documents")),
        }
    }

    /// Where the settings lie.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Where the player's own languages lie, a folder for each.
    #[must_use]
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// Where the keys lie.
    #[must_use]
    pub fn keymap(&self) -> PathBuf {
        self.config.join("keymap.ron")
    }
}
