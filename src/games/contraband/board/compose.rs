//! Puts the whole picture together from what is known, the table's entities, the plan and what the mouse points at.

use super::ctx::Ctx;
use super::{actions, column, hover, map, meeting, pieces, places, rows, spotlight, suggest};
use crate::board::scene::Scene;

/// The picture of a match.
#[must_use]
pub fn compose(ctx: &Ctx) -> Scene {
    let mut scene = Scene::default();
    map::compose(&mut scene, ctx);
    places::compose(&mut scene, ctx);
    pieces::compose(&mut scene, ctx);
    map::names(&mut scene, meeting::is_open(ctx) || !actions::offered(ctx).is_empty());
    map::dangers(&mut scene, ctx);
    column::compose(&mut scene, ctx);
    if meeting::is_open(ctx) {
        meeting::compose(&mut scene, ctx);
    } else {
        actions::compose(&mut scene, ctx);
        rows::compose(&mut scene, ctx);
    }
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    hover::compose(&mut scene, ctx);
    scene
}
