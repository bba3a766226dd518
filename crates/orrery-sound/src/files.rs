//! The files of `assets/*/sound`, embedded in the program: the shared ones, and those that each game registers.

use std::sync::LazyLock;

/// The sound files of one owner by name, without the extension, as registered by `carry_sounds!`.
#[derive(Debug)]
pub struct SoundFiles(pub &'static [(&'static str, &'static [u8])]);

inventory::collect!(SoundFiles);

/// Registers the sound files of an owner, which were embedded when its crate was built: `carry_sounds!("house");`.
#[macro_export]
macro_rules! carry_sounds {
    ($owner:literal) => {
        $crate::inventory::submit! {
            $crate::SoundFiles(include!(concat!(env!("OUT_DIR"), "/", $owner, "/sounds.rs")))
        }
    };
}

carry_sounds!("house");

/// Every file by its name without the extension, in alphabetical order. A test compares it with the lists of sounds.
pub static FILES: LazyLock<Vec<(&str, &[u8])>> = LazyLock::new(|| {
    let mut all: Vec<_> = inventory::iter::<SoundFiles>().flat_map(|files| files.0.iter().copied()).collect();
    all.sort_by_key(|(name, _)| *name);
    all
});
