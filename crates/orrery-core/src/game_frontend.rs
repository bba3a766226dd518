//! The trait that connects the user interface of a game with its rules.

use std::fmt::Debug;

use crate::Rules;

/// A game with a user interface. Its rules are a type of the game's rules crate. The contracts of the user interface are
/// implemented for a type of the game's window crate, because Rust allows implementing a foreign trait only for a local type.
pub trait GameFrontend: Copy + Debug + Eq + Send + Sync + 'static {
    /// The rules of the game.
    type Rules: Rules;
}
