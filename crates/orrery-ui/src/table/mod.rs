//! The panels of a match: the game's own, and those that all games share, such as the log, the line at the foot, the coach and
//! the recap.

mod banter;
mod beginning;
mod buttons;
mod goal;
mod hand_over;
mod hint;
mod inline_items;
mod interruption;
mod interruption_pane;
mod log;
mod recap;
mod remark;
mod triumph;
mod view;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Color32, Context, Id, LayerId, Order, pos2};

use super::contract::MatchPanels;
use super::icons::piece;
use super::intent::UiIntent;
use super::widgets::{board_layer, board_scale};
use super::{coach, plain, replay, warning};

pub use banter::{BanterState, Remark, RemarkOccasion};
pub use buttons::{about, button_places, buttons, explained, halves};
pub use log::log_dialogue;
pub use recap::{PastOrder, grouped};
pub use view::{
    Attack, CoachPanel, CoachView, EffectText, GamePanelData, HintLine, Interruption, InterruptionStyle, LogLine,
    MatchIntroPlayer, MilestoneNotice, Recap, RecapImportance, RecapLine, SharedPanelData, UndoAvailability, target_id,
};

/// Shows all panels of a match, or those of the replay viewer while a match is watched.
pub fn match_panels<G: MatchPanels>(ctx: &Context, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    if !G::players(ctx, view, out) {
        plain::players(ctx, view);
    }
    let log = view.column(log::area(view));
    board_layer(ctx, "log", log, Order::Middle, |ui| log::log(ui, log, view, out));
    if let Some(watched) = view.replay {
        replay::viewer(ctx, view, watched, out);
        overhead(ctx, view);
        return;
    }
    if G::hand(ctx, view, out) {
        let row = view.column(view.places.buttons);
        board_layer(ctx, "buttons", row, Order::Middle, |ui| buttons::buttons(ui, view, out));
    } else {
        plain::hand(ctx, view, out);
    }
    let choosing = hint::choosing(view);
    if let Some(foot) = hint::place(ctx, view, choosing.as_ref()) {
        board_layer(ctx, "foot", foot, Order::Middle, |ui| hint::foot(ui, view, choosing.as_ref(), foot, out));
    }
    match view.warning {
        Some(warning) => warning::question::<G>(ctx, view, warning, out),
        None => G::asked(ctx, view, out),
    }
    if let Some(panel) = &view.coach.open {
        coach::coach(ctx, view, panel, out);
    }
    if let Some(recap) = view.recap {
        let beside = hint::place(ctx, view, choosing.as_ref()).map_or(0.0, |hint| hint.width());
        recap::recap(ctx, recap, view, beside, out);
    }
    if let Some(told) = view.moment {
        interruption::moment(ctx, told, view, out);
    }
    if let Some(said) = view.remark {
        remark::remark(ctx, view, said);
    }
    overhead(ctx, view);
}

/// Draws the objects that fly over the panels to the counters, such as fuel, ore and cards.
fn overhead(ctx: &Context, view: &SharedPanelData) {
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
