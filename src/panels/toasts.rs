//! Short messages in the upper corner: saved, not saved, a file put aside.

use bevy_egui::egui::{Align2, Area, Context, Id, Order, RichText, vec2};

use super::intent::UiIntent;
use super::paint::Rim;
use super::style::{INKS, SMALL, bold, regular};
use super::tips::Tipped;
use super::widgets::{KeyFace, button, pane};
use crate::locale::{text, text_args};

/// A message that goes away by itself, or stays until it is read.
#[derive(Debug, Clone, PartialEq)]
pub struct Toast {
    /// The words.
    pub words: String,
    /// Whether something went wrong: it stays until it is put away.
    pub trouble: bool,
    /// Seconds left to show it.
    pub left: f32,
}

impl Toast {
    /// Good news.
    #[must_use]
    pub const fn news(words: String) -> Self {
        Toast { words, trouble: false, left: 3.0 }
    }

    /// Bad news.
    #[must_use]
    pub const fn trouble(words: String) -> Self {
        Toast { words, trouble: true, left: 20.0 }
    }
}

/// The messages.
pub fn toasts(ctx: &Context, toasts: &[Toast], out: &mut Vec<UiIntent>) {
    if toasts.is_empty() {
        return;
    }
    // Below the names and docks at the upper edge of the board.
    let mut top = (ctx.content_rect().height() * 0.146).round();
    for (index, toast) in toasts.iter().enumerate() {
        // Each is in the middle by itself, however wide the others are.
        let area = Area::new(Id::new(("toast", index))).order(Order::Tooltip);
        let shown = area.anchor(Align2::CENTER_TOP, vec2(0.0, top)).show(ctx, |ui| {
            ui.set_max_width(520.0);
            pane(ui, 12.0, if toast.trouble { Rim::Brass } else { Rim::Steel }, |ui| {
                ui.horizontal(|ui| {
                    let ink = if toast.trouble { INKS.warning.0 } else { INKS.text.0 };
                    ui.label(RichText::new(&toast.words).font(regular(SMALL)).color(ink));
                    let close = text("ui-close");
                    if toast.trouble && button(ui, &KeyFace::new(&close), None).clicked() {
                        out.push(UiIntent::CloseToast(index));
                    }
                });
            });
        });
        top += shown.response.rect.height() + 6.0;
    }
}

/// Says, for as long as it is so, that nothing is kept, and why.
pub fn badge(ctx: &Context, reason: &str) {
    let area = Area::new(Id::new("unsaved")).order(Order::Tooltip).anchor(Align2::LEFT_TOP, vec2(10.0, 10.0));
    area.show(ctx, |ui| {
        ui.set_max_width(260.0);
        let shown = ui.scope(|ui| {
            pane(ui, 9.0, Rim::Brass, |ui| {
                ui.label(RichText::new(text("settings-unsaved")).font(bold(SMALL)).color(INKS.warning.0));
            });
        });
        shown.response.hint(text_args("settings-unsaved-help", &[("reason", reason.into())]));
    });
}
