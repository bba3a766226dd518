//! The title screen: at the left the game that is near with everything one can do in it, round the instrument the others.
//!
//! The column is laid out in points, which grow with the size of menus; what belongs to the instrument keeps to its units.

mod bodies;
mod column;
mod keys;

use bevy_egui::egui::{Align2, Color32, Context, Mesh, Painter, Pos2, Rect, Shape, Ui, pos2, vec2};

use super::intent::UiIntent;
use super::style::{INKS, SMALL, regular};
use crate::core::GameKey;

pub use bodies::TitleBody;

/// The column's left edge and its width, in points.
const LEFT: f32 = 60.0;
const WIDTH: f32 = 316.0;
/// Where the shade under the column ends.
const SHADE: f32 = 520.0;
/// From the lower edge to the foot's line.
const FOOT: f32 = 18.0;

/// What somebody asks of the instrument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitleTurn {
    /// Let this game come near.
    To(GameKey),
    /// Let the game on this place of the house's order come near, from 0.
    Number(usize),
    /// Go on by so many games, or back.
    By(i32),
}

/// What the title tells of the game that is near.
#[derive(Debug, Clone, Default)]
pub struct TitleGame {
    /// What it is called.
    pub name: String,
    /// What it is, in a line.
    pub line: String,
    /// How many play.
    pub players: String,
    /// Whose it is; empty where nothing is to be said.
    pub credit: String,
    /// Whether this program can play it.
    pub plays: bool,
}

/// What the title shows.
#[derive(Debug, Clone, Default)]
pub struct TitleView {
    /// The game of which the words tell.
    pub game: TitleGame,
    /// How clearly they do, 0 to 1: they go and come while the instrument turns.
    pub clear: f32,
    /// The house's line: how many games there are.
    pub house: String,
    /// The match of that game that Continue opens, in a few words; nothing if there is none.
    pub latest: Option<String>,
    /// The same in the key's second line.
    pub latest_line: String,
    /// The deal of the day: its date, and how it went.
    pub daily: String,
    /// Whether the deal of the day has not been played.
    pub daily_new: bool,
    /// The version of the program.
    pub version: String,
    /// The other games on their arms, from the nearest place on; empty with one game.
    pub bodies: Vec<TitleBody>,
    /// Where the near game stands, if it is not alone.
    pub near: Option<TitleBody>,
    /// Where the upper left corner of the 16:9 area lies, in units.
    pub origin: Pos2,
}

/// The title.
pub fn title(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    let area = ui.max_rect();
    shade(ui.painter(), area);
    let used = column::show(ui, area, view, out);
    foot(ui, area, view);
    bodies::show(ui, used, view, out);
}

/// Darkness under the column, thinning out to the right.
fn shade(painter: &Painter, area: Rect) {
    let dark = |part: f32| INKS.space[0].0.gamma_multiply(part);
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

fn foot(ui: &Ui, area: Rect, view: &TitleView) {
    let painter = ui.painter();
    let corner = pos2(area.right() - 28.0, area.bottom() - FOOT);
    let version = painter.text(corner, Align2::RIGHT_BOTTOM, &view.version, regular(SMALL), INKS.dim.0);
    let left = pos2(area.left() + LEFT.min(area.width() * 0.04), area.bottom() - FOOT);
    let room = version.left() - left.x - 16.0;
    let credit = painter.layout(view.game.credit.clone(), regular(SMALL), INKS.dim.0, room);
    painter.galley(left - vec2(0.0, credit.size().y), credit, INKS.dim.0);
}

/// Words that stand on the sky: with a dark edge, so that stars and lines behind them do not disturb.
fn on_sky(painter: &Painter, at: Pos2, galley: &std::sync::Arc<bevy_egui::egui::Galley>, clear: f32) {
    let dark = INKS.space[0].0.gamma_multiply(0.35 * clear);
    for (x, y) in [(-1.6, 0.0), (1.6, 0.0), (0.0, -1.6), (0.0, 1.6), (-1.1, -1.1), (1.1, 1.1), (-1.1, 1.1), (1.1, -1.1)]
    {
        painter.galley_with_override_text_color(at + vec2(x, y), galley.clone(), dark);
    }
    painter.galley(at, galley.clone(), Color32::PLACEHOLDER);
}

/// Whether somebody who turns the wheel means the instrument: it lies under the pointer.
fn over_the_instrument(ctx: &Context, used: Rect) -> bool {
    ctx.pointer_hover_pos().is_some_and(|at| at.x > used.right())
}
