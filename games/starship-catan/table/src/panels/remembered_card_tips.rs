//! Tooltips of the face-up cards below the windows of the sectors, where there is no room for names. Screen readers get the names
//! with the sector's text.

use bevy_egui::egui::{Context, Order, Rect, Sense, Vec2, pos2};

use super::GamePanelData;
use crate::board::layout::LAYOUT;
use crate::locale::{card_help, card_name};
use crate::table::plan::reminded;
use orrery_learn::codex::CodexPages as _;
use orrery_settings::keys::Action;
use orrery_ui::board_layer;
use orrery_ui::tips::{TooltipContent, TooltipExt};
use starship_catan::StarshipCatan;
use starship_catan::codex::Topic;
use starship_catan::rules::{Card, Phase, SECTORS};

/// The number of cards in each row of the grid.
const ACROSS: usize = 5;

/// Adds a tooltip to each card of which the viewer is reminded, while a sector is being chosen.
pub fn reminders(ctx: &Context, view: &GamePanelData) {
    if view.seen.known.phase != Phase::Fly {
        return;
    }
    for at in 0..SECTORS {
        for (nth, card) in reminded(view.seen, at).iter().take(2 * ACROSS).enumerate() {
            let rect = place(at, nth).translate(view.origin.to_vec2());
            board_layer(ctx, &format!("reminder {at} {nth}"), rect, Order::Background, |ui| {
                let response = ui.interact(rect, ui.id().with(nth), Sense::hover());
                response.tip(&tip(view, card));
            });
        }
    }
}

/// Returns the rectangle of a card in the grid of its sector, including the caption.
fn place(at: usize, nth: usize) -> Rect {
    let (known, window) = (&LAYOUT.choose.known, LAYOUT.choose.windows[at]);
    let step = ((nth % ACROSS) as f32 * known.pitch.0, (nth / ACROSS) as f32 * known.pitch.1);
    let middle = pos2(window.0 + known.first.0 + step.0, window.1 + known.first.1 + step.1);
    Rect::from_min_max(
        middle - Vec2::splat(known.radius + 2.0),
        middle + Vec2::new(known.radius + 2.0, known.radius + 18.0),
    )
}

fn tip(view: &GamePanelData, card: Card) -> TooltipContent {
    let tip = TooltipContent::new(card_help(card)).title(card_name(card));
    match StarshipCatan::number_of(Topic::of_card(card)) {
        Some(page) => tip.page(page, view.keys.shown(Action::Codex)),
        None => tip,
    }
}
