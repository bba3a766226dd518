//! The notice at the beginning of a match: the players side by side with their portraits, and below them the first player, the
//! initial holdings of all players, and the goal.

use bevy_egui::egui::{Align2, Color32, Context, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::interruption_pane::{above_the_board, go_on, pane};
use super::{Interruption, MatchIntroPlayer, SharedPanelData};
use crate::icons;
use crate::paint::{gradient_between, hatch, mark};
use crate::style::{BODY, NAME, PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{fitted, heading};
use orrery_locale::text;

/// Width and height of a player's card. `BETWEEN` is the gap between two cards.
const CARD: (f32, f32) = (216.0, 250.0);
const BETWEEN: f32 = 10.0;
/// Height of the upper part of a card, which holds the portrait or the mark.
const FACE: f32 = 118.0;
/// The padding inside the rim. `HEAD` is the height of the heading.
const AIR: f32 = 18.0;
const HEAD: f32 = 28.0;
/// Minimum width of the notice.
const LEAST: f32 = 640.0;
/// Vertical position of the notice's middle, in units.
const DOWN: f32 = 380.0;
/// The gap between two lines.
const LEADING: f32 = 5.0;

/// Shows the notice. Lines that the cards contain are not repeated below them.
pub fn opening(ctx: &Context, told: &Interruption, players: &[MatchIntroPlayer], view: &SharedPanelData) {
    let said = players.iter().filter(|player| player.you || !player.line.is_empty()).count();
    let count = players.len() as f32;
    let wide = (count * CARD.0 + (count - 1.0) * BETWEEN + 2.0 * AIR).max(LEAST);
    let room = wide - 2.0 * AIR - 18.0;
    let laid =
        |words: &String| ctx.fonts_mut(|fonts| fonts.layout(words.clone(), regular(BODY), PANEL_PALETTE.ivory.0, room));
    let lines: Vec<_> = told.told.lines.iter().skip(said).map(laid).collect();
    let below: f32 = lines.iter().map(|line| line.size().y + LEADING).sum();
    let high = AIR + HEAD + CARD.1 + 12.0 + below + 34.0;
    let rect = above_the_board(view, (wide, high), DOWN);
    pane(ctx, told, rect, |ui| {
        heading(ui.painter(), rect.min + vec2(AIR, AIR + 6.0), &text("opening-title"));
        let left = rect.center().x - (count * CARD.0 + (count - 1.0) * BETWEEN) / 2.0;
        for (nth, player) in players.iter().enumerate() {
            let corner = pos2(left + nth as f32 * (CARD.0 + BETWEEN), rect.top() + AIR + HEAD);
            card(ui, Rect::from_min_size(corner, vec2(CARD.0, CARD.1)), player, view);
        }
        let mut at = pos2(rect.left() + AIR + 18.0, rect.top() + AIR + HEAD + CARD.1 + 12.0);
        let last = lines.len().saturating_sub(1);
        for (nth, line) in lines.into_iter().enumerate() {
            let ink = if nth == last { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.brass[0].0 };
            ui.painter().circle_filled(at + vec2(-12.0, BODY * 0.68), 3.0, ink);
            let down = line.size().y + LEADING;
            ui.painter().galley(at, line, PANEL_PALETTE.ivory.0);
            at.y += down;
        }
        let at = pos2(rect.left() + AIR, rect.bottom() - 20.0);
        fitted(ui, at, Align2::LEFT_CENTER, &go_on(view), regular(SMALL), PANEL_PALETTE.dim.0, room);
    });
}

/// Shows the card of a player: the portrait, if there is one, the mark, the name, the kind of player, and the player's own line.
fn card(ui: &Ui, rect: Rect, player: &MatchIntroPlayer, view: &SharedPanelData) {
    let (painter, seat) = (ui.painter(), PANEL_PALETTE.seat(player.seat));
    let sits = &view.sits[player.seat.index()];
    painter.add(gradient_between(rect, [10.0, 10.0], &[seat.deep.0, PANEL_PALETTE.space[1].0]));
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), FACE));
    hatch(painter, top.shrink(3.6), player.seat);
    match &sits.portrait {
        Some(portrait) => {
            icons::contain(painter, portrait, top.shrink2(vec2(0.0, 3.0)), Color32::WHITE);
            mark(painter, top.left_bottom() + vec2(20.0, -16.0), 14.0, player.seat, true);
        }
        None => mark(painter, top.center(), 34.0, player.seat, true),
    }
    painter.rect_stroke(rect, 10.0, Stroke::new(1.6, seat.colour.0), StrokeKind::Inside);
    let room = rect.width() - 24.0;
    let at = pos2(rect.left() + 12.0, top.bottom() + 8.0);
    let name = view.names.of(player.seat);
    let bottom = fitted(ui, at, Align2::LEFT_TOP, &name, bold(NAME), PANEL_PALETTE.ivory.0, room).bottom();
    let who = match (player.you, sits.name.is_empty()) {
        (true, _) => text("ui-you"),
        (false, true) => text("opening-human"),
        (false, false) => sits.name.clone(),
    };
    let at = pos2(at.x, bottom + 1.0);
    let bottom = fitted(ui, at, Align2::LEFT_TOP, &who, regular(SMALL), PANEL_PALETTE.dim.0, room).bottom();
    let at = pos2(at.x, bottom + 5.0);
    fitted(ui, at, Align2::LEFT_TOP, &player.line, regular(SMALL), PANEL_PALETTE.text.0, room);
}
