//! The rows of the settings: name and description on the left, choices on the right.

use bevy_egui::egui::{Response, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};

use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, button};
use orrery_locale::text;

/// Width of the left part, in units.
const LEFT: f32 = 330.0;
/// The width, in units, below which the right part is placed below the left one.
const NARROW: f32 = 700.0;

/// Shows a row with `content` as its right part. The message `key` is its name, and the message `key-help` its description in one
/// line.
pub fn row<R>(ui: &mut Ui, key: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (name, help) = (text(key), text(&format!("{key}-help")));
    let narrow = ui.available_width() < NARROW;
    let told = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(RichText::new(&name).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
        ui.label(RichText::new(&help).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    };
    let inner = if narrow {
        ui.vertical(|ui| {
            told(ui);
            content(ui)
        })
        .inner
    } else {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(LEFT);
                told(ui);
            });
            ui.add_space(14.0);
            ui.vertical(content).inner
        })
        .inner
    };
    line(ui);
    inner
}

/// Draws a thin line between two rows.
pub fn line(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 7.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, PANEL_PALETTE.rim[3].0.gamma_multiply(0.7)));
}

/// Shows a button of an exclusive choice, with `spoken` as the button's label for screen readers.
fn radio(ui: &mut Ui, label: &str, spoken: &str, chosen: bool) -> Response {
    let response = button(ui, &ButtonSpec::new(label).chosen(chosen), None);
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, spoken));
    response
}

/// Shows a tab of the settings.
pub fn tab(ui: &mut Ui, label: &str, open: bool) -> Response {
    let face = ButtonSpec::new(label).chosen(open);
    let response = button(ui, &if open { face.primary() } else { face }, None);
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, open, label));
    response
}

/// Shows an exclusive choice in a row called `key`. Each value has a label and a line of help, which may be empty. Screen readers
/// read the row's name before each label.
pub fn pick<T: PartialEq + Clone>(ui: &mut Ui, key: &str, now: &mut T, all: Vec<(T, String, String)>) {
    let name = text(key);
    row(ui, key, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (value, label, help) in all {
                let spoken = spoken(&name, &label);
                let response = radio(ui, &label, &spoken, value == *now);
                let response = if help.is_empty() { response } else { response.hint(help) };
                if response.clicked() {
                    *now = value;
                }
            }
        });
    });
}

/// Returns the screen reader's label for a choice: the name of its row, and its own label.
pub fn spoken(row: &str, label: &str) -> String {
    orrery_locale::text_args("options-spoken", &[("row", row.into()), ("value", label.into())])
}
