//! Something of one game, whichever that is.

use std::any::Any;

use orrery_core::{GameKey, Rules};

/// What was read of a game and is to be opened: a match, a puzzle, a lesson. Who opens it asks for the game first.
#[derive(Debug)]
pub struct OfGame {
    game: GameKey,
    value: Box<dyn Any + Send>,
}

impl OfGame {
    /// Something of the game `G`.
    #[must_use]
    pub fn new<G: Rules>(value: impl Any + Send) -> Self {
        OfGame { game: G::KEY, value: Box::new(value) }
    }

    /// Which game it is of.
    #[must_use]
    pub const fn game(&self) -> GameKey {
        self.game
    }

    /// It as what it is; nothing where it is something else.
    #[must_use]
    pub fn take<T: Any>(self) -> Option<T> {
        self.value.downcast().ok().map(|value| *value)
    }
}
