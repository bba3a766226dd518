//! The buttons of a finished match.

use bevy_egui::egui::{Context, RichText, Ui};

use super::view::EndScreenView;
use crate::intent::{Overlay, ScreenRequest, UiIntent};
use crate::replay::ReplayIntent;
use crate::statistics::StatsIntent;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, button, button_row, dialogue, even_rows};
use orrery_locale::{text, text_args};

/// Shows the buttons: large ones for review and rematch, small ones for the rest. No button can be pressed during the count, so
/// that a press meant to skip the count has no other effect.
pub fn end_buttons(ui: &mut Ui, view: &EndScreenView, out: &mut Vec<UiIntent>) {
    let counted = view.counting.is_none();
    // A solo match has no opponents for a rematch.
    let alone = view.scores.rows.len() < 2;
    let wide = (ui.available_width() - 12.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let review = text("ui-review-open");
        let response = button(ui, &ButtonSpec::new(&review).primary().enabled(counted), Some(wide));
        if response.hint(text_args("ui-review-help", &[("key", view.review_key.into())])).clicked() {
            out.push(UiIntent::Review);
        }
        let again = text(again_key(alone));
        if button(ui, &ButtonSpec::new(&again).primary().enabled(counted), Some(wide)).clicked() {
            out.push(UiIntent::Open(Overlay::Rematch));
        }
    });
    ui.add_space(4.0);
    let entries = [
        ("replay-watch", UiIntent::Replay(ReplayIntent::Watch)),
        ("stats-match", UiIntent::Stats(StatsIntent::Game)),
        ("ui-same-deal", UiIntent::SameDeal),
        ("share-title", UiIntent::Open(Overlay::Share)),
        ("ui-look", UiIntent::Go(ScreenRequest::Board)),
        ("ui-to-title", UiIntent::Go(ScreenRequest::Title)),
    ];
    let labels: Vec<String> = entries.iter().map(|(key, _)| text(key)).collect();
    let faces: Vec<ButtonSpec> = labels.iter().map(|label| ButtonSpec::new(label).low().enabled(counted)).collect();
    if let Some(clicked) = even_rows(ui, &faces) {
        out.extend(entries.into_iter().nth(clicked).map(|(_, intent)| intent));
    }
    ui.add_space(2.0);
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(text("ui-end-kept")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    });
}

const fn again_key(alone: bool) -> &'static str {
    if alone { "ui-play-again" } else { "ui-rematch" }
}

/// Asks whether to begin another match with the same players. Cancel comes first, so that pressing the same key repeatedly does
/// not start a match.
pub fn rematch(ctx: &Context, alone: bool, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "rematch", 480.0, &text(again_key(alone)), |ui| {
        ui.label(text("ui-rematch-sure"));
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Close, out);
            let begin = text("ui-rematch-begin");
            if button(ui, &ButtonSpec::new(&begin).primary(), None).clicked() {
                out.extend([UiIntent::Close, UiIntent::Rematch]);
            }
        });
    });
}
