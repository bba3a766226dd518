//! Where something is that can be clicked, for whoever points at it from outside.

use bevy::math::{Rect, Vec2};

use super::draw::Hits;
use super::layout::LAYOUT;
use super::scene::Zone;
use crate::table::plan::Target;

/// The part of the board, in units, in which a click means `target`; nothing where it is not there now.
#[must_use]
pub fn zone_of(hits: &Hits, target: Target) -> Option<Rect> {
    zones_of(hits, target).reduce(|one, other| one.union(other))
}

/// Every part of the board, in units, in which a click means `target`.
pub fn zones_of(hits: &Hits, target: Target) -> impl Iterator<Item = Rect> {
    hits.0.iter().filter(move |hit| hit.target == target).map(|hit| match hit.zone {
        Zone::Rect(rect) => rect,
        Zone::Disc(middle, radius) => Rect::from_center_size(middle, Vec2::splat(radius * 2.0)),
        Zone::Land(territory) => {
            Rect::from_center_size(Vec2::from(LAYOUT.land(territory).patch), Vec2::new(120.0, 100.0))
        }
    })
}
