//! The choice of players for a match that continues from a moment of a replay.

use bevy_egui::egui::{Align, Context, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::ReplayIntent;
use crate::intent::UiIntent;
use crate::opponent_picker::OpponentChoices;
use crate::paint::BorderStyle;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::takeover::{name_of_seat, short_name, who_plays};
use crate::widgets::{ButtonSpec, button_row, dialogue, list_room, pane};
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_locale::{text, text_args};

/// A seat of the new match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BranchSeat {
    /// The colour of the seat.
    pub colour: Colour,
    /// The name of the seat's player.
    pub name: String,
    /// The opponent that would play the seat, or `None` for a person.
    pub player: Option<Opponent>,
    /// True if the seat is to move at the moment from which the match continues.
    pub moving: bool,
}

/// The status of a match that continues from a moment of another match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BranchStatus {
    /// The match counts like any other.
    Counts,
    /// The match is practice, because the further course of the other match is known.
    Known,
    /// The match is practice with new dice and cards, because the other match is still in progress.
    GoesOn,
    /// The match is practice with new dice and cards, and the controllers of its seats cannot be changed, because the other match
    /// has hidden information.
    Hides,
}

impl BranchStatus {
    /// Returns the key of the message that explains the status, or `None` if the match counts.
    const fn key(self) -> Option<&'static str> {
        match self {
            BranchStatus::Counts => None,
            BranchStatus::Known => Some("replay-branch-practice"),
            BranchStatus::GoesOn => Some("replay-branch-goes-on"),
            BranchStatus::Hides => Some("replay-branch-hides"),
        }
    }
}

/// Asks for the players of the new match. `when` describes the moment from which it continues, and `terms` is its status.
pub fn branch(
    ctx: &Context,
    rows: &[BranchSeat],
    words: &OpponentChoices,
    (when, terms): (&str, BranchStatus),
    out: &mut Vec<UiIntent>,
) {
    dialogue(ctx, "branch", 760.0, &text("replay-branch"), |ui| {
        let about = text_args("replay-branch-about", &[("when", when.into())]);
        ui.add(Label::new(RichText::new(about).color(PANEL_PALETTE.text.0)).wrap());
        if let Some(key) = terms.key() {
            let words = RichText::new(text(key)).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0);
            ui.add(Label::new(words).wrap());
        }
        let room = list_room(ui, 260.0);
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            for row in rows {
                pane(ui, 10.0, if row.moving { BorderStyle::Act } else { BorderStyle::Steel }, |ui| {
                    seat(ui, row, words, terms, out);
                });
                ui.add_space(2.0);
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("replay-branch-play")).primary().asks(
                ui,
                UiIntent::Replay(ReplayIntent::Branch),
                out,
            );
            let people = text("replay-branch-people");
            let some = terms != BranchStatus::Hides && rows.iter().any(|row| row.player.is_some());
            ButtonSpec::new(&people).enabled(some).asks(ui, UiIntent::Replay(ReplayIntent::AllPeople), out);
            ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Close, out);
        });
    });
}

fn seat(ui: &mut Ui, row: &BranchSeat, words: &OpponentChoices, terms: BranchStatus, out: &mut Vec<UiIntent>) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    let size = vec2(ui.available_width(), 42.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center).with_main_wrap(size.x < 600.0), |ui| {
        name_of_seat(ui, row.colour, &row.name, row.moving);
        if terms == BranchStatus::Hides {
            ui.label(short_name(row.player, words));
            return;
        }
        let chosen = who_plays(ui, words, (row.colour, &row.name), row.player, &short_name(row.player, words));
        if let Some(player) = chosen {
            out.push(UiIntent::Replay(ReplayIntent::Seat(row.colour, player)));
        }
    });
    let told = if row.player.is_none() { text("ui-players-person") } else { words.player_about(row.player) };
    ui.add(Label::new(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.dim.0)).wrap());
}
