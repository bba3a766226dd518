//! The dialogue at the first start after a crash.

use std::path::Path;

use bevy_egui::egui::{Context, RichText};

use super::intent::UiIntent;
use super::style::{PANEL_PALETTE, SMALL, regular};
use super::widgets::{ButtonSpec, button, dialogue};
use orrery_locale::{text, text_args};

/// Shows the path of the crash report, a button that leads to the title screen and, if `latest` describes an unfinished match,
/// one that resumes it.
pub fn after_crash(ctx: &Context, report: &Path, latest: Option<&str>, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "after crash", 560.0, &text("fault-title"), |ui| {
        ui.label(text(if latest.is_some() { "fault-words" } else { "fault-words-no-match" }));
        ui.add_space(6.0);
        let place = text_args("fault-report", &[("path", report.display().to_string().into())]);
        ui.label(RichText::new(place).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        ui.add_space(12.0);
        let width = Some(ui.available_width());
        if let Some(latest) = latest {
            if button(ui, &ButtonSpec::new(&text("fault-go-on")).primary(), width).clicked() {
                out.push(UiIntent::Continue);
            }
            ui.label(RichText::new(latest).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
            ui.add_space(8.0);
        }
        if button(ui, &ButtonSpec::new(&text("fault-to-title")), width).clicked() {
            out.push(UiIntent::Close);
        }
    });
}
