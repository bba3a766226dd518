//! The type that stands for a game in the window.

use std::fmt::Debug;

use crate::Rules;

/// A game as the window knows it. Its rules are a type of the crate below, which knows no engine; the contracts of the window are
/// implemented for a type of the game's window crate, because Rust implements a foreign trait only for a type of the same crate.
pub trait WindowGame: Copy + Debug + Eq + Send + Sync + 'static {
    /// The rules of the game.
    type Rules: Rules;
}
