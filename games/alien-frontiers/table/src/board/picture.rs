//! The picture of a match: the scene, and the state of the planet below it.

use std::ops::{Deref, DerefMut};

use super::surface::Surface;
use orrery_board::scene::Scene;

/// The picture of a match.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Picture {
    /// The pieces, plates and texts.
    pub scene: Scene,
    /// The state of the planet.
    pub surface: Surface,
}

impl Deref for Picture {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.scene
    }
}

impl DerefMut for Picture {
    fn deref_mut(&mut self) -> &mut Scene {
        &mut self.scene
    }
}
