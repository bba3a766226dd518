//! The sky of the flight's sector, in front of the stars.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::z;
use orrery_board::scene::{ComposedScene, TransitionKind, id};

/// Returns the sector of the current flight, 1 to 4, or `None` if there is no flight.
pub fn flown(ctx: &SceneContext) -> Option<u8> {
    let known = &ctx.view.known;
    known.phase.in_flight().then_some(known.flight.sector + 1)
}

/// Draws the sky of the flight's sector, which helps players to remember in which sector a card is.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if let Some(sector) = flown(ctx) {
        scene.piece(id("sky", sector), format!("sky-{sector}"), Vec2::ZERO, z::SKY).motion(TransitionKind::Fade);
    }
}
