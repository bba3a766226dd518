//! The window-side type of a game.

use std::fmt::Debug;

use crate::Rules;

/// A game as seen by the window. Its rules are a type of the game's rules crate. The window contracts are implemented for a type of
/// its window crate, because Rust allows implementing a foreign trait only for a local type.
pub trait WindowGame: Copy + Debug + Eq + Send + Sync + 'static {
    /// The rules of the game.
    type Rules: Rules;
}
