//! Panels that are laid out and operated without a window.

use std::cell::RefCell;
use std::rc::Rc;

use bevy_egui::egui::{Ui, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use orrery_ui::UiIntent;

/// The requests that the panels have made so far.
pub type RecordedIntents = Rc<RefCell<Vec<UiIntent>>>;

/// Returns a harness that shows `panels` with the fonts and style of the game on a screen of 1600 × 900 points, and the list of
/// the requests that the panels make.
pub fn panel_harness(panels: impl FnMut(&mut Ui, &mut Vec<UiIntent>) + 'static) -> (Harness<'static>, RecordedIntents) {
    panel_harness_of_size(vec2(1600.0, 900.0), panels)
}

/// Returns a harness like [`panel_harness`], on a screen of `size` points.
pub fn panel_harness_of_size(
    size: Vec2,
    mut panels: impl FnMut(&mut Ui, &mut Vec<UiIntent>) + 'static,
) -> (Harness<'static>, RecordedIntents) {
    let asked = RecordedIntents::default();
    let heard = asked.clone();
    let mut dressed = false;
    let harness = Harness::builder().with_size(size).with_max_steps(40).build_ui(move |ui| {
        if dressed {
            panels(ui, &mut heard.borrow_mut());
        } else {
            // Fonts take effect from the next frame on.
            orrery_ui::install(ui.ctx());
            dressed = true;
            ui.ctx().request_repaint();
        }
    });
    let mut harness = harness;
    harness.run();
    (harness, asked)
}

/// Presses the button called `label`.
pub fn press(harness: &mut Harness, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}
