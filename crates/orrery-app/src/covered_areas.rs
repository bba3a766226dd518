//! Records which areas of the board are covered by panels, so that no label is placed under a panel.

use bevy::math::{Rect, vec2};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Order};

use super::schedule::OutputSystems;
use super::state::Screen;
use orrery_board::{BoardViewport, CoveredAreas};
use orrery_ui::board_scale;

/// Adds the system that records the areas covered by panels.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow.in_set(OutputSystems::FollowPanels));
}

/// Records the areas of the board that panels cover. Runs after egui's pass.
pub fn follow(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    view: Res<BoardViewport>,
    mut covered: ResMut<CoveredAreas>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = if *screen.get() == Screen::Match { areas(ctx, view.visible().min) } else { Vec::new() };
    if covered.set_if_neq(CoveredAreas(now)) {
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Returns the egui areas that cover the board, in board units. `corner` is the upper left corner of the window. Tooltips are
/// left out, because they appear and disappear with the pointer.
fn areas(ctx: &Context, corner: Vec2) -> Vec<Rect> {
    let scale = board_scale(ctx);
    let mut layers: Vec<_> = ctx.memory(|memory| memory.areas().visible_layer_ids().into_iter().collect());
    layers.retain(|layer| matches!(layer.order, Order::Middle | Order::Foreground));
    layers.sort_by_key(|layer| layer.id.value());
    let area = |layer: bevy_egui::egui::LayerId| {
        let own = ctx.memory(|memory| memory.area_rect(layer.id))?;
        let points = ctx.layer_transform_to_global(layer).unwrap_or_default() * own;
        let units = |x: f32, y: f32| vec2(x, y) / scale + corner;
        points
            .is_positive()
            .then(|| Rect::from_corners(units(points.min.x, points.min.y), units(points.max.x, points.max.y)))
    };
    layers.into_iter().filter_map(area).collect()
}
