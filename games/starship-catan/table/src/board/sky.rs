//! The sky of the sector that is flown lies over the stars.

use bevy::math::Vec2;

use super::ctx::Ctx;
use super::z;
use orrery_board::scene::{Motion, Scene, id};

/// The sector flown, 1 to 4, while a flight is under way.
#[must_use]
pub fn flown(ctx: &Ctx) -> Option<u8> {
    let known = &ctx.view.known;
    known.phase.in_flight().then_some(known.flight.sector + 1)
}

/// A place is remembered by its sky.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    if let Some(sector) = flown(ctx) {
        scene.piece(id("sky", sector), format!("sky-{sector}"), Vec2::ZERO, z::SKY).motion(Motion::Fade);
    }
}
