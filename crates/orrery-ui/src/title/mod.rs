//! The title screen: on the left the near game with all its actions, and around the orrery the other games.
//!
//! The column is laid out in points, which are scaled with the size of menus. Everything that belongs to the orrery is laid out
//! in board units.

mod bodies;
mod buttons;
mod column;
mod first;
mod row;
mod view;
mod waiting;

use bevy_egui::egui::{Align2, Mesh, Painter, Rect, Shape, Ui, pos2};

use self::view::LEFT;
use super::intent::UiIntent;
use super::style::{PANEL_PALETTE, SMALL, regular};

pub use bodies::title_body_id;
pub use first::first_start;
pub use view::{OrreryBodyView, OrreryRotationRequest, ResumableMatchRow, TitleGame, TitleView};
pub use waiting::waiting_list;

/// The right edge of the shadow behind the column.
const SHADE: f32 = 520.0;
/// The fraction by which the orrery is darkened behind buttons.
const STEPS_BACK: f32 = 0.66;
/// The fraction by which the orrery is darkened behind a page of text.
const DIMMED: f32 = 0.72;
/// The distance from the lower edge to the line at the foot.
const FOOT: f32 = 18.0;

/// Shows the title screen: the column on the left, and the games around the orrery or, if there is no room for that, in a row at
/// the top.
pub fn title(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    let area = ui.max_rect();
    shade(ui.painter(), area);
    let foot = foot(ui, area, view, &view.game.credit);
    let behind = ui.painter().add(Shape::Noop);
    let used = column::show(ui, area, foot, view, out);
    if view::near_left(ui.ctx(), view) < used.right() {
        // The orrery is darkened, because the buttons cover it.
        ui.painter().set(behind, Shape::rect_filled(area, 0.0, PANEL_PALETTE.space[0].0.gamma_multiply(STEPS_BACK)));
    }
    if bodies::has_room(ui, used, view) {
        bodies::show(ui, used, view, out);
    } else {
        row::show(ui, area, view, out);
    }
}

/// Darkens the orrery behind a page of text that covers it.
pub fn dim(painter: &Painter, area: Rect) {
    painter.rect_filled(area, 0.0, PANEL_PALETTE.space[0].0.gamma_multiply(DIMMED));
}

/// Draws the shadow behind the column, which fades out to the right.
fn shade(painter: &Painter, area: Rect) {
    let dark = |part: f32| PANEL_PALETTE.space[0].0.gamma_multiply(part);
    let stops = [(0.0, 0.72), (SHADE * 0.62, 0.46), (SHADE, 0.0)];
    let mut mesh = Mesh::default();
    for (index, (x, part)) in stops.into_iter().enumerate() {
        mesh.colored_vertex(pos2(area.left() + x, area.top()), dark(part));
        mesh.colored_vertex(pos2(area.left() + x, area.bottom()), dark(part));
        if let Some(at) = u32::try_from(index).ok().and_then(|index| (index * 2).checked_sub(2)) {
            mesh.add_triangle(at, at + 1, at + 2);
            mesh.add_triangle(at + 1, at + 2, at + 3);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// Shows the line at the foot of the screen: the credit to the authors, and the program's version. Returns its upper edge.
fn foot(ui: &Ui, area: Rect, view: &TitleView, credit: &str) -> f32 {
    let painter = ui.painter();
    let corner = pos2(area.right() - 28.0, area.bottom() - FOOT);
    let version = painter.text(corner, Align2::RIGHT_BOTTOM, &view.version, regular(SMALL), PANEL_PALETTE.dim.0);
    let left = pos2(area.left() + LEFT.min(area.width() * 0.04), area.bottom() - FOOT);
    let room = version.left() - left.x - 16.0;
    let credit = painter.layout(credit.to_owned(), regular(SMALL), PANEL_PALETTE.dim.0, room);
    let top = left.y - credit.size().y;
    painter.galley(pos2(left.x, top), credit, PANEL_PALETTE.dim.0);
    top.min(version.top())
}
