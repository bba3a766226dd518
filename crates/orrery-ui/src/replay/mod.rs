//! The replay viewer, which shows a match order by order: a timeline, buttons to play and step, and a button to continue from any
//! moment.

mod branch;
mod controls;
mod intent;
mod practice;
mod timeline;
mod view;

use bevy_egui::egui::{Context, Order, Rect};

use super::intent::UiIntent;
use super::widgets::board_layer;
use crate::table::SharedPanelData;

pub use branch::{BranchSeat, BranchStatus, branch};
pub use intent::ReplayIntent;
pub use practice::practice_mark;
pub use timeline::{chance_at, curve};
pub use view::{ReplaySpeed, ReplayTurn, ReplayView};

/// Shows the viewer's bar at the foot of the board, and its buttons in the column.
pub fn viewer(ctx: &Context, view: &SharedPanelData, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let strip: Rect = view.place(view.places.foot);
    board_layer(ctx, "timeline", strip, Order::Foreground, |ui| timeline::timeline(ui, strip, view, replay, out));
    let keys = view.column(view.places.buttons);
    board_layer(ctx, "replay keys", keys, Order::Middle, |ui| controls::controls(ui, keys, view, replay, out));
}
