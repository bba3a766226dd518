//! The players of all seats during a match. People can take over seats and give them back.

use bevy_egui::egui::{Align, Align2, Context, Label, Layout, RichText, Sense, Ui, vec2};

use super::intent::UiIntent;
use super::opponent_picker::{OpponentChoices, SeatPlayer, character_box, ladder, level_of, player_box};
use super::paint::{BorderStyle, mark};
use super::style::{NAME, PANEL_PALETTE, SMALL, bold, regular};
use super::widgets::{ButtonSpec, button, button_row, dialogue, fitted, list, pane};
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_locale::{level_name, text, text_args};

/// A seat of the match, as a row of the dialogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerRow {
    /// The colour of the seat.
    pub colour: Colour,
    /// The name of the seat's player.
    pub name: String,
    /// The opponent that plays the seat, if one does.
    pub opponent: Option<Opponent>,
    /// True if a person at this screen plays the seat.
    pub person: bool,
    /// The opponent that would replace a person at this seat.
    pub instead: Opponent,
    /// True if the seat is to move.
    pub moving: bool,
}

/// Shows all seats with the changes that are possible. The seat `marked` has a highlighted rim.
pub fn players_dialogue(
    ctx: &Context,
    rows: &[PlayerRow],
    words: &OpponentChoices,
    marked: Option<Colour>,
    out: &mut Vec<UiIntent>,
) {
    dialogue(ctx, "players", 920.0, &text("ui-players"), |ui| {
        ui.label(RichText::new(text("ui-players-about")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        list(ui, 260.0, |ui, _| {
            for row in rows {
                let rim = if marked == Some(row.colour) { BorderStyle::Act } else { BorderStyle::Steel };
                pane(ui, 12.0, rim, |ui| seat(ui, row, words, out));
                ui.add_space(2.0);
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
        });
    });
}

/// Asks whether a person takes over the seat of the player called `name`, and so sees that player's hidden information.
pub fn ask_to_take(ctx: &Context, colour: Colour, name: &str, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "take-seat", 560.0, &text("ui-players-take"), |ui| {
        ui.label(text_args("ui-players-take-sure", &[("name", name.into())]));
        button_row(ui, |ui| {
            // The safe answer is the first.
            let (no, yes) = (text("ui-cancel"), text("ui-players-take-yes"));
            ButtonSpec::new(&no).primary().asks(ui, UiIntent::Close, out);
            if button(ui, &ButtonSpec::new(&yes), None).clicked() {
                out.extend([UiIntent::Close, UiIntent::TakeSeat(colour)]);
            }
        });
    });
}

fn seat(ui: &mut Ui, row: &PlayerRow, words: &OpponentChoices, out: &mut Vec<UiIntent>) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    let size = vec2(ui.available_width(), 42.0);
    let narrow = size.x < 780.0;
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center).with_main_wrap(narrow), |ui| {
        let shown = match (row.opponent, row.person) {
            (None, false) => text("opponent-replay"),
            (other, _) => short_name(other, words),
        };
        name_of_seat(ui, row.colour, &row.name, row.moving);
        if let Some(player) = who_plays(ui, words, (row.colour, &row.name), row.opponent, &shown) {
            out.push(UiIntent::Seat(row.colour, player));
        }
        if narrow {
            change(ui, row, words, out);
        } else {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| change(ui, row, words, out));
        }
    });
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(40.0, 20.0), Sense::hover());
        if let Some(level) = level_of(row.opponent) {
            ladder(
                ui.painter(),
                rect.left_bottom() + vec2(5.0, -2.0),
                words.height(level),
                PANEL_PALETTE.seat(row.colour).light.0,
            );
        }
        let told = match (row.opponent, row.person) {
            (None, false) => text("ui-players-replay"),
            (None, true) => text("ui-players-person"),
            (opponent, _) => words.player_about(opponent),
        };
        ui.add(Label::new(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.dim.0)).wrap());
    });
}

/// Shows the mark and the name of a seat, and whether it is to move.
pub(super) fn name_of_seat(ui: &mut Ui, colour: Colour, name: &str, moving: bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
    mark(ui.painter(), rect.center(), 16.0, colour, true);
    let (place, _) = ui.allocate_exact_size(vec2(170.0, 40.0), Sense::hover());
    let lift = if moving { 10.0 } else { 0.0 };
    let at = place.left_center() - vec2(0.0, lift);
    fitted(ui, at, Align2::LEFT_CENTER, name, bold(NAME), PANEL_PALETTE.ivory.0, place.width());
    if moving {
        let below = place.left_center() + vec2(0.0, lift);
        ui.painter().text(below, Align2::LEFT_CENTER, text("ui-to-move"), regular(SMALL), PANEL_PALETTE.brass[1].0);
    }
}

/// Returns the text of a closed list of players next to a list of characters: the level of an engine opponent, or the name of any
/// other player.
pub(super) fn short_name(player: SeatPlayer, words: &OpponentChoices) -> String {
    match player {
        Some(Opponent::Engine { level, .. }) => level_name(level),
        other => words.player_name(other),
    }
}

/// Shows the list of a seat's possible players and the list of characters. `shown` is the text of the closed list of players.
/// Returns the newly chosen player, if one was chosen.
pub(super) fn who_plays(
    ui: &mut Ui,
    words: &OpponentChoices,
    (colour, name): (Colour, &str),
    now: SeatPlayer,
    shown: &str,
) -> Option<SeatPlayer> {
    player_box(ui, words, colour, name, now, shown, 150.0)
        .or_else(|| character_box(ui, words, colour, name, now, 140.0))
}

/// Shows the button with which a person takes over the seat or gives it back.
fn change(ui: &mut Ui, row: &PlayerRow, words: &OpponentChoices, out: &mut Vec<UiIntent>) {
    let (label, player) = match row.person {
        true => (
            text_args("ui-players-give", &[("player", words.player_name(Some(row.instead)).into())]),
            Some(row.instead),
        ),
        false => (text("ui-players-take"), None),
    };
    ButtonSpec::new(&label).low().asks(ui, UiIntent::Seat(row.colour, player), out);
}
