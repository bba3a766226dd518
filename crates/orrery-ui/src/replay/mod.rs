//! The viewer: a match shown order by order, with a timeline, keys to play and step, and the way to play on from a moment.

mod branch;
mod controls;
mod practice;
mod timeline;
mod view;
mod wish;

use bevy_egui::egui::{Context, Order, Rect};

use super::intent::UiIntent;
use super::widgets::board_layer;
use crate::table::MatchView;

pub use branch::{BranchRow, BranchTerms, branch};
pub use practice::practice_mark;
pub use timeline::{chance_at, curve};
pub use view::{ReplaySpeed, ReplayTurn, ReplayView};
pub use wish::ReplayWish;

/// The strip of the viewer at the foot of the board, and its keys in the column.
pub fn viewer(ctx: &Context, view: &MatchView, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let strip: Rect = view.place(view.places.foot);
    board_layer(ctx, "timeline", strip, Order::Foreground, |ui| timeline::timeline(ui, strip, view, replay, out));
    let keys = view.column(view.places.buttons);
    board_layer(ctx, "replay keys", keys, Order::Middle, |ui| controls::controls(ui, keys, view, replay, out));
}
