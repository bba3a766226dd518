//! The pane of notices that pause the match.

use bevy_egui::egui::{Context, Id, Order, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};

use super::view::{Interruption, SharedPanelData};
use crate::paint::{BorderStyle, glass_of};
use crate::style::PANEL_PALETTE;
use crate::widgets::board_layer;
use orrery_locale::text_args;
use orrery_settings::keys::Action;

/// Vertical position of the pane's middle, in units.
pub const DOWN: f32 = 330.0;

/// Shows a pane of glass at `rect`, with a rim in the colour of the player who caused the notice, or in brass for an
/// announcement to all players. The text of the notice is the
/// pane's label for screen readers.
pub fn pane(ctx: &Context, told: &Interruption, rect: Rect, content: impl FnOnce(&mut Ui)) {
    board_layer(ctx, "moment", rect, Order::Foreground, |ui| {
        let response = ui.interact(rect, Id::new("moment told"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told.spoken()));
        ui.painter().add(glass_of(rect, 14.0, BorderStyle::Brass, 1.0));
        content(ui);
        let ink = if told.to_all { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.seat(told.by).colour.0 };
        ui.painter().rect_stroke(rect, 14.0, Stroke::new(2.4, ink), StrokeKind::Inside);
    });
}

/// Returns the text that names the key with which the player continues.
pub fn go_on(view: &SharedPanelData) -> String {
    text_args("moment-go-on", &[("key", view.keys.shown(Action::Advance).into())])
}

/// Returns an area of this size, centred horizontally on the board. `down` is the vertical position of the area's middle.
pub fn above_the_board(view: &SharedPanelData, (wide, high): (f32, f32), down: f32) -> Rect {
    let (left, _, width, _) = view.places.foot;
    // The column at the right stays visible.
    let most = view.places.log.0 - 8.0 - wide;
    let left = (left + (width - wide) / 2.0).min(most).max(8.0);
    view.place((left, (down - high / 2.0).max(8.0), wide, high))
}
