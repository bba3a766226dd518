//! What changed since a player's last turn, and the banner between two people at one screen.

use bevy_egui::egui::{Context, Order, RichText, vec2};

use super::MatchView;
use crate::locale::{Names, event_text, order_text, text, text_args};
use crate::panels::intent::UiIntent;
use crate::panels::paint::{Rim, mark};
use crate::panels::style::{INKS, SMALL, regular};
use crate::panels::widgets::{KeyFace, board_layer, button, button_row, dialogue, pane};
use crate::rules::{Colour, Event, Order as Given};
use crate::settings::keys::Action;

/// What changed since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recap {
    /// Whose turn begins.
    pub colour: Colour,
    /// What changed, each with whose doing it was.
    pub lines: Vec<(Colour, String)>,
    /// Whether the screen is handed to another person: the board waits until it is taken.
    pub hand_over: bool,
}

/// Most lines of a recap.
const MOST: usize = 9;

/// What the entries since a player's last turn come to. `entries`: who moved, the order, what happened.
#[must_use]
pub fn recap_lines(colour: Colour, entries: &[(Colour, Given, Vec<Event>)], names: &Names) -> Vec<(Colour, String)> {
    let mut lines = Vec::new();
    for (mover, order, events) in entries {
        if told(order) {
            lines.push((*mover, order_text(*mover, order, events, names)));
        }
        for event in events {
            if concerns(event, colour) {
                lines.push((*mover, event_text(event, names)));
            }
        }
    }
    let over = lines.len().saturating_sub(MOST);
    lines.drain(..over);
    lines
}

/// Orders worth telling on their own.
const fn told(order: &Given) -> bool {
    matches!(
        order,
        Given::Settle { .. }
            | Given::Raid { .. }
            | Given::Launch(_)
            | Given::BuyRelic
            | Given::Claim(_)
            | Given::Discard(_)
    )
}

/// Events that touch the player or the map.
fn concerns(event: &Event, colour: Colour) -> bool {
    match event {
        Event::ControlChanged { .. } | Event::RelicReturned { .. } => true,
        Event::Evicted { colour: whose, .. } | Event::ShipToStock { colour: whose, .. } => *whose == colour,
        _ => false,
    }
}

/// The recap: over everything when the screen is handed over, else in the corner of the board.
pub fn recap(ctx: &Context, recap: &Recap, view: &MatchView, out: &mut Vec<UiIntent>) {
    let name = view.names.of(recap.colour);
    let go = text_args(
        "ui-hand-over-go",
        &[("name", name.as_str().into()), ("key", view.keys.shown(Action::Advance).into())],
    );
    if recap.hand_over {
        dialogue(ctx, "hand over", 560.0, &text_args("ui-hand-over", &[("name", name.into())]), |ui| {
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 76.0), bevy_egui::egui::Sense::hover());
            mark(ui.painter(), place.center(), 30.0, recap.colour, true);
            lines(ui, recap);
            button_row(ui, |ui| {
                if button(ui, &KeyFace::new(&go).primary(), None).clicked() {
                    out.push(UiIntent::CloseBanner);
                }
            });
        });
        return;
    }
    if recap.lines.is_empty() {
        return;
    }
    let rect = view.place((900.0, 660.0, 350.0, 200.0));
    board_layer(ctx, "recap", rect, Order::Foreground, |ui| {
        pane(ui, 14.0, Rim::Steel, |ui| {
            ui.set_width(322.0);
            ui.spacing_mut().item_spacing.y = 3.0;
            lines(ui, recap);
            button_row(ui, |ui| {
                let close = text("ui-close");
                if button(ui, &KeyFace::new(&close), None).clicked() {
                    out.push(UiIntent::CloseBanner);
                }
                if view.coach.can_explain {
                    crate::panels::coach::why(ui, view, out);
                }
            });
        });
    });
}

fn lines(ui: &mut bevy_egui::egui::Ui, recap: &Recap) {
    let key = if recap.lines.is_empty() { "ui-recap-none" } else { "ui-recap" };
    ui.label(RichText::new(text(key)).color(INKS.dim.0).font(regular(SMALL)));
    for (colour, words) in &recap.lines {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(16.0, 18.0), bevy_egui::egui::Sense::hover());
            mark(ui.painter(), place.center(), 6.4, *colour, false);
            ui.label(RichText::new(words).font(regular(SMALL)).color(INKS.text.0));
        });
    }
}
