//! The column at the right edge of the window, and the tray in it.

use bevy::math::{Rect, Vec2};

use super::{LAYOUT, rect};

/// Returns the distance in units by which the column is shifted to the right of its place in the layout, in a window that shows
/// `visible`.
pub fn aside(visible: Rect) -> Vec2 {
    Vec2::new((visible.max.x - LAYOUT.width).max(0.0), 0.0)
}

/// Height of the tray's heading in units; the panels draw it.
const HEADING: f32 = 34.0;

/// Returns the area of the tray, shifted by `aside`.
pub fn tray(aside: Vec2) -> Rect {
    let tray = rect(LAYOUT.column.tray);
    Rect::from_corners(tray.min + aside, tray.max + aside)
}

/// Returns the area of the well that holds the dice, shifted by `aside`.
pub fn well(aside: Vec2) -> Rect {
    let tray = tray(aside);
    Rect::from_corners(tray.min + Vec2::new(10.0, HEADING), tray.max - Vec2::splat(10.0))
}
