//! The positions of the player panels, in board units.

use bevy::math::Vec2;

use crate::board::ctx::SceneContext;
use crate::board::layout::LAYOUT;
use orrery_core::Colour;

/// Returns the position of fuel, ore, ships, colonies or cards (`column` 0 to 4) in a player's panel.
pub fn panel_spot(ctx: &SceneContext, colour: Colour, column: u8) -> Vec2 {
    let (x, y, _, _) = LAYOUT.column.players[ctx.row(colour).min(3)];
    ctx.aside() + Vec2::new(x + 75.0 + 37.6 * f32::from(column), y + 48.0)
}

/// Returns the point at the left edge of a player's panel, at half its height. Objects drawn on the board are visible up to this
/// point.
pub fn panel_edge(ctx: &SceneContext, colour: Colour) -> Vec2 {
    let (x, y, _, height) = LAYOUT.column.players[ctx.row(colour).min(3)];
    ctx.aside() + Vec2::new(x - 8.0, y + height / 2.0)
}
