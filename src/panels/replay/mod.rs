//! The viewer: a match shown order by order, with a timeline, keys to play and step, and the way to play on from a moment.

mod branch;
mod controls;
mod practice;
mod timeline;
mod view;
mod wish;

use bevy_egui::egui::{Context, Order, Rect};

use super::intent::UiIntent;
use super::layout::{COLUMN, foot_area};
use super::widgets::board_layer;
use crate::panels::table::MatchView;

pub use branch::{BranchRow, branch};
pub use practice::practice_mark;
pub use timeline::{chance_at, curve};
pub use view::{ReplaySpeed, ReplayTurn, ReplayView};
pub use wish::ReplayWish;

/// Where the log of the viewer stands: where the mover's cards and the log of a match that is played do.
pub fn log_area() -> super::layout::Area {
    let (hand, log) = (COLUMN.hand_area(), COLUMN.log);
    (log.0, hand.1, log.2, log.1 + log.3 - hand.1)
}

/// The strip of the viewer at the foot of the board, and its keys in the column.
pub fn viewer(ctx: &Context, view: &MatchView, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let strip: Rect = view.place(foot_area());
    board_layer(ctx, "timeline", strip, Order::Foreground, |ui| timeline::timeline(ui, strip, view, replay, out));
    let keys = view.column(COLUMN.buttons_area());
    board_layer(ctx, "replay keys", keys, Order::Middle, |ui| controls::controls(ui, keys, view, replay, out));
}
