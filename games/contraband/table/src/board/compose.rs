//! Composes the whole picture from the view, the entities of the table, the plan and the pointer.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::{actions, column, hover, layout, map, meeting, pieces, places, rows, spotlight, suggest, z};
use orrery_board::TargetId;
use orrery_board::hit_area::HitShape;
use orrery_board::scene::{ComposedScene, NodeLook, SceneNode};

/// Returns the picture of a match.
pub fn compose(ctx: &SceneContext) -> ComposedScene {
    let mut scene = ComposedScene::default();
    scene.frame.column = ctx.ship_panel().min.x - 12.0;
    map::compose(&mut scene, ctx);
    places::compose(&mut scene, ctx);
    pieces::compose(&mut scene, ctx);
    map::names(
        &mut scene,
        ctx,
        meeting::is_open(ctx) || !actions::offered(ctx).is_empty() || rows::panel(ctx).is_some(),
    );
    map::dangers(&mut scene, ctx);
    column::compose(&mut scene, ctx);
    if meeting::is_open(ctx) {
        cover(&mut scene, layout::MEETING);
        meeting::compose(&mut scene, ctx);
    } else {
        if let Some(panel) = actions::panel(ctx) {
            cover(&mut scene, panel);
        }
        if let Some(panel) = rows::panel(ctx) {
            cover(&mut scene, panel);
        }
        actions::compose(&mut scene, ctx);
        rows::compose(&mut scene, ctx);
    }
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    hover::compose(&mut scene, ctx);
    scene
}

/// An id that belongs to no target, for the parts of panels that are not buttons.
const NOTHING: TargetId = TargetId(u64::MAX);

/// Removes hit areas and words under a panel.
fn cover(scene: &mut ComposedScene, panel: Rect) {
    scene.hit(NOTHING, HitShape::Rect(panel), z::PANEL);
    scene.hits.retain(|hit| hit.z >= z::COLUMN || !panel.contains(hit.zone.area().center()));
    // Words are positioned by their starting point, so the area is larger than the panel.
    let under = Rect { min: panel.min - Vec2::new(24.0, 0.0), max: panel.max + Vec2::new(0.0, 16.0) };
    let is_read =
        |node: &SceneNode| !matches!(node.look, NodeLook::Words(_)) || node.z >= z::COLUMN || !under.contains(node.at);
    scene.nodes.retain(is_read);
}
