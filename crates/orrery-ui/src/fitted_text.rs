//! Words in the room there is: smaller, then in several lines; never cut short.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Align2, Color32, FontId, Galley, Pos2, Rect, Ui, pos2};

use super::style::SMALL;

/// From line to line of words that needed more than one, in sizes of their letters.
const CLOSE: f32 = 1.14;

/// How wide words are on one line.
#[must_use]
pub fn text_width(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// The size of letters whose words are `natural` wide at `size`, so that they are no wider than `width`: not below the smallest
/// that is used.
#[must_use]
pub fn fitting(size: f32, natural: f32, width: f32) -> f32 {
    if natural > width && size > SMALL { (size * width / natural).max(SMALL) } else { size }
}

/// Words no wider than `width`: where they would be, their letters become smaller, down to the smallest that are used, and
/// what is too wide even so goes on in further lines, set close.
#[must_use]
pub fn set(ui: &Ui, words: &str, mut font: FontId, colour: Color32, width: f32, align: Align) -> Arc<Galley> {
    let natural = text_width(ui, words, font.clone());
    font.size = fitting(font.size, natural, width);
    let line_height = Some(font.size * CLOSE);
    let several = natural > width;
    let format = TextFormat { font_id: font, color: colour, ..TextFormat::default() };
    let format = if several { TextFormat { line_height, ..format } } else { format };
    let mut job = LayoutJob::single_section(words.to_owned(), format);
    // A line that fits to the last pixel is not broken for what rounding makes of it.
    job.wrap.max_width = if several { width.max(1.0) } else { f32::INFINITY };
    job.halign = align;
    ui.painter().layout_job(job)
}

/// How high [`set`] makes words.
#[must_use]
pub fn set_height(ui: &Ui, words: &str, font: FontId, width: f32) -> f32 {
    set(ui, words, font, Color32::PLACEHOLDER, width, Align::Min).size().y
}

/// Puts words at a place as [`set`] sets them. Returns where they are.
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
