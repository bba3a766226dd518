//! The notice of an achievement: its picture, title and effect.

use bevy_egui::egui::{Align2, Color32, Context, Rect, Stroke, StrokeKind, pos2, vec2};

use super::interruption_pane::{DOWN, above_the_board, go_on, pane};
use super::{Interruption, SharedPanelData};
use crate::icons;
use crate::paint::{gradient, hatch, mark};
use crate::style::{BODY, PANEL_PALETTE, SMALL, TITLE, bold, regular};
use crate::widgets::fitted;

/// Width and minimum height of the notice.
const SIZE: (f32, f32) = (660.0, 268.0);
/// The padding between rim and picture.
const AIR: f32 = 14.0;
const PICTURE: f32 = SIZE.1 - 2.0 * AIR;
/// The space between the picture and the text, and to the right of the text.
const BESIDE: (f32, f32) = (24.0, 22.0);
/// The space above the player's name, above the title, below each line, and for the foot.
const HEAD: f32 = 34.0;
const TOP: f32 = 28.0;
const LEADING: f32 = 12.0;
const FOOT: f32 = 40.0;

/// Shows the notice: a large picture, the player unless it is an announcement to all, and the title and effects.
pub fn picture(ctx: &Context, told: &Interruption, picture: &str, view: &SharedPanelData) {
    let room = SIZE.0 - AIR - PICTURE - BESIDE.0 - BESIDE.1;
    let laid = |(nth, words): (usize, &String)| {
        let font = if nth == 0 { bold(TITLE) } else { regular(BODY) };
        ctx.fonts_mut(|fonts| fonts.layout(words.clone(), font, Color32::PLACEHOLDER, room))
    };
    let lines: Vec<_> = told.told.lines.iter().enumerate().map(laid).collect();
    let head = if told.to_all { TOP } else { HEAD + TOP };
    let high = head + lines.iter().map(|line| line.size().y + LEADING).sum::<f32>() + FOOT;
    let rect = above_the_board(view, (SIZE.0, high.max(SIZE.1)), DOWN);
    pane(ctx, told, rect, |ui| {
        let (painter, seat) = (ui.painter(), PANEL_PALETTE.seat(told.by));
        let left_middle = pos2(rect.left() + AIR, rect.center().y - PICTURE / 2.0);
        let frame = Rect::from_min_size(left_middle, vec2(PICTURE, PICTURE));
        let fill = if told.to_all { [PANEL_PALETTE.space[1].0; 2] } else { [seat.dark.0, seat.deep.0] };
        painter.add(gradient(frame, 10.0, &fill));
        if !told.to_all {
            hatch(painter, frame.shrink(3.6), told.by);
        }
        icons::contain(painter, picture, frame.shrink(8.0), Color32::WHITE);
        painter.rect_stroke(frame, 10.0, Stroke::new(1.6, PANEL_PALETTE.brass[1].0), StrokeKind::Inside);
        let left = frame.right() + BESIDE.0;
        if !told.to_all {
            let who = pos2(left + 12.0, rect.top() + HEAD);
            mark(painter, who, 12.5, told.by, true);
            let (name, at) = (view.names.of(told.by), who + vec2(22.0, 0.0));
            fitted(ui, at, Align2::LEFT_CENTER, &name, bold(BODY), seat.light.0, room - 34.0);
        }
        let mut at = pos2(left, rect.top() + head);
        for (nth, line) in lines.into_iter().enumerate() {
            let ink = if nth == 0 { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.ivory.0 };
            let down = line.size().y + LEADING;
            ui.painter().galley(at, line, ink);
            at.y += down;
        }
        let at = pos2(left, rect.bottom() - 24.0);
        fitted(ui, at, Align2::LEFT_CENTER, &go_on(view), regular(SMALL), PANEL_PALETTE.dim.0, room);
    });
}
