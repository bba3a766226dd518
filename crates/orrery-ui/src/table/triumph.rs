//! The notice of an achievement: its picture, title and effect.

use bevy_egui::egui::{Align2, Color32, Context, Rect, Stroke, StrokeKind, pos2, vec2};

use super::interruption_pane::{DOWN, above_the_board, go_on, pane};
use super::{Interruption, SharedPanelData};
use crate::icons;
use crate::paint::{gradient, hatch, mark};
use crate::style::{BODY, PANEL_PALETTE, SMALL, TITLE, bold, regular};
use crate::widgets::fitted;

/// Width and height of the notice.
const SIZE: (f32, f32) = (660.0, 268.0);
/// The padding between rim and picture.
const AIR: f32 = 14.0;
const PICTURE: f32 = SIZE.1 - 2.0 * AIR;

/// Shows the notice: a large picture, the player, and the title and effect of the achievement.
pub fn picture(ctx: &Context, told: &Interruption, picture: &str, view: &SharedPanelData) {
    let rect = above_the_board(view, SIZE, DOWN);
    pane(ctx, told, rect, |ui| {
        let (painter, seat) = (ui.painter(), PANEL_PALETTE.seat(told.by));
        let frame = Rect::from_min_size(rect.min + vec2(AIR, AIR), vec2(PICTURE, PICTURE));
        painter.add(gradient(frame, 10.0, &[seat.dark.0, seat.deep.0]));
        hatch(painter, frame.shrink(3.6), told.by);
        icons::contain(painter, picture, frame.shrink(8.0), Color32::WHITE);
        painter.rect_stroke(frame, 10.0, Stroke::new(1.6, PANEL_PALETTE.brass[1].0), StrokeKind::Inside);
        let left = frame.right() + 24.0;
        let room = rect.right() - 22.0 - left;
        let who = pos2(left + 12.0, rect.top() + 34.0);
        mark(painter, who, 12.5, told.by, true);
        let name = view.names.of(told.by);
        let at = who + vec2(22.0, 0.0);
        fitted(ui, at, Align2::LEFT_CENTER, &name, bold(BODY), seat.light.0, room - 34.0);
        let mut at = pos2(left, rect.top() + 62.0);
        let inks = [(bold(TITLE), PANEL_PALETTE.brass[1].0), (regular(BODY), PANEL_PALETTE.ivory.0)];
        for (words, (font, ink)) in told.told.lines.iter().zip(inks) {
            at.y = fitted(ui, at, Align2::LEFT_TOP, words, font, ink, room).bottom() + 12.0;
        }
        let at = pos2(left, rect.bottom() - 24.0);
        fitted(ui, at, Align2::LEFT_CENTER, &go_on(view), regular(SMALL), PANEL_PALETTE.dim.0, room);
    });
}
