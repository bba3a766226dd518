//! How the column keeps to the edge of wide windows.

use bevy::math::{Rect, Vec2};

use super::LAYOUT;

/// How far right of its place the column stands in a window that shows `visible`, in units.
#[must_use]
pub fn aside(visible: Rect) -> Vec2 {
    Vec2::new((visible.max.x - LAYOUT.width).max(0.0), 0.0)
}
