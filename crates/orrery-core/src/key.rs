//! How games are named in files, on the command line and in folders.

use std::fmt;

/// The word a game goes by: `alien-frontiers`. Only games of the registry have one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKey(&'static str);

impl GameKey {
    /// A key: small letters, digits and hyphens, as folders and files have them.
    ///
    /// # Panics
    /// The word has anything else in it; keys are constants, so the build stops.
    #[must_use]
    pub const fn new(word: &'static str) -> Self {
        let bytes = word.as_bytes();
        assert!(!bytes.is_empty(), "a key has letters");
        let mut at = 0;
        while at < bytes.len() {
            assert!(
                matches!(bytes[at], b'a'..=b'z' | b'0'..=b'9' | b'-'),
                "a key is small letters, digits and hyphens"
            );
            at += 1;
        }
        GameKey(word)
    }

    /// The word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.0
    }
}

/// The game of files and flags that name none: they are from when there was no other.
pub const FIRST_GAME: GameKey = GameKey::new("alien-frontiers");

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
