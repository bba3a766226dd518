//! The notices that pause the match, shown over the board until the player closes them or their reading time is over. The usual
//! notice is a banner in the colour of the player who caused it.

use bevy_egui::egui::{Align2, Context, Rect, Shape, Stroke, pos2, vec2};

use super::interruption_pane::{DOWN, above_the_board, go_on, pane};
use super::{Interruption, InterruptionStyle, SharedPanelData, beginning, triumph};
use crate::intent::UiIntent;
use crate::paint::{gradient_between, hatch, mark};
use crate::portrait;
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::fitted;

/// Width of the part with a player's mark.
const BADGE: f32 = 66.0;
/// Maximum width of the text.
const WIDEST: f32 = 860.0;
/// Font size of a banner about the effects of an order, and of any other banner.
const LETTERS: (f32, f32) = (22.0, 17.0);
/// The space between two lines.
const AIR: f32 = 6.0;

/// Shows the notice. A press of the pointer closes it.
pub fn moment(ctx: &Context, told: &Interruption, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    match &told.staged {
        InterruptionStyle::Banner => banner(ctx, told, view),
        InterruptionStyle::Picture(picture) => triumph::picture(ctx, told, picture, view),
        InterruptionStyle::Opening(players) => beginning::opening(ctx, told, players, view),
    }
    out.push(UiIntent::Spot(told.told.spots.clone()));
    if ctx.input(|input| input.pointer.any_pressed()) {
        out.push(UiIntent::CloseMoment);
    }
}

/// Shows the player who caused the notice on the left, the text, and on the right the affected player if that is another player.
/// An opponent that caused it shows its face. An announcement to all players is only the text.
fn banner(ctx: &Context, told: &Interruption, view: &SharedPanelData) {
    let font = bold(if told.harm { LETTERS.0 } else { LETTERS.1 });
    let laid = |words: &String| {
        ctx.fonts_mut(|fonts| fonts.layout(words.clone(), font.clone(), PANEL_PALETTE.ivory.0, WIDEST))
    };
    let lines: Vec<_> = told.told.lines.iter().map(laid).collect();
    let room = lines.iter().map(|line| line.size().x).fold(260.0, f32::max);
    let high: f32 = lines.iter().map(|line| line.size().y + AIR).sum();
    let other = told.to != told.by && !told.to_all;
    let badges = [!told.to_all, other].map(|shown| if shown { BADGE } else { 0.0 });
    let size = (badges[0] + room + 40.0 + badges[1], high + 3.0 * AIR + 32.0);
    let rect = above_the_board(view, size, DOWN);
    pane(ctx, told, rect, |ui| {
        let (painter, seat) = (ui.painter(), PANEL_PALETTE.seat(told.by));
        if !told.to_all {
            let badge = Rect::from_min_max(rect.min + vec2(1.0, 1.0), pos2(rect.left() + BADGE, rect.bottom() - 1.0));
            let sits = &view.sits[told.by.index()];
            if sits.portrait.is_some() {
                portrait::badge(painter, badge, 13.0, told.by, sits);
            } else {
                painter.add(gradient_between(badge, [13.0, 0.0], &[seat.deep.0, seat.deep.0]));
                hatch(painter, badge.shrink(3.6), told.by);
                mark(painter, badge.center(), 22.0, told.by, true);
            }
        }
        if other {
            let badge = Rect::from_min_max(pos2(rect.right() - BADGE, rect.top() + 1.0), rect.max - vec2(1.0, 1.0));
            let to = PANEL_PALETTE.seat(told.to);
            painter.add(gradient_between(badge, [0.0, 13.0], &[to.deep.0, to.deep.0]));
            mark(painter, badge.center() + vec2(4.0, 0.0), 17.0, told.to, true);
            // The arrow points from the player who caused the notice to the affected player.
            let tip = badge.left_center() + vec2(9.0, 0.0);
            let corners = vec![tip, tip + vec2(-10.0, -9.0), tip + vec2(-10.0, 9.0)];
            painter.add(Shape::convex_polygon(corners, seat.colour.0, Stroke::NONE));
        }
        let mut at = pos2(rect.left() + badges[0] + 20.0, rect.top() + 2.0 * AIR);
        for line in lines {
            let down = line.size().y + AIR;
            painter.galley(at, line, PANEL_PALETTE.ivory.0);
            at.y += down;
        }
        let at = pos2(at.x, rect.bottom() - 20.0);
        fitted(ui, at, Align2::LEFT_CENTER, &go_on(view), regular(SMALL), PANEL_PALETTE.dim.0, room);
    });
}
