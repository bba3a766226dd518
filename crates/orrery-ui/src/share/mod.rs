//! The dialogues for sharing a match: its code, its log as a file, the field for a code, and the daily deal.

mod code;
mod daily;
mod intent;

use bevy_egui::egui::{Context, Label, RichText, Sense, WidgetInfo, WidgetType, vec2};

use super::intent::UiIntent;
use super::paint::{BorderStyle, gradient, rim};
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, button_row, dialogue, fitted};
use orrery_locale::{text, text_args};

pub use code::{enter_code, share_error_text, with_deal};
pub use daily::{ChallengeView, DailyDealView, daily, daily_title};
pub use intent::ShareIntent;

/// The data of a match for sharing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareView {
    /// The code, or the reason why there is none.
    pub code: Result<String, String>,
    /// The folder in which logs are saved.
    pub folder: String,
    /// True if the match is in progress and has hidden information.
    pub hides: bool,
}

/// Shows the match's code, and the buttons that copy it and that save the log.
pub fn share(ctx: &Context, view: &ShareView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "share", 720.0, &text("share-title"), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        match &view.code {
            Ok(code) => {
                ui.add(Label::new(text("share-about")).wrap());
                if view.hides {
                    ui.add(Label::new(RichText::new(text("share-hides")).color(PANEL_PALETTE.warning.0)).wrap());
                }
                let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 58.0), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, code));
                ui.painter().add(gradient(rect, 10.0, &[PANEL_PALETTE.space[0].0, PANEL_PALETTE.space[1].0]));
                ui.painter().add(rim(rect, 10.0, BorderStyle::Brass));
                let middle = bevy_egui::egui::Align2::CENTER_CENTER;
                fitted(ui, rect.center(), middle, code, bold(26.0), PANEL_PALETTE.brass[1].0, rect.width() - 24.0);
                let copy = text("share-copy");
                if button(ui, &ButtonSpec::new(&copy).primary(), None).clicked() {
                    ui.ctx().copy_text(code.clone());
                    out.push(UiIntent::Share(ShareIntent::Copied));
                }
            }
            Err(reason) => {
                ui.add(Label::new(RichText::new(reason).color(PANEL_PALETTE.warning.0)).wrap());
            }
        }
        ui.separator();
        ui.label(RichText::new(text("share-log")).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
        let folder = if view.hides {
            text("share-log-hides")
        } else {
            text_args("share-log-about", &[("folder", view.folder.as_str().into())])
        };
        ui.add(Label::new(RichText::new(folder).font(regular(SMALL)).color(PANEL_PALETTE.dim.0)).wrap());
        ui.horizontal_wrapped(|ui| {
            for (key, ron) in [("share-as-text", false), ("share-as-ron", true)] {
                let label = text(key);
                if button(ui, &ButtonSpec::new(&label).enabled(!view.hides), None)
                    .hint(text(&format!("{key}-help")))
                    .clicked()
                {
                    out.push(UiIntent::Share(ShareIntent::Export(ron)));
                }
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).asks(ui, UiIntent::Close, out);
        });
    });
}
