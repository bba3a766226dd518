//! The composition of the whole board scene from the view, the table's entities, the pending order and the pointed-at target.

use bevy::math::Rect;

use super::ctx::SceneContext;
use super::layout::rect;
use super::{
    adventures, aim, build_prices, choices, dials, die, exchange, holds, hover, hull, look, rail, rooms, sectors,
    ship_cards, sky, spotlight, suggest,
};
use orrery_board::panel_areas::PanelGeometry;
use orrery_board::scene::ComposedScene;

/// The distance from the column within which moving pieces are drawn in front of the panels.
const OVER: f32 = 12.0;

/// Returns the scene of a match.
pub fn compose(ctx: &SceneContext) -> ComposedScene {
    let mut scene = ComposedScene::default();
    sky::compose(&mut scene, ctx);
    rail::compose(&mut scene, ctx);
    aim::compose(&mut scene, ctx);
    hull::compose(&mut scene, ctx);
    rooms::compose(&mut scene, ctx);
    holds::compose(&mut scene, ctx);
    ship_cards::compose(&mut scene, ctx);
    sectors::compose(&mut scene, ctx);
    die::compose(&mut scene, ctx);
    dials::compose(&mut scene, ctx);
    look::compose(&mut scene, ctx);
    choices::compose(&mut scene, ctx);
    build_prices::compose(&mut scene, ctx);
    exchange::compose(&mut scene, ctx);
    adventures::compose(&mut scene, ctx);
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    // The text of a fading panel fades with it. Hover labels, which are added afterwards, appear at once.
    scene.fade_all();
    hover::compose(&mut scene, ctx);
    scene.frame = frame(ctx);
    scene
}

/// Returns the areas of the panels: the column on the right, except for the adventures, which the board draws.
fn frame(ctx: &SceneContext) -> PanelGeometry {
    let column = &ctx.layout.column;
    let cards = column.adventures.cards.map(rect).into_iter().reduce(|all, next| all.union(next));
    let panel = rect(column.rival).union(rect(column.end_turn));
    PanelGeometry { column: panel.min.x - OVER, panel, opening: cards.unwrap_or(Rect::EMPTY) }
}
