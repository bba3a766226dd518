//! What is seen behind the title: the planet of the matches, larger and to the right, with stations round it.

use bevy::math::{Rect, Vec2};

use super::layout::{LAYOUT, aside};
use super::scene::{Scene, id, z};
use super::surface::Surface;

/// The stations round the planet of the title.
#[must_use]
pub fn compose(visible: Rect) -> Scene {
    let surface = Surface { apart: true, ..Surface::default() };
    let mut scene = Scene { surface, ..Scene::default() };
    for (facility, &(x, y, size)) in &LAYOUT.title.stations {
        let at = Vec2::new(x, y) + aside(visible);
        scene.piece(id("title station", facility), format!("station-{facility}"), at, z::LABELS).scale(size);
    }
    scene
}
