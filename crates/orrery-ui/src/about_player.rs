//! The dialogue about a player, opened by a click on their panel.

use bevy_egui::egui::Context;

use super::contract::MatchPanels;
use super::intent::{Overlay, UiIntent};
use super::portrait;
use super::table::GamePanelData;
use super::widgets::{ButtonSpec, button, button_row, dialogue, list};
use orrery_core::Colour;
use orrery_locale::text;

/// Shows the dialogue about a player, with a button that opens the scores of all players.
pub fn about_player<G: MatchPanels>(ctx: &Context, view: &GamePanelData<G>, seat: Colour, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "player", 560.0, &view.names.of(seat), |ui| {
        list(ui, 160.0, |ui, _| {
            portrait::portrait_tip(ui, seat, &view.sits[seat.index()]);
            if !G::about_player(ui, view, seat) {
                ui.label(G::standing(view.seen, seat, view.names));
            }
        });
        button_row(ui, |ui| {
            let (done, points) = (text("ui-done"), G::text("ui-score-total"));
            ButtonSpec::new(&done).primary().asks(ui, UiIntent::Close, out);
            if button(ui, &ButtonSpec::new(&points), None).clicked() {
                out.extend([UiIntent::Close, UiIntent::Open(Overlay::Scores)]);
            }
        });
    });
}
