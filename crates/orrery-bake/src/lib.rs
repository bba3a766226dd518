//! Checks and bakes the contents of `assets` when the program is built, separately for each owner: the shared crates (`house`) or
//! a game.
//!
//! The build scripts of a game's two crates call [`game`] and `table`. The build script of a shared crate calls the methods of
//! [`AssetOwner`] whose results the crate embeds, for the owner [`AssetOwner::house`]. The baked files of an owner are in
//! `OUT_DIR/OWNER`:
//!
//! | file | contents |
//! |---|---|
//! | `lessons.rs` | names and texts of `assets/OWNER/lessons` |
//! | `codex.rs` | the text of `assets/OWNER/codex.ron`, and the scenarios that are its examples |
//! | `art_table.rs`, `art.bin` | the pieces of `assets/OWNER/art`, and their pictures |
//! | `words.rs` | the texts of `assets/OWNER/locale`, by language |
//! | `sounds.rs` | the files of `assets/OWNER/sound` |
//! | `icon_table.rs` | the program's icon, a shared drawing |
//!
//! The build of one owner does not see the assets of others. Tests therefore check that no two owners have a piece or a sound of
//! the same name, and that no game redefines a shared message. `env!("ORRERY_ASSETS")` is the path of the folder `assets`.

#[cfg(feature = "window")]
mod art;
mod data;
mod files;
#[cfg(feature = "window")]
mod icons;
mod owner;
#[cfg(feature = "window")]
mod palette;
#[cfg(feature = "window")]
mod picture_archive;
#[cfg(feature = "window")]
mod pieces;
#[cfg(feature = "window")]
mod render;
#[cfg(feature = "window")]
mod sounds;
#[cfg(feature = "window")]
mod template;
#[cfg(feature = "window")]
mod words;

use std::path::Path;

pub use owner::{AssetOwner, HOUSE};

/// The folders that a game may have in its part of `assets`.
const PARTS: [&str; 7] = ["art", "lessons", "locale", "opponents", "puzzles", "scenarios", "sound"];

impl AssetOwner {
    /// Checks that the data of a game can be read: scenarios, opponents, lessons and puzzles. Tests check the content.
    ///
    /// # Errors
    /// Returns a message with the first file that cannot be read, the line and the reason.
    pub fn data(&self) -> Result<(), String> {
        data::check(self)
    }

    /// Writes `lessons.rs`: the names and texts of the owner's lessons. Tests and `orrery lesson check` ensure that each lesson
    /// can be completed.
    ///
    /// # Errors
    /// Returns a message with the path that cannot be read or written.
    pub fn lessons(&self) -> Result<(), String> {
        data::carry_lessons(self)
    }

    /// Writes `codex.rs`: the text of the owner's `codex.ron`, if there is one, and the scenarios that it names as examples.
    ///
    /// # Errors
    /// Returns a message if `codex.ron` cannot be read or is invalid, if one of its examples is not a scenario, or if `codex.rs`
    /// cannot be written.
    pub fn codex(&self) -> Result<(), String> {
        data::carry_codex(self)
    }

    /// Renders the owner's pieces in every palette and writes `art_table.rs` and `art.bin`.
    ///
    /// # Errors
    /// Returns a message with the file and the reason if a data file or a drawing is faulty.
    #[cfg(feature = "window")]
    pub fn art(&self) -> Result<(), String> {
        art::bake(self)
    }

    /// Checks the owner's texts and writes `words.rs`.
    ///
    /// # Errors
    /// Returns a message with the file and the line of each fault, for at most 60 faults, or with the path that cannot be read or
    /// written.
    #[cfg(feature = "window")]
    pub fn words(&self) -> Result<(), String> {
        words::check(self)?;
        words::carry(self)
    }

    /// Writes `sounds.rs`: every sound file by its name without the extension.
    ///
    /// # Errors
    /// Returns a message if a path cannot be read or written, or if two files have the same name.
    #[cfg(feature = "window")]
    pub fn sounds(&self) -> Result<(), String> {
        sounds::carry(self)
    }

    /// Renders the program's icon and writes `icon_table.rs`.
    ///
    /// # Errors
    /// Returns a message with the name of the faulty drawing or file and the reason.
    #[cfg(feature = "window")]
    pub fn icons(&self) -> Result<(), String> {
        art::bake_icons(self)
    }
}

/// Checks the data of a game and embeds its lessons and its codex. An error stops the build with the name of the file and the reason.
pub fn game(key: &str, assets: &Path, out: &Path) {
    let owner = AssetOwner::game(key, assets, out);
    tell_assets(assets);
    or_stop(owner.data().and_then(|()| owner.lessons()).and_then(|()| owner.codex()));
}

/// Bakes the drawings, texts and sounds of a game for its window crate. An error stops the build with the name of the file and
/// the reason.
#[cfg(feature = "window")]
pub fn table(key: &str, assets: &Path, out: &Path) {
    tell_assets(assets);
    let owner = AssetOwner::game(key, assets, out);
    or_stop(owner.art().and_then(|()| owner.words()).and_then(|()| owner.sounds()));
}

/// Returns the keys of the games that have assets, in alphabetical order. A folder of `assets` belongs to a game if it has at
/// least one of a game's subfolders, such as `art`.
///
/// # Errors
/// Returns a message if `assets` cannot be read.
pub fn games(assets: &Path) -> Result<Vec<String>, String> {
    let mut found = files::folders(assets)?;
    found.retain(|folder| PARTS.iter().any(|part| folder.join(part).is_dir()));
    Ok(found.iter().map(|folder| files::name(folder)).filter(|key| key != HOUSE).collect())
}

/// Defines `env!("ORRERY_ASSETS")` in the crate being built as the path of the folder `assets`.
pub fn tell_assets(assets: &Path) {
    println!("cargo::rustc-env=ORRERY_ASSETS={}", assets.display());
}

/// Returns the value, or stops the build and reports each line of the error message as an error.
pub fn or_stop<T>(made: Result<T, String>) -> T {
    made.unwrap_or_else(|reason| {
        reason.lines().for_each(|line| println!("cargo::error={line}"));
        std::process::exit(1)
    })
}
