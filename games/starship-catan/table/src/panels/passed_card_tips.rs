//! Tooltips of the passed cards, because a long flight has no room for their names. Screen readers get the names from the mirror
//! of the board.

use bevy_egui::egui::{Context, Order, Rect, Sense, Vec2, pos2};

use super::GamePanelData;
use crate::board::layout::LAYOUT;
use crate::locale::{card_help, card_name};
use orrery_ui::board_layer;
use orrery_ui::tips::{TooltipContent, TooltipExt};
use starship_catan::rules::FlightRowCard;

/// Adds a tooltip to each passed card of the flight row that is face up.
pub fn passed(ctx: &Context, view: &GamePanelData) {
    let flight = &view.seen.known.flight;
    if !view.seen.known.phase.in_flight() || flight.is_empty() {
        return;
    }
    let (x, y) = (view.origin.x, view.origin.y);
    let layout = LAYOUT.in_window(bevy::math::Rect::new(-x, -y, LAYOUT.width + x, LAYOUT.height + y));
    let count = flight.row().len() - 1;
    for (nth, laid) in flight.row().iter().take(count).enumerate() {
        let FlightRowCard::Card(card) = *laid else { continue };
        let hung = layout.passed_at(nth, count);
        let middle = pos2(hung.middle.x, hung.middle.y) + view.origin.to_vec2();
        let rect = Rect::from_center_size(middle, Vec2::splat(2.0 * hung.radius));
        board_layer(ctx, &format!("passed {nth}"), rect, Order::Background, |ui| {
            let response = ui.interact(rect, ui.id().with(nth), Sense::hover());
            response.tip(&TooltipContent::new(card_help(card)).title(card_name(card)));
        });
    }
}
