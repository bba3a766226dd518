//! The games in a row at the top, if the window or the text size leaves no room for clicking their bodies.

use bevy_egui::egui::{Align2, Color32, CursorIcon, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::bodies::title_body_id;
use super::view::{OrreryBodyView, OrreryRotationRequest, TitleView, lamp};
use crate::icons;
use crate::intent::UiIntent;
use crate::paint::{BorderStyle, rim};
use crate::style::{PANEL_PALETTE, bold, with_text_size};
use crate::tips::{TooltipExt, shows_focus};

/// Radius of an emblem, and the gap between two, in points.
const RADIUS: f32 = 34.0;
const GAP: f32 = 14.0;
/// The distance from the upper right corner.
const CORNER: (f32, f32) = (28.0, 16.0);
/// The maximum fraction of the screen's width for the row. The rest is for the logo.
const SHARE: f32 = 0.5;
/// The radius at which emblems are drawn in the art.
const DRAWN: f32 = 50.0;

/// Shows the games in the order of the title screen, the near game in brass.
pub fn show(ui: &mut Ui, area: Rect, view: &TitleView, out: &mut Vec<UiIntent>) {
    let mut games: Vec<&OrreryBodyView> = view.bodies.iter().chain(&view.near).collect();
    games.sort_by_key(|body| body.number);
    let count = games.len() as f32;
    let radius = (((area.width() * SHARE - CORNER.0) / count - GAP) / 2.0).clamp(8.0, RADIUS);
    let step = 2.0 * radius + GAP;
    let first = pos2(area.right() - CORNER.0 - radius - step * (count - 1.0), area.top() + CORNER.1 + radius);
    for (index, body) in games.into_iter().enumerate() {
        let middle = first + vec2(index as f32 * step, 0.0);
        emblem(ui, Rect::from_center_size(middle, Vec2::splat(radius * 2.0)), body, view, out);
    }
}

/// Shows a game: its emblem, or the beginning of its name, and a lamp if one of its matches can be resumed.
fn emblem(ui: &mut Ui, rect: Rect, body: &OrreryBodyView, view: &TitleView, out: &mut Vec<UiIntent>) {
    let near = body.place == 0;
    let response = ui.interact(rect, title_body_id(body.key), Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &body.spoken));
    let painter = ui.painter();
    let radius = rect.width() / 2.0;
    painter.circle_filled(rect.center(), radius, PANEL_PALETTE.space[1].0);
    let drawn = format!("title-emblem-{}", body.key);
    if icons::piece(painter, &drawn, rect.center(), radius * 0.9 / DRAWN, Color32::WHITE).is_none() {
        let letters: String = body.name.chars().take(2).collect();
        let font = with_text_size(100, || bold(radius * 0.8));
        painter.text(rect.center(), Align2::CENTER_CENTER, letters, font, PANEL_PALETTE.ivory.0);
    }
    let lit = response.hovered() || shows_focus(&response);
    let kind = match (lit, near) {
        (true, _) => BorderStyle::Act,
        (_, true) => BorderStyle::Brass,
        _ => BorderStyle::Steel,
    };
    painter.add(rim(rect, radius, kind));
    let lit = lamp(ui.ctx(), body.key.word(), body.waits, view.fade);
    if lit > 0.0 {
        let white = Color32::WHITE.gamma_multiply(lit);
        icons::piece(painter, "title-lamp", rect.center() + Vec2::splat(radius * 0.72), 0.7, white);
    }
    if response.hint(&body.name).clicked() && view.clear >= 1.0 {
        out.push(UiIntent::Turn(OrreryRotationRequest::To(body.key)));
    }
}
