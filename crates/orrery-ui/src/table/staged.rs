//! The pane that what stops a match for a moment is told on.

use bevy_egui::egui::{Context, Id, Order, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};

use super::view::{MatchView, Moment};
use crate::paint::{Rim, glass_of};
use crate::style::INKS;
use crate::widgets::board_layer;
use orrery_locale::text_args;
use orrery_settings::keys::Action;

/// How far down its middle is, in units.
pub const DOWN: f32 = 330.0;

/// A pane of glass in the middle above the board, and what it says when it is read out.
pub fn pane(ctx: &Context, told: &Moment, rect: Rect, content: impl FnOnce(&mut Ui)) {
    board_layer(ctx, "moment", rect, Order::Foreground, |ui| {
        let response = ui.interact(rect, Id::new("moment told"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, told.spoken()));
        ui.painter().add(glass_of(rect, 14.0, Rim::Brass, 1.0));
        content(ui);
        let ink = INKS.seat(told.by).colour.0;
        ui.painter().rect_stroke(rect, 14.0, Stroke::new(2.4, ink), StrokeKind::Inside);
    });
}

/// The key that goes on, in words.
pub fn go_on(view: &MatchView) -> String {
    text_args("moment-go-on", &[("key", view.keys.shown(Action::Advance).into())])
}

/// A rectangle of this width and height in the middle above the board; its middle is so far down.
pub fn above_the_board(view: &MatchView, (wide, high): (f32, f32), down: f32) -> Rect {
    let (left, _, width, _) = view.places.foot;
    // The column at the right stays in sight.
    let most = view.places.log.0 - 8.0 - wide;
    let left = (left + (width - wide) / 2.0).min(most).max(8.0);
    view.place((left, (down - high / 2.0).max(8.0), wide, high))
}
