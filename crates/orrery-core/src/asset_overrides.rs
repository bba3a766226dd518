//! Asset overrides: files on disk that replace the embedded ones, for artists, sound designers and rule designers who do not want
//! to rebuild the program. They are in the folder `assets` next to the program, or in the folder that the environment variable
//! `ORRERY_ASSETS` names. Its layout is that of the project's own `assets`.
//!
//! Each asset is looked up by its path below `assets`. If a file cannot be used, [`troubles`] reports the reason, and the
//! embedded file is used instead.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::FIRST_GAME;

/// The environment variable that names the override folder.
pub const VARIABLE: &str = "ORRERY_ASSETS";
/// The folder of the shared assets. Its files, and those of the first game, may also be directly in the override folder, as in
/// single-game releases.
const HOUSE: &str = "house";
/// The size limit of a file, in bytes. Embedded files are far smaller.
const LARGEST: u64 = 32 * 1024 * 1024;

static TROUBLES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Returns the override folder, if there is one.
pub fn folder() -> Option<&'static Path> {
    static FOLDER: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
        if let Some(named) = std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
            let named = PathBuf::from(named);
            if !named.is_dir() {
                trouble(format!("{VARIABLE}: {}: there is no such folder", named.display()));
            }
            return Some(named).filter(|folder| folder.is_dir());
        }
        let program = std::env::current_exe().ok()?;
        Some(program.parent()?.join("assets")).filter(|folder| folder.is_dir())
    });
    FOLDER.as_deref()
}

/// Returns the messages about problems with overrides found so far: files that cannot be used, and a missing folder named by
/// [`VARIABLE`]. Each message contains the path and the reason.
pub fn troubles() -> Vec<String> {
    TROUBLES.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

fn trouble(words: String) {
    let mut all = TROUBLES.lock().unwrap_or_else(PoisonError::into_inner);
    if !all.contains(&words) {
        eprintln!("warning: {words}");
        all.push(words);
    }
}

/// Returns the bytes of the file `name` if it exists and `fits` accepts it. An existing file that cannot be used is reported in
/// [`troubles`].
pub fn bytes(name: &str, fits: impl FnOnce(&[u8]) -> Result<(), String>) -> Option<Vec<u8>> {
    bytes_in(folder()?, name, fits)
}

/// Returns the path of the file `name` in `folder`: its current path or, if no file is there, its path in the layout of
/// single-game releases. Returns `None` if neither exists.
fn place_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let old = name.split_once('/').filter(|(owner, _)| [FIRST_GAME.word(), HOUSE].contains(owner));
    [Some(name), old.map(|(_, name)| name)]
        .into_iter()
        .flatten()
        .map(|name| folder.join(name))
        .find(|path| path.exists())
}

fn bytes_in(folder: &Path, name: &str, fits: impl FnOnce(&[u8]) -> Result<(), String>) -> Option<Vec<u8>> {
    let path = place_in(folder, name)?;
    let size = fs::metadata(&path).ok()?.len();
    let read = if size > LARGEST {
        Err(format!("{size} bytes are more than the limit of {LARGEST}"))
    } else {
        fs::read(&path).map_err(|error| error.to_string())
    };
    match read.and_then(|bytes| fits(&bytes).map(|()| bytes)) {
        Ok(bytes) => Some(bytes),
        Err(reason) => {
            trouble(format!("{}: {reason}", path.display()));
            None
        }
    }
}

/// Returns the text of the file `name` if it exists and `fits` accepts it; otherwise the embedded text `own`.
pub fn text(name: &str, own: &'static str, fits: impl FnOnce(&str) -> Result<(), String>) -> &'static str {
    folder().map_or(own, |folder| text_in(folder, name, own, fits))
}

fn text_in(
    folder: &Path,
    name: &str,
    own: &'static str,
    fits: impl FnOnce(&str) -> Result<(), String>,
) -> &'static str {
    let readable = |bytes: &[u8]| fits(std::str::from_utf8(bytes).map_err(|error| error.to_string())?);
    let found = bytes_in(folder, name, readable).and_then(|bytes| String::from_utf8(bytes).ok());
    // Each file is requested once and kept until the program ends, as embedded files are.
    found.map_or(own, |text| String::leak(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long_enough(text: &str) -> Result<(), String> {
        if text.len() > 3 { Ok(()) } else { Err("too short".to_owned()) }
    }

    #[test]
    fn valid_override_is_used_and_invalid_override_is_reported() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(text_in(folder.path(), "a.ron", "own", long_enough), "own", "there is none");
        fs::write(folder.path().join("a.ron"), "theirs").expect("a file");
        assert_eq!(text_in(folder.path(), "a.ron", "own", long_enough), "theirs");
        fs::write(folder.path().join("a.ron"), "no").expect("a file");
        assert_eq!(text_in(folder.path(), "a.ron", "own", long_enough), "own");
        let path = folder.path().join("a.ron").display().to_string();
        assert!(troubles().contains(&format!("{path}: too short")), "{:?}", troubles());
        fs::write(folder.path().join("a.ron"), [0xff, 0xfe, 0, 1]).expect("a file");
        assert_eq!(text_in(folder.path(), "a.ron", "own", long_enough), "own");
        assert!(troubles().iter().any(|told| told.contains(&path) && told.contains("utf-8")), "{:?}", troubles());
    }

    #[test]
    fn overrides_are_found_in_the_old_single_game_folders() {
        let folder = tempfile::tempdir().expect("a folder");
        let found = |name: &str| text_in(folder.path(), name, "own", long_enough);
        for place in ["alien-frontiers/art", "house", "art", "sound"] {
            fs::create_dir_all(folder.path().join(place)).expect("a folder");
        }
        fs::write(folder.path().join("art/layout.ron"), "where it lay").expect("a file");
        fs::write(folder.path().join("art/palette.ron"), "the old palette").expect("a file");
        fs::write(folder.path().join("sound/die-1.ogg"), "the old die").expect("a file");
        assert_eq!(found("alien-frontiers/art/layout.ron"), "where it lay");
        assert_eq!(found("house/art/palette.ron"), "the old palette");
        assert_eq!(found("alien-frontiers/sound/die-1.ogg"), "the old die");
        assert_eq!(found("house/sound/die-1.ogg"), "the old die", "whose a sound is says its list");
        assert_eq!(found("starship-catan/art/layout.ron"), "own", "what lay there was the first game's");
        fs::write(folder.path().join("alien-frontiers/art/layout.ron"), "its place").expect("a file");
        assert_eq!(found("alien-frontiers/art/layout.ron"), "its place", "the place of today comes first");
    }

    #[test]
    fn oversized_override_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = fs::File::create(folder.path().join("b.ogg")).expect("a file");
        file.set_len(LARGEST + 1).expect("it may be as large as it likes");
        assert!(bytes_in(folder.path(), "b.ogg", |_| Ok(())).is_none());
        assert!(troubles().iter().any(|told| told.contains("b.ogg") && told.contains("more than")));
    }
}
