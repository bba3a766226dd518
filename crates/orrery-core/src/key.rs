//! The names of games in files, on the command line and in folders.

use std::fmt;

/// The name of a game, such as `alien-frontiers`. Each game in the registry has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKey(&'static str);

impl GameKey {
    /// Creates a key of lowercase letters, digits and hyphens, which is also usable as the name of a folder or file.
    ///
    /// # Panics
    /// Panics if the key is empty or contains any other character.
    pub const fn new(word: &'static str) -> Self {
        let bytes = word.as_bytes();
        assert!(!bytes.is_empty(), "a key cannot be empty");
        let mut at = 0;
        while at < bytes.len() {
            assert!(
                matches!(bytes[at], b'a'..=b'z' | b'0'..=b'9' | b'-'),
                "a key can only have lower-case letters, digits and hyphens"
            );
            at += 1;
        }
        GameKey(word)
    }

    /// Returns the name as text.
    pub const fn word(self) -> &'static str {
        self.0
    }
}

/// The game meant by files, settings and flags that do not name a game. Their formats are older than the other games.
pub const FIRST_GAME: GameKey = GameKey::new("alien-frontiers");

impl fmt::Display for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
