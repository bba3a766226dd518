//! What was done to a player at this screen: a banner in his colour over the board, until it is read.

use bevy_egui::egui::{
    Align2, Context, Id, Order, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{MatchView, Moment};
use crate::locale::text_args;
use crate::panels::intent::UiIntent;
use crate::panels::paint::{Rim, glass_of, gradient_between, hatch, mark};
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::widgets::{board_layer, fitted};
use crate::settings::keys::Action;

/// Width of the part with the player's mark.
const BADGE: f32 = 66.0;
/// Most width of the words.
const WIDEST: f32 = 860.0;
/// How far down its middle is, in units.
const DOWN: f32 = 330.0;
/// Size of its letters, and of those of what is only to be known.
const LETTERS: (f32, f32) = (22.0, 17.0);
/// Between two lines, above the first, and for the key below the last.
const AIR: f32 = 6.0;

/// Shows it; any press puts it away.
pub fn moment(ctx: &Context, told: &Moment, view: &MatchView, out: &mut Vec<UiIntent>) {
    let font = bold(if told.harm { LETTERS.0 } else { LETTERS.1 });
    let laid = |words: &String| ctx.fonts_mut(|fonts| fonts.layout(words.clone(), font.clone(), INKS.ivory.0, WIDEST));
    let lines: Vec<_> = told.told.lines.iter().map(laid).collect();
    let room = lines.iter().map(|line| line.size().x).fold(260.0, f32::max);
    let high: f32 = lines.iter().map(|line| line.size().y + AIR).sum();
    let size = vec2(BADGE + room + 40.0, high + 3.0 * AIR + 32.0);
    let (left, _, width, _) = view.places.foot;
    let rect = view.place((left + (width - size.x) / 2.0, DOWN - size.y / 2.0, size.x, size.y));
    board_layer(ctx, "moment", rect, Order::Foreground, |ui| {
        let response = ui.interact(rect, Id::new("moment told"), Sense::click());
        let spoken = told.told.lines.join("\n");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        let (painter, seat) = (ui.painter(), INKS.seat(told.to));
        painter.add(glass_of(rect, 14.0, Rim::Brass, 1.0));
        let badge = Rect::from_min_max(rect.min + vec2(1.0, 1.0), pos2(rect.left() + BADGE, rect.bottom() - 1.0));
        painter.add(gradient_between(badge, [13.0, 0.0], &[seat.deep.0, seat.deep.0]));
        hatch(painter, badge.shrink(3.6), told.to);
        painter.rect_stroke(rect, 14.0, Stroke::new(2.4, seat.colour.0), StrokeKind::Inside);
        mark(painter, badge.center(), 22.0, told.to, true);
        let mut at = pos2(badge.right() + 20.0, rect.top() + 2.0 * AIR);
        for line in lines {
            let down = line.size().y + AIR;
            painter.galley(at, line, INKS.ivory.0);
            at.y += down;
        }
        let key = text_args("moment-go-on", &[("key", view.keys.shown(Action::Advance).into())]);
        let at = pos2(at.x, rect.bottom() - 20.0);
        fitted(ui, at, Align2::LEFT_CENTER, &key, regular(SMALL), INKS.dim.0, room);
    });
    out.push(UiIntent::Spot(told.told.spots.clone()));
    if ctx.input(|input| input.pointer.any_pressed()) {
        out.push(UiIntent::CloseMoment);
    }
}
