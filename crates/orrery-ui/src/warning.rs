//! The question before an order by which the player loses something.

use bevy_egui::egui::Context;

use super::contract::MatchPanels;
use super::intent::UiIntent;
use super::table::SharedPanelData;
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button_row, check, dialogue};
use orrery_learn::game_types;
use orrery_locale::text;

/// Shows the question. The safe answer is first and has the focus, so that a player who presses Enter without reading loses
/// nothing.
pub fn question<G: MatchPanels>(
    ctx: &Context,
    view: &SharedPanelData,
    warning: game_types::Warning<G>,
    out: &mut Vec<UiIntent>,
) {
    dialogue(ctx, "warning", 560.0, &text("ui-sure"), |ui| {
        ui.label(G::warning_text(warning, view.names));
        button_row(ui, |ui| {
            let (no, yes) = (text("ui-cancel"), G::warning_action(warning));
            ButtonSpec::new(&no).primary().asks(ui, UiIntent::Answer(false), out);
            ButtonSpec::new(&yes).asks(ui, UiIntent::Answer(true), out);
            let mut never = view.unasked;
            if check(ui, &mut never, &text("ui-never-ask")).hint(text("ui-never-ask-help")).changed() {
                out.push(UiIntent::Unask(never));
            }
        });
    });
}
