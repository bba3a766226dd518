//! Who has assets: the house or a game.

use std::path::{Path, PathBuf};

/// The owner of what every game has.
pub const HOUSE: &str = "house";

/// The house or a game: where its assets lie, and where what is baked of them goes.
#[derive(Debug, Clone)]
pub struct Owner {
    pub(crate) key: String,
    pub(crate) assets: PathBuf,
    pub(crate) out: PathBuf,
}

impl Owner {
    /// The house. `out` is the output folder of the build script.
    #[must_use]
    pub fn house(assets: &Path, out: &Path) -> Self {
        Self::game(HOUSE, assets, out)
    }

    /// The game of this key. `out` is the output folder of the build script.
    #[must_use]
    pub fn game(key: &str, assets: &Path, out: &Path) -> Self {
        Self { key: key.to_owned(), assets: assets.to_owned(), out: out.join(key) }
    }

    /// Its folder of this part of its assets, which may not be there. Cargo runs the build script again when something in it
    /// changes; where it is not there, when something of the owner's changes, so that a new folder is found.
    pub(crate) fn watched(&self, part: &str) -> PathBuf {
        let own = self.assets.join(&self.key);
        let folder = own.join(part);
        watch(if folder.is_dir() { &folder } else { &own });
        folder
    }

    /// The house's folder of this part.
    #[cfg(feature = "window")]
    pub(crate) fn of_house(&self, part: &str) -> PathBuf {
        self.assets.join(HOUSE).join(part)
    }

    #[cfg(feature = "window")]
    pub(crate) fn is_house(&self) -> bool {
        self.key == HOUSE
    }
}

/// Cargo runs the build script again when the file, or something in the folder, changes.
pub(crate) fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
