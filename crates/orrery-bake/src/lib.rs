//! Checks and bakes what `assets` holds, when the program is built: each owner, the house or a game, by itself.
//!
//! The build scripts of a game's two crates call [`game`] and [`table`], that of a crate of the house the parts of [`Owner::house`]
//! that the crate carries.
//! What is baked of an owner lies in `OUT_DIR/OWNER`:
//!
//! | file | holds |
//! |---|---|
//! | `lessons.rs` | names and texts of `assets/OWNER/lessons` |
//! | `art_table.rs`, `art.bin` | the pieces of `assets/OWNER/art`, and their pictures |
//! | `words.rs` | the texts of `assets/OWNER/locale`, by language |
//! | `sounds.rs` | the files of `assets/OWNER/sound` |
//! | `icon_table.rs` | the program's icon, which is the house's |
//!
//! The build of one owner does not see the others, so tests check that no two owners have a piece or a sound of the same name and that
//! no game redefines a message of the house. `env!("ORRERY_ASSETS")` is the path of the folder `assets`.

#[cfg(feature = "window")]
mod art;
#[cfg(feature = "window")]
mod carried;
mod data;
mod files;
#[cfg(feature = "window")]
mod icons;
mod owner;
#[cfg(feature = "window")]
mod palette;
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

pub use owner::{HOUSE, Owner};

/// Folders that a game may have in its own of `assets`.
const PARTS: [&str; 7] = ["art", "lessons", "locale", "opponents", "puzzles", "scenarios", "sound"];

impl Owner {
    /// Checks that the data of a game can be read: its scenarios, opponents, lessons and puzzles. What they say is the tests' affair.
    ///
    /// # Errors
    /// The first file that cannot be read, with its line and the reason.
    pub fn data(&self) -> Result<(), String> {
        data::check(self)
    }

    /// Writes `lessons.rs`: the names and texts of its lessons. That each can be finished is proven by the tests and by
    /// `orrery lesson check`.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn lessons(&self) -> Result<(), String> {
        data::carry_lessons(self)
    }

    /// Renders its pieces in every palette and writes `art_table.rs` and `art.bin`.
    ///
    /// # Errors
    /// Names the file and the reason if a data file or a drawing is wrong.
    #[cfg(feature = "window")]
    pub fn art(&self) -> Result<(), String> {
        art::bake(self)
    }

    /// Checks its texts and writes `words.rs`.
    ///
    /// # Errors
    /// Every slip on a line of its own, with file and line.
    #[cfg(feature = "window")]
    pub fn words(&self) -> Result<(), String> {
        words::check(self)?;
        words::carry(self)
    }

    /// Writes `sounds.rs`: every file of sound by its name without the ending.
    ///
    /// # Errors
    /// What cannot be read or written.
    #[cfg(feature = "window")]
    pub fn sounds(&self) -> Result<(), String> {
        sounds::carry(self)
    }

    /// Renders the program's icon and writes `icon_table.rs`.
    ///
    /// # Errors
    /// Names the drawing or the file that is wrong, and why.
    #[cfg(feature = "window")]
    pub fn icons(&self) -> Result<(), String> {
        art::bake_icons(self)
    }
}

/// Checks the data of a game and carries its lessons. Something wrong stops the build with the file's name and the reason.
pub fn game(key: &str, assets: &Path, out: &Path) {
    let owner = Owner::game(key, assets, out);
    tell_assets(assets);
    or_stop(owner.data().and_then(|()| owner.lessons()));
}

/// Bakes the drawings, words and sounds of a game for its crate in the window. Something wrong stops the build with the file's name
/// and the reason.
#[cfg(feature = "window")]
pub fn table(key: &str, assets: &Path, out: &Path) {
    tell_assets(assets);
    let owner = Owner::game(key, assets, out);
    or_stop(owner.art().and_then(|()| owner.words()).and_then(|()| owner.sounds()));
}

/// The keys of the games that have a folder in `assets`, in their order.
///
/// # Errors
/// `assets` cannot be read.
pub fn games(assets: &Path) -> Result<Vec<String>, String> {
    let mut found = files::folders(assets)?;
    found.retain(|folder| PARTS.iter().any(|part| folder.join(part).is_dir()));
    Ok(found.iter().map(|folder| files::name(folder)).filter(|key| key != HOUSE).collect())
}

/// Lets the code of the crate name the folder as `env!("ORRERY_ASSETS")`, wherever the crate lies.
pub fn tell_assets(assets: &Path) {
    println!("cargo::rustc-env=ORRERY_ASSETS={}", assets.display());
}

/// What was made; something wrong stops the build, each line of the reason as an error of its own.
pub fn or_stop<T>(made: Result<T, String>) -> T {
    made.unwrap_or_else(|reason| {
        reason.lines().for_each(|line| println!("cargo::error={line}"));
        std::process::exit(1)
    })
}
