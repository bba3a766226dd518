//! Where panels stand over the board.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

/// Where panels stand over the board, of the scene shown.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// From here to the right panels lie over the board: what flies there is drawn over them.
    pub column: f32,
    /// A panel that the board draws itself: the mouse means no thing of the board there...
    pub panel: Rect,
    /// ...but in this part of it.
    pub opening: Rect,
}

impl Default for Frame {
    fn default() -> Self {
        Self { column: f32::INFINITY, panel: Rect::EMPTY, opening: Rect::EMPTY }
    }
}

impl Frame {
    /// Whether the mouse can mean something of the board at a place.
    #[must_use]
    pub fn lets_through(&self, place: Vec2) -> bool {
        self.opening.contains(place) || !self.panel.contains(place)
    }
}
