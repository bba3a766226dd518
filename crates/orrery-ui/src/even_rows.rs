//! Rows of small buttons: as few as possible, evenly filled so that the last row is not left with a single button.

use bevy_egui::egui::Ui;

use super::style::{SMALL, bold};
use super::widgets::{ButtonSpec, button, text_width};

/// The gap between two buttons.
const BETWEEN: f32 = 8.0;
/// The additional width of a low button around its text.
const SIDES: f32 = SMALL * 1.6;

/// Shows these buttons in even rows. Returns the index of the clicked button, if any.
pub fn even_rows(ui: &mut Ui, faces: &[ButtonSpec]) -> Option<usize> {
    let widest = faces.iter().map(|face| text_width(ui, face.label, bold(SMALL)) + SIDES).fold(1.0, f32::max);
    let columns = columns(faces.len(), ui.available_width(), widest);
    let wide = ((ui.available_width() - BETWEEN * (columns as f32 - 1.0)) / columns as f32).floor();
    let mut clicked = None;
    for (row, faces) in faces.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (nth, face) in faces.iter().enumerate() {
                if button(ui, face, Some(wide)).clicked() {
                    clicked = Some(row * columns + nth);
                }
            }
        });
    }
    clicked
}

/// Returns the number of buttons per row of this width, if the widest of `count` buttons has the width `widest`.
fn columns(count: usize, width: f32, widest: f32) -> usize {
    let most = (((width + BETWEEN) / (widest + BETWEEN)).floor() as usize).clamp(1, count.max(1));
    let rows = count.max(1).div_ceil(most);
    count.max(1).div_ceil(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_balanced_without_a_single_leftover() {
        let fits = |most: usize| columns(6, 100.0 * most as f32 + BETWEEN * (most as f32 - 1.0), 100.0);
        assert_eq!([6, 5, 4, 3, 2, 1].map(fits), [6, 3, 3, 3, 2, 1]);
        assert_eq!(columns(6, 10.0, 100.0), 1, "where there is no room for one they stand below each other");
        assert_eq!(columns(5, 432.0, 100.0), 3, "three and two");
        assert_eq!(columns(0, 100.0, 10.0), 1);
    }
}
