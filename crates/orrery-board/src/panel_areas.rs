//! The areas of the board under panels.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

/// The areas that panels cover in the current scene.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct PanelGeometry {
    /// The left edge of the panel column, in units. Things that fly to the right of the edge are drawn over the panels.
    pub column: f32,
    /// The area of the panel that the board itself draws. Within it, the mouse cannot point at the board, except in `opening`.
    pub panel: Rect,
    /// The part of `panel` in which the mouse can point at the board.
    pub opening: Rect,
}

impl Default for PanelGeometry {
    fn default() -> Self {
        Self { column: f32::INFINITY, panel: Rect::EMPTY, opening: Rect::EMPTY }
    }
}

impl PanelGeometry {
    /// Reports whether the mouse can point at the board at this point, in units.
    pub fn lets_through(&self, place: Vec2) -> bool {
        self.opening.contains(place) || !self.panel.contains(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mouse_reaches_the_board_outside_the_panel_and_in_its_opening() {
        let frame = PanelGeometry {
            column: 90.0,
            panel: Rect::new(100.0, 0.0, 200.0, 100.0),
            opening: Rect::new(120.0, 20.0, 180.0, 80.0),
        };
        assert!(frame.lets_through(Vec2::new(50.0, 50.0)), "next to the panel");
        assert!(!frame.lets_through(Vec2::new(110.0, 50.0)), "on its rim");
        assert!(frame.lets_through(Vec2::new(150.0, 50.0)), "in its opening");
        assert!(PanelGeometry::default().lets_through(Vec2::new(150.0, 50.0)), "a board without panels of its own");
    }
}
