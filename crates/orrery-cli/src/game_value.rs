//! A type-erased value of some game.

use std::any::Any;

use orrery_core::{GameKey, Rules};

/// A value of some game to open in the window: a match, a puzzle or a lesson. Check [`Self::game()`] before taking the value.
#[derive(Debug)]
pub struct AnyGameValue {
    game: GameKey,
    value: Box<dyn Any + Send>,
}

impl AnyGameValue {
    /// Wraps a value of the game `G`.
    pub fn new<G: Rules>(value: impl Any + Send) -> Self {
        AnyGameValue { game: G::KEY, value: Box::new(value) }
    }

    /// Returns the key of the game.
    pub const fn game(&self) -> GameKey {
        self.game
    }

    /// Returns the value as a `T`, or `None` if it is of another type.
    pub fn take<T: Any>(self) -> Option<T> {
        self.value.downcast().ok().map(|value| *value)
    }
}
