//! Opponents' banter: a speech bubble next to the speaker's panel for a few seconds. The match does not wait for it, and the
//! bubble ignores the pointer.

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Context, Id, LayerId, Order, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::GamePanelData;
use super::banter::Remark;
use crate::contract::MatchPanels;
use crate::paint::{BorderStyle, glass_of};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular, with_text_size};
use crate::widgets::board_scale;

/// Maximum width of the text.
const WIDEST: f32 = 290.0;
/// Font size of the text.
const LETTERS: f32 = 17.0;
/// The padding between rim and text.
const AIR: Vec2 = vec2(16.0, 10.0);
/// The length of the bubble's tail, and half its width at the bubble.
const TAIL: Vec2 = vec2(15.0, 9.0);
/// The bubble's vertical position if a game does not return the areas of its player panels.
const DOWN: f32 = 12.0;

/// Shows a remark in its speech bubble.
pub fn remark<G: MatchPanels>(ctx: &Context, view: &GamePanelData<G>, said: &Remark) {
    let layer = LayerId::new(Order::Middle, Id::new("remark"));
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let painter = ctx.layer_painter(layer).with_clip_rect(Rect::EVERYTHING);
    with_text_size(100, || {
        bubble(&painter, &view.names.of(said.seat), said, G::seat_place(view, said.seat), view.place(view.places.foot));
    });
}

fn bubble(painter: &Painter, name: &str, said: &Remark, panel: Option<Rect>, foot: Rect) {
    let name = painter.layout(name.to_owned(), bold(SMALL), PANEL_PALETTE.brass[1].0, WIDEST);
    let words = painter.layout(said.words.clone(), regular(LETTERS), PANEL_PALETTE.ivory.0, WIDEST);
    let size = vec2(name.size().x.max(words.size().x), name.size().y + words.size().y) + 2.0 * AIR;
    let seat = PANEL_PALETTE.seat(said.seat);
    let rect = match panel {
        Some(panel) => {
            // The bubble extends towards the middle of the board.
            let leftwards = panel.center().x > foot.center().x;
            let out = size.x / 2.0 + TAIL.x;
            let x = if leftwards { panel.left() - out } else { panel.right() + out };
            let tip = pos2(if leftwards { panel.left() - 2.0 } else { panel.right() + 2.0 }, panel.center().y);
            let base = if leftwards { tip.x - TAIL.x } else { tip.x + TAIL.x };
            let corners = vec![tip, pos2(base, tip.y - TAIL.y), pos2(base, tip.y + TAIL.y)];
            painter.add(Shape::convex_polygon(corners, seat.colour.0, Stroke::NONE));
            Rect::from_center_size(pos2(x, panel.center().y.max(size.y / 2.0 + 4.0)), size)
        }
        None => Rect::from_center_size(pos2(foot.center().x, DOWN + size.y / 2.0), size),
    };
    painter.add(glass_of(rect, 13.0, BorderStyle::Steel, 0.98));
    painter.rect_stroke(rect, 13.0, Stroke::new(2.0, seat.colour.0), StrokeKind::Inside);
    let at = rect.min + AIR;
    let below = at + vec2(0.0, name.size().y);
    painter.galley(at, name, PANEL_PALETTE.brass[1].0);
    painter.galley(below, words, PANEL_PALETTE.ivory.0);
}
