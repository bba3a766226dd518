//! The panels of a match: what every player has, the mover's cards, the log, the buttons, and what is asked.

mod asked;
mod buttons;
mod hand;
mod hint;
mod log;
mod loot;
mod players;
mod recap;
mod view;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Color32, Context, Id, LayerId, Order, pos2};

use super::icons::piece;
use super::intent::UiIntent;
use super::layout::COLUMN;
use super::widgets::{board_layer, board_scale};
use super::{coach, replay};

pub use asked::{trade_area, warning_action, warning_question, warning_text};
pub use buttons::column_place;
pub use hint::hint_for;
pub use log::log_dialogue;
pub use recap::{Past, recap_lines};
pub use view::{Back, CoachPanel, CoachView, Hint, LogLine, MatchView, Recap, RecapLine, target_id};

/// All panels of a match.
pub fn match_panels(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) {
    // The board is clicked where no panel lies: of the tray only the heading is one.
    let mut heading = view.column(COLUMN.tray);
    heading.set_height(32.0);
    board_layer(ctx, "players", view.column(COLUMN.players_area()), Order::Middle, |ui| {
        players::players(ui, view, out);
    });
    board_layer(ctx, "tray", heading, Order::Middle, |ui| buttons::tray(ui, view, out));
    let log = view.column(log::area(view));
    board_layer(ctx, "log", log, Order::Middle, |ui| log::log(ui, log, view, out));
    if let Some(watched) = view.replay {
        replay::viewer(ctx, view, watched, out);
        overhead(ctx, view);
        return;
    }
    board_layer(ctx, "hand", view.column(COLUMN.hand_area()), Order::Middle, |ui| hand::hand(ui, view, out));
    board_layer(ctx, "buttons", view.column(COLUMN.buttons_area()), Order::Middle, |ui| {
        buttons::buttons(ui, view, out);
    });
    if let Some(foot) = hint::place(ctx, view) {
        board_layer(ctx, "foot", foot, Order::Middle, |ui| hint::foot(ui, view, foot, out));
    }
    asked::asked(ctx, view, out);
    if let Some(panel) = &view.coach.open {
        coach::coach(ctx, view, panel, out);
    }
    if let Some(recap) = view.recap {
        recap::recap(ctx, recap, view, out);
    }
    overhead(ctx, view);
}

/// Fuel, ore and cards on their way to the numbers that count them.
fn overhead(ctx: &Context, view: &MatchView) {
    if view.aloft.is_empty() {
        return;
    }
    let layer = LayerId::new(Order::Foreground, Id::new("aloft"));
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let painter = ctx.layer_painter(layer);
    for thing in view.aloft {
        let at = pos2(thing.at.x, thing.at.y) + view.origin.to_vec2();
        piece(&painter, &thing.piece, at, thing.scale, Color32::WHITE.gamma_multiply(thing.alpha));
    }
}
