//! The label of a practice match on the board.

use bevy_egui::egui::{Align2, Context, Order, Rect, Sense, WidgetInfo, WidgetType, vec2};

use crate::paint::{BorderStyle, gradient, rim};
use crate::style::{PANEL_PALETTE, SMALL, bold};
use crate::table::SharedPanelData;
use crate::tips::TooltipExt;
use crate::widgets::board_layer;
use orrery_locale::text;

/// Labels the match as practice at the top of the board.
pub fn practice_mark(ctx: &Context, view: &SharedPanelData) {
    let words = text("practice");
    let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.clone(), bold(SMALL), PANEL_PALETTE.brass[1].0));
    let middle = view.place((524.0, 21.0, 0.0, 0.0)).min;
    let rect = Rect::from_center_size(middle, vec2(galley.size().x + 30.0, 27.0));
    board_layer(ctx, "practice", rect, Order::Middle, |ui| {
        let response = ui.interact(rect, ui.id().with("mark"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
        ui.painter().add(gradient(rect, 13.0, &PANEL_PALETTE.strip.map(|ink| ink.0.gamma_multiply(0.94))));
        ui.painter().add(rim(rect, 13.0, BorderStyle::Brass));
        ui.painter().galley(
            Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min,
            galley,
            PANEL_PALETTE.brass[1].0,
        );
        response.hint(text("practice-help"));
    });
}
