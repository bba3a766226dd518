//! Composition of the whole picture from the view, the table's entities, the plan and the target under the pointer.

use super::ctx::SceneContext;
use super::{
    asteroids, cantina, choices, count, docks, hand, harbours, headings, hover, order_buttons, products, solo_target,
    spotlight, station, suggest,
};
use orrery_board::scene::ComposedScene;

/// Composes the picture of a match, from the station at the back to the labels at the front.
pub fn compose(ctx: &SceneContext) -> ComposedScene {
    let mut scene = ComposedScene::default();
    station::compose(&mut scene, ctx);
    station::tethers(&mut scene, ctx);
    asteroids::compose(&mut scene, ctx);
    docks::compose(&mut scene, ctx);
    count::compose(&mut scene, ctx);
    harbours::compose(&mut scene, ctx);
    solo_target::compose(&mut scene, ctx);
    headings::compose(&mut scene, ctx);
    hand::compose(&mut scene, ctx);
    order_buttons::compose(&mut scene, ctx);
    cantina::compose(&mut scene, ctx);
    products::compose(&mut scene, ctx);
    cantina::opened(&mut scene, ctx);
    choices::compose(&mut scene, ctx);
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    hover::compose(&mut scene, ctx);
    scene
}
