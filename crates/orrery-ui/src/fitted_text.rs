//! Text that fits the available room: in a smaller size if necessary, then in several lines, but never cut off.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Align2, Color32, FontId, Galley, Pos2, Rect, Ui, pos2};

use super::style::SMALL;

/// The line height of wrapped text, relative to the font size.
const CLOSE: f32 = 1.14;

/// Returns the width of text on one line.
pub fn text_width(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// Returns the font size at which text that is `natural` wide at `size` fits into `width`, but not less than the smallest font
/// size in use.
pub fn fitting(size: f32, natural: f32, width: f32) -> f32 {
    if natural > width && size > SMALL { (size * width / natural).max(SMALL) } else { size }
}

/// Lays out text no wider than `width`. If the text does not fit, the font size is reduced, down to the smallest in use. If that
/// is not enough, the text wraps, with narrow line spacing.
pub fn set(ui: &Ui, words: &str, mut font: FontId, colour: Color32, width: f32, align: Align) -> Arc<Galley> {
    let natural = text_width(ui, words, font.clone());
    font.size = fitting(font.size, natural, width);
    let line_height = Some(font.size * CLOSE);
    let several = natural > width;
    let format = TextFormat { font_id: font, color: colour, ..TextFormat::default() };
    let format = if several { TextFormat { line_height, ..format } } else { format };
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    // A line that fits exactly must not be broken because of rounding.
    job.wrap.max_width = if several { width.max(1.0) } else { f32::INFINITY };
    job.halign = align;
    ui.painter().layout_job(job)
}

/// Returns the height of text laid out by [`set`].
pub fn set_height(ui: &Ui, words: &str, font: FontId, width: f32) -> f32 {
    set(ui, words, font, Color32::PLACEHOLDER, width, Align::Min).size().y
}

/// Draws text as laid out by [`set`]. Returns its area.
pub fn fitted(ui: &Ui, at: Pos2, align: Align2, words: &str, font: FontId, colour: Color32, width: f32) -> Rect {
    let galley = set(ui, words, font, colour, width, align.x());
    let top = match align.y() {
        Align::Min => at.y,
        Align::Center => at.y - galley.size().y / 2.0,
        Align::Max => at.y - galley.size().y,
    };
    let rect = galley.rect.translate(pos2(at.x, top).to_vec2());
    ui.painter().galley(pos2(at.x, top), galley, colour);
    rect
}
