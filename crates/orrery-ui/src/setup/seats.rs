//! The seats of the set-up screen: their players, colours and names.

use bevy_egui::egui::{Align, ComboBox, Label, Layout, RichText, ScrollArea, Sense, TextEdit, Ui, vec2};

use super::draft::{SetupDraft, called};
use super::page::SetupPage;
use crate::opponent_picker::{
    CharacterChoice, OpponentChoices, PlayerInfo, SeatPlayer, at_level, character_or_chance_box, every_level, ladder,
    level_of, player_box,
};
use crate::paint::mark;
use crate::portrait::badge;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::TooltipExt;
use crate::widgets::{ButtonSpec, button, name, text_width};
use orrery_core::{Colour, Opponent};
use orrery_locale::{colour_name, level_name, text, text_args, text_of, unnamed};
use orrery_settings::{HUMAN, SeatChoice, USUAL_OPPONENT};

/// Width and height of a seat's portrait.
const FACE: f32 = 40.0;
/// Maximum length of a player's name, in characters.
pub const LONGEST_NAME: usize = 16;

/// Shows all seats in a list at most `room` units high, the button that adds a seat if the game allows another one, and the row
/// that sets the level of all opponents.
pub fn seats(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage, room: f32) {
    ScrollArea::vertical().id_salt("seats").max_height(room).show(ui, |ui| {
        let mut remove = None;
        for index in 0..draft.seats.len() {
            if seat(ui, draft, page, index) {
                remove = Some(index);
            }
            if let Some(seat) = draft.seats.get(index) {
                about(ui, seat, &page.opponents);
            }
            ui.add_space(6.0);
        }
        if let Some(index) = remove {
            draft.seats.remove(index);
        }
    });
    let free = Colour::ALL.iter().copied().find(|&c| draft.seats.iter().all(|s| !page.are_one_side(s.colour, c)));
    if let Some(colour) = free.filter(|_| draft.seats.len() < usize::from(*page.players.end())) {
        let label = text("ui-setup-add");
        if button(ui, &ButtonSpec::new(&label), None).clicked() {
            let last = draft.seats.iter().rev().find_map(|seat| page.opponents.of(seat)).unwrap_or(USUAL_OPPONENT);
            let player = SeatChoice::dealt(last);
            draft.seats.push(SeatChoice { colour, name: String::new(), player });
        }
    }
    ui.add_space(8.0);
    every(ui, draft, &page.opponents);
}

/// Shows the row that sets the level of all opponents at once. Shows nothing if there are no opponents.
fn every(ui: &mut Ui, draft: &mut SetupDraft, words: &OpponentChoices) {
    let mut opponents = draft.seats.iter().filter_map(|seat| words.of(seat)).map(|one| level_of(Some(one)));
    let Some(first) = opponents.next() else { return };
    let shared = opponents.all(|level| level == first).then_some(first).flatten();
    if let Some(level) = every_level(ui, words, shared) {
        for seat in &mut draft.seats {
            if let Some(opponent) = words.of(seat) {
                set_player(seat, at_level(Some(opponent), level), words);
            }
        }
    }
}

/// Gives a seat to a person or an opponent. The character becomes random unless the seat already has an engine opponent with a
/// chosen character.
fn set_player(seat: &mut SeatChoice, player: SeatPlayer, words: &OpponentChoices) {
    let dealt = seat.is_by_chance() || level_of(words.of(seat)).is_none();
    let word = if dealt { SeatChoice::dealt } else { Opponent::word };
    seat.player = player.map_or_else(|| HUMAN.to_owned(), word);
}

/// Returns the text of the closed list of players: the level of an engine opponent, the name of any other player, or a note about
/// an unknown opponent.
fn player_shown(seat: &SeatChoice, words: &OpponentChoices) -> String {
    if words.is_unknown(seat) {
        return text_args("opponent-unknown", &[("word", seat.player.as_str().into())]);
    }
    match words.of(seat) {
        Some(Opponent::Engine { level, .. }) => level_name(level),
        other => words.player_name(other),
    }
}

/// Shows the description of a seat's opponent, with the bars of its level. Shows nothing for a person.
fn about(ui: &mut Ui, seat: &SeatChoice, words: &OpponentChoices) {
    let player = words.of(seat);
    if player.is_none() {
        return;
    }
    let unknown = words.is_unknown(seat);
    let told = match level_of(player) {
        _ if unknown => text_args("opponent-unknown-help", &[("instead", words.player_name(player).into())]),
        Some(level) if words.is_by_chance(seat) => words.dealt_about(level),
        _ => words.player_about(player),
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(FACE, 20.0), Sense::hover());
        if let Some(level) = level_of(player).filter(|_| !unknown) {
            ladder(
                ui.painter(),
                rect.left_bottom() + vec2(5.0, -2.0),
                words.height(level),
                PANEL_PALETTE.seat(seat.colour).light.0,
            );
        }
        ui.add(Label::new(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.dim.0)).wrap());
    });
}

