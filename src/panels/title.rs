//! The title screen.

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, Ui, pos2, vec2};

use super::intent::{Goto, Overlay, UiIntent};
use super::paint::spaced;
use super::style::{INKS, SMALL, bold, regular};
use super::widgets::{KeyFace, button};
use crate::locale::{text, text_args};

/// What the title shows.
#[derive(Debug, Clone, Default)]
pub struct TitleView {
    /// The match that Continue opens, in a few words; nothing if there is none.
    pub latest: Option<String>,
    /// The version of the program.
    pub version: String,
}

/// The title.
pub fn title(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    let area = ui.max_rect();
    let left = area.left() + area.width() * 0.07;
    let top = area.center().y - 137.0;
    wordmark(ui.painter(), left, top);
    let column = Rect::from_min_size(pos2(left, top + 176.0), vec2(340.0, 360.0));
    ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(column), |ui| entries(ui, view, out));
    let foot = pos2(area.left() + 24.0, area.bottom() - 20.0);
    let painter = ui.painter();
    painter.text(foot, Align2::LEFT_BOTTOM, text("ui-title-credit"), regular(SMALL), INKS.dim.0);
    let corner = pos2(area.right() - 24.0, area.bottom() - 20.0);
    painter.text(corner, Align2::RIGHT_BOTTOM, &view.version, regular(SMALL), INKS.dim.0);
}

fn wordmark(painter: &Painter, left: f32, top: f32) {
    spaced(painter, pos2(left, top + 50.0), &text("ui-title"), &bold(84.0), 14.0, INKS.ivory.0);
    let line = pos2(left + 4.0, top + 108.0);
    painter.line_segment([line, line + vec2(430.0, 0.0)], Stroke::new(1.6, INKS.brass[0].0));
    spaced(painter, pos2(left + 4.0, top + 132.0), &text("ui-subtitle"), &regular(19.0), 1.2, INKS.brass[1].0);
}

fn entries(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.y = 12.0;
    let width = Some(320.0);
    if let Some(latest) = &view.latest {
        let label = text("ui-continue");
        if button(ui, &KeyFace::new(&label).primary(), width).on_hover_text(latest).clicked() {
            out.push(UiIntent::Continue);
        }
    }
    let label = text("ui-new-match");
    let face = KeyFace::new(&label);
    let face = if view.latest.is_none() { face.primary() } else { face };
    if button(ui, &face, width).clicked() {
        out.push(UiIntent::Go(Goto::Setup));
    }
    let rest = [
        (text("ui-load"), UiIntent::Open(Overlay::Load)),
        (text("ui-options"), UiIntent::Open(Overlay::Options)),
        (text("ui-quit"), UiIntent::Quit),
    ];
    for (label, intent) in rest {
        if button(ui, &KeyFace::new(&label), width).clicked() {
            out.push(intent);
        }
    }
    if let Some(latest) = &view.latest {
        ui.add_space(4.0);
        ui.label(
            bevy_egui::egui::RichText::new(text_args("ui-continue-with", &[("what", latest.as_str().into())]))
                .color(INKS.dim.0)
                .font(regular(SMALL)),
        );
    }
}
