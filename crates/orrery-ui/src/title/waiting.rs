//! The list of the near game's matches in progress, if there are several of them.

use bevy_egui::egui::{Context, Sense, Ui, vec2};

use super::buttons::{TitleButton, entry};
use super::view::ResumableMatchRow;
use crate::intent::UiIntent;
use crate::style::letters;
use crate::widgets::{awaits_enter, dialogue};
use orrery_locale::text;

/// Width of the list, and height of a match in it.
const WIDTH: f32 = 460.0;
const HIGH: f32 = 58.0;

/// Shows the matches, the newest first. The newest has the focus.
pub fn waiting_list(ctx: &Context, waits: &[ResumableMatchRow], out: &mut Vec<UiIntent>) {
    dialogue(ctx, "waiting", WIDTH, &text("title-waiting"), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for (index, one) in waits.iter().enumerate() {
            ui.push_id(index, |ui| {
                if row(ui, one, index == 0) {
                    out.push(UiIntent::Load(one.path.clone()));
                }
            });
        }
    });
}

/// Shows a match. Returns true if it was chosen.
fn row(ui: &mut Ui, waits: &ResumableMatchRow, first: bool) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH * letters()), Sense::hover());
    let face = TitleButton {
        label: &waits.names,
        second: Some(&waits.line),
        icon: "icon-play",
        primary: first,
        enabled: true,
        lamp: 0.0,
    };
    let response = entry(ui, rect, &face);
    if first {
        awaits_enter(ui, &response);
    }
    response.clicked()
}
