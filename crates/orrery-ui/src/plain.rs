//! The panels of a game that has none of its own: rows of text and buttons.

use bevy_egui::egui::{Align2, Context, Order, Rect, ScrollArea, UiBuilder, pos2, vec2};

use super::contract::MatchPanels;
use super::intent::UiIntent;
use super::paint::{BorderStyle, glass, mark};
use super::style::{NAME, PANEL_PALETTE, SMALL, bold, regular};
use super::table::{GamePanelData, buttons};
use super::widgets::{ButtonSpec, board_layer, button, fitted};
use orrery_core::Rules as _;
use orrery_core::Standings;

/// Height of a player's row, in units.
const ROW: f32 = 68.0;

/// Shows a row for each player with their name and their known points.
pub fn players<G: MatchPanels>(ctx: &Context, view: &GamePanelData<G>) {
    let whole = view.column(view.places.players);
    let Standings(standings) = G::Rules::standings(view.seen);
    board_layer(ctx, "players", whole, Order::Middle, |ui| {
        let mut top = whole.top();
        for standing in &standings {
            let row = Rect::from_min_size(pos2(whole.left(), top), vec2(whole.width(), ROW));
            top += ROW + 6.0;
            let moving = view.mover == standing.seat && !view.over;
            ui.painter().add(glass(row, 13.0, if moving { BorderStyle::Brass } else { BorderStyle::Steel }));
            mark(ui.painter(), row.left_center() + vec2(28.0, 0.0), 16.0, standing.seat, true);
            let name = view.names.of(standing.seat);
            let at = row.left_center() + vec2(58.0, 0.0);
            fitted(ui, at, Align2::LEFT_CENTER, &name, bold(NAME), PANEL_PALETTE.ivory.0, row.width() - 130.0);
            let at = row.right_center() - vec2(24.0, 0.0);
            ui.painter().text(at, Align2::RIGHT_CENTER, standing.total(), bold(NAME), PANEL_PALETTE.ivory.0);
        }
    });
}

/// Shows a button for each available order, or the hint if there is none, and the row of buttons below.
pub fn hand<G: MatchPanels>(ctx: &Context, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    let whole = view.column(view.places.hand);
    board_layer(ctx, "hand", whole, Order::Middle, |ui| {
        ui.painter().add(glass(whole, 13.0, BorderStyle::Steel));
        let inner = UiBuilder::new().max_rect(whole.shrink(12.0));
        ui.scope_builder(inner, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| orders(ui, view, out));
        });
    });
    let row = view.column(view.places.buttons);
    board_layer(ctx, "buttons", row, Order::Middle, |ui| buttons(ui, view, out));
}

fn orders<G: MatchPanels>(ui: &mut bevy_egui::egui::Ui, view: &GamePanelData<G>, out: &mut Vec<UiIntent>) {
    let mut orders = Vec::new();
    if view.local {
        G::Rules::legal(view.seen, &mut orders);
    }
    let width = ui.available_width();
    for (index, order) in orders.iter().enumerate() {
        let words = G::order_brief(order, view.names);
        if button(ui, &ButtonSpec::new(&words).low(), Some(width)).clicked() {
            out.push(UiIntent::Order(index));
        }
    }
    if orders.is_empty() {
        let at = ui.max_rect().left_top();
        ui.painter().text(at, Align2::LEFT_TOP, &view.hint.words, regular(SMALL), PANEL_PALETTE.dim.0);
    }
}
