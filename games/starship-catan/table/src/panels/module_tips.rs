//! Tooltips of the modules that cannot be clicked because their owner is not the decider. Screen readers get these texts from the
//! mirror of the board.

use bevy_egui::egui::{Context, Order, Sense};

use super::GamePanelData;
use super::descriptions::room_of;
use super::player_panel_parts::lower;
use crate::board::layout::LAYOUT;
use crate::locale::module_name;
use orrery_ui::board_layer;
use orrery_ui::tips::{TooltipContent, TooltipExt};
use starship_catan::rules::Module;

/// Adds a tooltip to each module of the player who is not the decider. The decider's modules can be clicked, and the board
/// explains those.
pub fn rooms(ctx: &Context, view: &GamePanelData) {
    let seat = view.seen.known.decider.other();
    let places = if seat == lower(view) { &LAYOUT.ship } else { &LAYOUT.rival };
    for &module in Module::ALL {
        let rect = view.place(places.modules[module.index()]);
        board_layer(ctx, &format!("room {module:?}"), rect, Order::Background, |ui| {
            let response = ui.interact(rect, ui.id().with("room"), Sense::hover());
            response.tip(&TooltipContent::new(room_of(view.seen, view.names, seat, module)).title(module_name(module)));
        });
    }
}
