//! Tooltips of the piles, which the board shows only as numbers. Screen readers get these texts from the mirror of the board.

use bevy_egui::egui::{Context, Order, Rect, Sense, pos2, vec2};

use super::GamePanelData;
use crate::board::layout::LAYOUT;
use crate::locale::{text, text_args};
use orrery_ui::board_layer;
use orrery_ui::tips::{TooltipContent, TooltipExt};
use starship_catan::rules::{Adventure, Phase};

/// The width of the number of the reserve.
const RESERVE: f32 = 116.0;
/// The width of the number of face-down adventures.
const ADVENTURES: f32 = 96.0;
/// The height of the number of face-down adventures.
const HEIGHT: f32 = 26.0;

/// Adds a tooltip to the reserve, and one to the pile of face-down adventures.
pub fn piles(ctx: &Context, view: &GamePanelData) {
    let (x, y, height) = LAYOUT.sectors.reserve;
    let (at, known) = (pos2(x, y) + view.origin.to_vec2(), &view.seen.known);
    // While a sector is being chosen, the windows are elsewhere, and the reserve is not shown.
    if known.phase != Phase::Fly {
        pile(ctx, Rect::from_min_size(at, vec2(RESERVE, height)), "pile-reserve", known.reserve.top_group());
    }
    let places = &LAYOUT.column.adventures;
    let first = view.column(places.cards[0]);
    let heading = first.top() + places.heading.1 - places.cards[0].1 - 5.0;
    let place = Rect::from_center_size(pos2(first.right() - ADVENTURES / 2.0, heading), vec2(ADVENTURES, HEIGHT));
    let to_come = Adventure::ALL.iter().filter(|adventure| known.adventures.pile & adventure.bit() != 0);
    pile(ctx, place, "pile-adventures", to_come.map(|adventure| adventure.spec().group.into()).min());
}

fn pile(ctx: &Context, rect: Rect, name: &str, top: Option<usize>) {
    let top = top.map(|group| text_args("pile-top", &[("group", (group + 1).into())]));
    board_layer(ctx, name, rect, Order::Background, |ui| {
        let response = ui.interact(rect, ui.id().with(name), Sense::hover());
        response.tip(&TooltipContent::new(text(&format!("{name}-help"))).title(text(name)).and(top));
    });
}
