//! The name above the visited card, and the strip below the name with the card's offer.

use bevy::color::Srgba;
use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::parts::{BoardTextStyle, IconBarStyle, label, strip};
use super::z;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id};

/// Draws a name above the visited card.
pub fn heading(scene: &mut ComposedScene, ctx: &SceneContext, name: &str, colour: Srgba) {
    let at = ctx.layout.visited_at() - Vec2::new(0.0, ctx.layout.visited.radius + ctx.layout.visited.name);
    let hand = BoardTextStyle::bold(22.0, z::VISITED + 4.0).in_colour(colour);
    label(scene, id("visited name", name), &name.to_uppercase(), hand, 2.4, at);
}

/// Draws the strip with the offer, below the name.
pub fn offer(scene: &mut ComposedScene, ctx: &SceneContext, items: &[RowItem], rim: Srgba) {
    if items.is_empty() {
        return;
    }
    let (rise, height) = ctx.layout.visited.offer;
    let top = ctx.layout.visited_at().y - ctx.layout.visited.radius - rise;
    let look = IconBarStyle { pad: 11.0, ..IconBarStyle::plain(height, z::VISITED + 4.0) }.sized(17.0, 1.0).rimmed(rim);
    strip(
        scene,
        // The strip of each new card appears together with its name.
        id("visited offer", ctx.seen.row().count()),
        items,
        look,
        RowAlign::Middle,
        Vec2::new(ctx.layout.visited_at().x, top + height / 2.0),
    );
}
