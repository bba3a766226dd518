//! The picture of a match: the scene, and the state of the planet below it.

use std::ops::{Deref, DerefMut};

use super::surface::PlanetState;
use orrery_board::scene::ComposedScene;

/// The picture of a match: what is drawn on the board in a frame.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ComposedBoard {
    /// The pieces, plates and texts.
    pub scene: ComposedScene,
    /// The state of the planet.
    pub surface: PlanetState,
}

impl Deref for ComposedBoard {
    type Target = ComposedScene;

    fn deref(&self) -> &ComposedScene {
        &self.scene
    }
}

impl DerefMut for ComposedBoard {
    fn deref_mut(&mut self) -> &mut ComposedScene {
        &mut self.scene
    }
}
