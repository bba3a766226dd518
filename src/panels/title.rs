//! The title screen.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, Ui, pos2, vec2};

use super::codex::CodexAsk;
use super::icons;
use super::intent::{Goto, Overlay, UiIntent};
use super::paint::spaced;
use super::style::{INKS, SMALL, regular, with_text_size};
use super::tips::Tipped;
use super::widgets::{KeyFace, button};
use crate::locale::{text, text_args};

/// What the title shows.
#[derive(Debug, Clone, Default)]
pub struct TitleView {
    /// The match that Continue opens, in a few words; nothing if there is none.
    pub latest: Option<String>,
    /// The deal of the day: its date, and how it went.
    pub daily: String,
    /// The version of the program.
    pub version: String,
}

/// The title.
pub fn title(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    let area = ui.max_rect();
    let left = area.left() + area.width() * 0.07;
    // On a small screen, as with large letters, the word mark shrinks.
    let size = (area.height() / 640.0).min(1.0);
    let top = if size < 1.0 { area.top() + 6.0 } else { area.center().y - 282.0 };
    // The word mark is a picture: it does not grow with the letters.
    with_text_size(100, || wordmark(ui.painter(), left, top, size));
    let column = Rect::from_min_max(pos2(left, top + 176.0 * size), area.max - vec2(24.0, 0.0));
    ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(column), |ui| {
        entries(ui, view, area.height() < 860.0, out);
    });
    let painter = ui.painter();
    let corner = pos2(area.right() - 24.0, area.bottom() - 20.0 * size);
    let version = painter.text(corner, Align2::RIGHT_BOTTOM, &view.version, regular(SMALL), INKS.dim.0);
    let foot = pos2(area.left() + 24.0, area.bottom() - 20.0 * size);
    let room = version.left() - foot.x - 16.0;
    let credit = painter.layout(text("ui-title-credit"), regular(SMALL), INKS.dim.0, room);
    painter.galley(foot - vec2(0.0, credit.size().y), credit, INKS.dim.0);
}

fn wordmark(painter: &Painter, left: f32, top: f32, size: f32) {
    let at = |x: f32, y: f32| pos2(left + x * size, top + y * size);
    // The drawing has air round its letters, which begin at the left of what stands below.
    icons::contain(painter, "wordmark", Rect::from_two_pos(at(-22.0, 6.0), at(417.0, 108.0)), Color32::WHITE);
    painter.line_segment([at(4.0, 108.0), at(434.0, 108.0)], Stroke::new(1.6, INKS.brass[0].0));
    spaced(painter, at(4.0, 132.0), &text("ui-subtitle"), &regular(19.0 * size), 1.2, INKS.brass[1].0);
}

fn entries(ui: &mut Ui, view: &TitleView, two_columns: bool, out: &mut Vec<UiIntent>) {
    ui.spacing_mut().item_spacing.y = if two_columns { 8.0 } else { 7.0 };
    if two_columns {
        let width = (ui.available_width() / 2.0 - 12.0).min(320.0);
        ui.horizontal_wrapped(|ui| buttons(ui, view, width, out));
    } else {
        buttons(ui, view, 320.0, out);
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

fn buttons(ui: &mut Ui, view: &TitleView, width: f32, out: &mut Vec<UiIntent>) {
    let width = Some(width);
    if let Some(latest) = &view.latest {
        let label = text("ui-continue");
        if button(ui, &KeyFace::new(&label).primary(), width).hint(latest).clicked() {
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
        (text("daily-title"), UiIntent::Open(Overlay::Daily)),
        (text("academy-title"), UiIntent::Open(Overlay::Academy)),
        (text("puzzles"), UiIntent::Open(Overlay::Puzzles)),
        (text("stats"), UiIntent::Open(Overlay::Statistics)),
        (text("ui-load"), UiIntent::Open(Overlay::Load)),
        (text("codex"), UiIntent::Codex(CodexAsk::Contents)),
        (text("ui-options"), UiIntent::Open(Overlay::Options)),
        (text("ui-quit"), UiIntent::Quit),
    ];
    for (label, intent) in rest {
        let daily = intent == UiIntent::Open(Overlay::Daily);
        let response = button(ui, &KeyFace::new(&label), width);
        let response = if daily { response.hint(&view.daily) } else { response };
        if response.clicked() {
            out.push(intent);
        }
    }
}
