//! The field of a game's files that names the game.

use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use super::contract::Rules;
use super::key::FIRST_GAME;

/// The key of the game `G` as read from and written to a file. Reading any other key is an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileGameKey<G>(PhantomData<G>);

impl<G> Default for FileGameKey<G> {
    fn default() -> Self {
        FileGameKey(PhantomData)
    }
}

impl<G: Rules> FileGameKey<G> {
    /// Returns the key to write to a new file, or `None` for the first game, whose files omit it.
    pub fn named() -> Option<Self> {
        (G::KEY != FIRST_GAME).then(FileGameKey::default)
    }
}

impl<G: Rules> Serialize for FileGameKey<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(G::KEY.word())
    }
}

impl<'de, G: Rules> Deserialize<'de> for FileGameKey<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        if word == G::KEY.word() {
            return Ok(FileGameKey::default());
        }
        Err(D::Error::custom(format_args!("expected the game `{}`, found `{}`", G::KEY, word.escape_debug())))
    }
}