/// Shows the list of possible players of a seat and the list of characters.
fn player_boxes(ui: &mut Ui, index: usize, seat: &mut SeatChoice, words: &OpponentChoices, whose: &str) {
    let player = words.of(seat);
    if let Some(chosen) = player_box(ui, words, index, whose, player, &player_shown(seat, words), 150.0) {
        set_player(seat, chosen, words);
    }
    let now = (player.filter(|_| !words.is_unknown(seat)), seat.is_by_chance());
    let Some(level) = level_of(player) else { return };
    match character_or_chance_box(ui, words, index, whose, now, 140.0) {
        Some(CharacterChoice::ByChance) => seat.player = SeatChoice::dealt(Opponent::engine(level)),
        Some(CharacterChoice::Of(character)) => seat.player = Opponent::Engine { level, character }.word(),
        None => {}
    }
}

/// Shows the portrait of a seat's opponent with a tip about it, or the mark of a seat without a portrait.
fn face(ui: &mut Ui, seat: &SeatChoice, words: &OpponentChoices) {
    let (rect, response) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
    let Some(face) = words.face(seat) else {
        return mark(ui.painter(), rect.center(), 16.0, seat.colour, true);
    };
    let sits = PlayerInfo { portrait: Some(face), ..PlayerInfo::default() };
    badge(ui.painter(), rect, 8.0, seat.colour, &sits);
    if let Some(about) = words.face_about(seat) {
        response.hint(about);
    }
}

/// Shows the row of a seat. Returns true if the seat is to be removed.
fn seat(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage, index: usize) -> bool {
    let many = draft.seats.len() > usize::from(*page.players.start());
    let mut wanted = None;
    let (mut remove, mut another) = (false, false);
    let game = draft.game;
    let words = page.opponents.with_benchmarks(draft.shows_all());
    let taken: Vec<String> = draft.seats.iter().map(|seat| called(seat, game)).collect();
    let hint = draft.seats.get(index).and_then(|seat| words.goes_by(seat, &draft.seats));
    let drawn = page.draws_seats.is_some_and(|option| draft.value(option) == 0);
    let Some(seat) = draft.seats.get_mut(index) else { return false };
    let row = vec2(ui.available_width(), 46.0);
    let narrow = row.x < 730.0;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        // Aligns lists, field and button on one line.
        ui.spacing_mut().interact_size.y = 40.0;
        face(ui, seat, &words);
        wanted = colour_box(ui, index, seat.colour);
        let unnamed = || if drawn { text_of(game, "ui-setup-name-drawn") } else { unnamed(game, seat.colour) };
        let hint = hint.unwrap_or_else(unnamed);
        let said = text_args("access-seat-name", &[("name", taken[index].as_str().into())]);
        let edit = TextEdit::singleline(&mut seat.name).hint_text(hint).char_limit(LONGEST_NAME).desired_width(128.0);
        let edit = edit.id_salt(("name", index)).margin(vec2(10.0, 7.0));
        let edit = ui.add(edit).hint(text_of(game, "ui-setup-name-help"));
        name(&edit, &said);
        // With this button, players without a keyboard go through a list of names.
        let other = text("access-other-name");
        let face = ButtonSpec::new("").icon("icon-cycle").spoken(&other);
        if button(ui, &face, Some(34.0)).hint(&other).clicked() {
            another = true;
        }
        if !narrow {
            player_boxes(ui, index, seat, &words, &taken[index]);
        }
        if many {
            let said = text_args("access-seat-remove", &[("name", taken[index].as_str().into())]);
            let face = ButtonSpec::new("–").spoken(&said);
            remove = button(ui, &face, Some(34.0)).hint(text("ui-setup-remove")).clicked();
        }
    });
    if narrow {
        ui.horizontal(|ui| {
            ui.add_space(FACE + 8.0);
            player_boxes(ui, index, seat, &words, &taken[index]);
        });
    }
    if another {
        seat.name = other_name(&seat.name, &taken);
    }
    if let Some(colour) = wanted {
        draft.recolour(index, colour, |one, other| page.are_one_side(one, other));
    }
    remove
}

/// Returns the next offered name after `now` that no player has, or `now` if there is none.
fn other_name(now: &str, taken: &[String]) -> String {
    let offered = text("access-names");
    let all: Vec<&str> = offered.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let at = all.iter().position(|name| *name == now).map_or(0, |at| at + 1);
    let free = |name: &&&str| !taken.iter().any(|taken| taken == **name);
    all.iter().cycle().skip(at).take(all.len()).find(free).map_or_else(|| now.to_owned(), |name| (*name).to_owned())
}

fn colour_box(ui: &mut Ui, index: usize, now: Colour) -> Option<Colour> {
    let mut chosen = None;
    // As wide as the longest name, so that all rows are aligned.
    let font = bevy_egui::egui::TextStyle::Button.resolve(ui.style());
    let widest =
        Colour::ALL.iter().map(|&colour| text_width(ui, &colour_name(colour), font.clone())).fold(0.0, f32::max);
    let sides = ui.spacing().button_padding.x * 2.0 + ui.spacing().icon_spacing + ui.spacing().icon_width;
    let width = (widest + sides + 1.0).max(104.0);
    let list =
        ComboBox::from_id_salt(("colour", index)).width(width).selected_text(colour_name(now)).show_ui(ui, |ui| {
            for &colour in Colour::ALL {
                if ui.selectable_label(colour == now, colour_name(colour)).clicked() {
                    chosen = Some(colour);
                }
            }
        });
    name(&list.response, &text_args("access-seat-colour", &[("number", (index + 1).into())]));
    chosen
}
