//! The owners of assets: the shared crates, or a game.

use std::path::{Path, PathBuf};

/// The key of the owner of shared assets.
pub const HOUSE: &str = "house";

/// The shared crates or a game, with the location of its assets and the output folder of its baked files.
#[derive(Debug, Clone)]
pub struct AssetOwner {
    pub(crate) key: String,
    pub(crate) assets: PathBuf,
    pub(crate) out: PathBuf,
}

impl AssetOwner {
    /// Returns the owner of the shared assets. `out` is the output folder of the build script.
    pub fn house(assets: &Path, out: &Path) -> Self {
        Self::game(HOUSE, assets, out)
    }

    /// Returns the owner of a game's assets. `out` is the output folder of the build script.
    pub fn game(key: &str, assets: &Path, out: &Path) -> Self {
        Self { key: key.to_owned(), assets: assets.to_owned(), out: out.join(key) }
    }

    /// Returns the owner's folder for this part of its assets, which may not exist. Cargo reruns the build script when something
    /// in the folder changes. If the folder does not exist, Cargo watches all of the owner's assets instead, so that a new folder
    /// is noticed.
    pub(crate) fn watched(&self, part: &str) -> PathBuf {
        let own = self.assets.join(&self.key);
        let folder = own.join(part);
        watch(if folder.is_dir() { &folder } else { &own });
        folder
    }

    /// Returns the folder for this part of the shared assets.
    #[cfg(feature = "window")]
    pub(crate) fn of_house(&self, part: &str) -> PathBuf {
        self.assets.join(HOUSE).join(part)
    }

    #[cfg(feature = "window")]
    pub(crate) fn is_house(&self) -> bool {
        self.key == HOUSE
    }
}

/// Makes Cargo rerun the build script when the file, or something in the folder, changes.
pub(crate) fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
