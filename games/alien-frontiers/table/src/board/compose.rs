//! Composes the whole picture from the table's entities, the pending order and the target pointed at.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::picture::ComposedBoard;
use super::{cards, colonies, docks, fields, hover, layout, planet, prices, ships, spotlight, stations, suggest, tray};
use orrery_board::panel_areas::PanelGeometry;

/// Distance from the column, in units, within which flying pieces are drawn above the panels.
const OVER: f32 = 24.0;

/// Returns the picture of a match.
pub fn compose(ctx: &SceneContext) -> ComposedBoard {
    let mut scene = ComposedBoard::default();
    stations::compose(&mut scene, ctx);
    planet::compose(&mut scene, ctx);
    prices::compose(&mut scene, ctx);
    docks::compose(&mut scene, ctx);
    colonies::compose(&mut scene, ctx);
    fields::compose(&mut scene, ctx);
    cards::compose(&mut scene, ctx);
    tray::compose(&mut scene, ctx);
    ships::compose(&mut scene, ctx);
    suggest::compose(&mut scene, ctx);
    spotlight::compose(&mut scene, ctx);
    hover::compose(&mut scene, ctx);
    scene.frame = frame(ctx.aside());
    scene
}

/// Returns the areas that belong to the panels: the right-hand column, except for the well of the tray.
fn frame(aside: Vec2) -> PanelGeometry {
    let panel = layout::tray(aside);
    PanelGeometry { column: panel.min.x - OVER, panel, opening: layout::well(aside) }
}
