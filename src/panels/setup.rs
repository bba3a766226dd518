//! The set-up of a new match.

use bevy_egui::egui::{
    Align, ComboBox, Label, Layout, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, pos2, vec2,
};

use super::intent::{Goto, SetupDraft, UiIntent};
use super::opponent_picker::{
    Player, at_level, character_box, every_level, ladder, level_of, player_about, player_box, player_name,
};
use super::option_rows::option_rows;
use super::paint::{Rim, mark};
use super::share::enter_code;
use super::style::{INKS, SMALL, bold, regular};
use super::tips::Tipped;
use super::widgets::{KeyFace, button, check, choice, name, pane, text_width};
use crate::core::Colour;
use crate::core::Opponent;
use crate::games::alien_frontiers::locale::{text, text_args};
use crate::locale::{colour_name, level_name};
use crate::rules::{FirstPlayer, Preset};
use crate::settings::{HUMAN, SeatChoice, USUAL_OPPONENT};

/// Longest name of a player, in letters.
pub const LONGEST_NAME: usize = 16;

/// Why a set-up cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Fewer than two seats.
    TooFew,
    /// Two seats of one colour.
    ColourTwice,
    /// Two players of one name.
    NameTwice,
    /// The seed is no number.
    Seed,
}

impl Fault {
    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> String {
        text(match self {
            Fault::TooFew => "ui-fault-too-few",
            Fault::ColourTwice => "ui-fault-colour-twice",
            Fault::NameTwice => "ui-fault-name-twice",
            Fault::Seed => "ui-fault-seed",
        })
    }
}

/// What a seat's player will be called.
#[must_use]
pub fn called(seat: &SeatChoice) -> String {
    let name = seat.name.trim();
    if name.is_empty() { colour_name(seat.colour) } else { name.to_owned() }
}

/// What is wrong with `draft`, if anything.
#[must_use]
pub fn fault(draft: &SetupDraft) -> Option<Fault> {
    let seats = &draft.setup.seats;
    let twice = |same: &dyn Fn(&SeatChoice, &SeatChoice) -> bool| {
        seats.iter().enumerate().any(|(i, a)| seats[i + 1..].iter().any(|b| same(a, b)))
    };
    if !(2..=4).contains(&seats.len()) {
        Some(Fault::TooFew)
    } else if twice(&|a, b| a.colour == b.colour) {
        Some(Fault::ColourTwice)
    } else if twice(&|a, b| called(a).to_lowercase() == called(b).to_lowercase()) {
        Some(Fault::NameTwice)
    } else if seed(draft).is_err() {
        Some(Fault::Seed)
    } else {
        None
    }
}

/// The seed typed: none if empty.
///
/// # Errors
/// When it is no whole number from 0 on.
pub fn seed(draft: &SetupDraft) -> Result<Option<u64>, Fault> {
    let typed = draft.seed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| Fault::Seed)
}

/// The set-up screen.
pub fn setup(ui: &mut Ui, draft: &SetupDraft, out: &mut Vec<UiIntent>) {
    let mut changed = draft.clone();
    let area = ui.max_rect();
    if is_small(ui) {
        stacked(ui, area.shrink2(vec2(16.0, 10.0)), &mut changed, out);
    } else {
        let size = vec2(1400.0f32.min(area.width() - 40.0), area.height() - 60.0);
        let inner = Rect::from_center_size(area.center(), size);
        let inner = UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min));
        ui.scope_builder(inner, |ui| side_by_side(ui, &mut changed, out));
    }
    if changed != *draft {
        out.push(UiIntent::Draft(changed));
    }
}

/// From this width on players and rules stand side by side.
const TWO_PARTS: f32 = 1240.0;

fn title(ui: &mut Ui, size: f32) {
    ui.heading(RichText::new(text("ui-setup-title")).color(INKS.ivory.0).font(bold(size)));
}

fn side_by_side(ui: &mut Ui, draft: &mut SetupDraft, out: &mut Vec<UiIntent>) {
    title(ui, 34.0);
    ui.add_space(8.0);
    let both = ui.available_rect_before_wrap();
    let (left, right) = both.split_left_right_at_fraction(0.56);
    let mut bottom = both.top();
    let halves = [(left.with_max_x(left.right() - 8.0), true), (right.with_min_x(right.left() + 8.0), false)];
    for (rect, seating) in halves {
        let half = UiBuilder::new().max_rect(rect);
        let shown = ui.scope_builder(half, |ui| {
            pane(ui, 20.0, Rim::Steel, |ui| {
                ui.set_min_width(ui.available_width());
                if seating { seats(ui, draft) } else { rules(ui, draft) }
            });
        });
        bottom = bottom.max(shown.response.rect.bottom());
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(both.min, pos2(both.right(), bottom)));
    foot(ui, draft, out);
}

/// Small screens, as with large letters: rules below players, all of it scrolls but the buttons.
fn stacked(ui: &mut Ui, area: Rect, draft: &mut SetupDraft, out: &mut Vec<UiIntent>) {
    let (body, last) = area.split_top_bottom_at_y(area.bottom() - 56.0);
    ui.scope_builder(UiBuilder::new().max_rect(body).layout(Layout::top_down(Align::Min)), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            title(ui, 28.0);
            for seating in [true, false] {
                pane(ui, 14.0, Rim::Steel, |ui| {
                    ui.set_width(ui.available_width());
                    if seating { seats(ui, draft) } else { rules(ui, draft) }
                });
                ui.add_space(6.0);
            }
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(last), |ui| foot(ui, draft, out));
}

/// Whether the screen is too small for lists of their own inside it.
fn is_small(ui: &Ui) -> bool {
    let screen = ui.ctx().content_rect();
    screen.width() < TWO_PARTS || screen.height() < 640.0
}

/// How high a list may be above `rest` units of other things.
fn part_room(ui: &Ui, rest: f32) -> f32 {
    if is_small(ui) { f32::INFINITY } else { (ui.clip_rect().bottom() - ui.cursor().top() - rest).max(240.0) }
}

fn seats(ui: &mut Ui, draft: &mut SetupDraft) {
    part(ui, &text("ui-setup-players"));
    let room = part_room(ui, 250.0);
    ScrollArea::vertical().id_salt("seats").max_height(room).show(ui, |ui| {
        let mut remove = None;
        for index in 0..draft.setup.seats.len() {
            if seat(ui, draft, index) {
                remove = Some(index);
            }
            if let Some(seat) = draft.setup.seats.get(index) {
                about(ui, seat);
            }
            ui.add_space(6.0);
        }
        if let Some(index) = remove {
            draft.setup.seats.remove(index);
        }
    });
    let free = Colour::ALL.iter().copied().find(|&c| draft.setup.seats.iter().all(|s| s.colour != c));
    if let Some(colour) = free {
        let label = text("ui-setup-add");
        if button(ui, &KeyFace::new(&label), None).clicked() {
            let player = draft.setup.seats.iter().rev().find_map(SeatChoice::opponent).unwrap_or(USUAL_OPPONENT);
            let player = player.word().to_owned();
            draft.setup.seats.push(SeatChoice { colour, name: String::new(), player });
        }
    }
    ui.add_space(8.0);
    every(ui, draft);
}

/// The row that sets all opponents at once.
fn every(ui: &mut Ui, draft: &mut SetupDraft) {
    let mut opponents = draft.setup.seats.iter().filter_map(SeatChoice::opponent).map(|one| level_of(Some(one)));
    let Some(first) = opponents.next() else { return };
    let shared = opponents.all(|level| level == first).then_some(first).flatten();
    if let Some(level) = every_level(ui, shared) {
        for seat in &mut draft.setup.seats {
            if let Some(opponent) = seat.opponent() {
                set_player(seat, at_level(Some(opponent), level));
            }
        }
    }
}

/// Seats a person or an opponent.
fn set_player(seat: &mut SeatChoice, player: Player) {
    seat.player = player.map_or_else(|| HUMAN.to_owned(), Opponent::word);
}

/// What is shown of who plays `seat`: the level or the name.
fn player_shown(seat: &SeatChoice) -> String {
    if seat.is_unknown() {
        return text_args("opponent-unknown", &[("word", seat.player.as_str().into())]);
    }
    match seat.opponent() {
        Some(Opponent::Engine { level, .. }) => level_name(level),
        other => player_name(other),
    }
}

/// What the seat's player is like, with its rung on the ladder of levels.
fn about(ui: &mut Ui, seat: &SeatChoice) {
    let player = seat.opponent();
    if player.is_none() {
        return;
    }
    let words = if seat.is_unknown() {
        text_args("opponent-unknown-help", &[("instead", player_name(player).into())])
    } else {
        player_about(player)
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(40.0, 20.0), Sense::hover());
        if let Some(level) = level_of(player).filter(|_| !seat.is_unknown()) {
            ladder(ui.painter(), rect.left_bottom() + vec2(5.0, -2.0), level, INKS.seat(seat.colour).light.0);
        }
        ui.add(Label::new(RichText::new(words).font(regular(SMALL)).color(INKS.dim.0)).wrap());
    });
}

/// Who plays the seat, and with which character.
fn player_boxes(ui: &mut Ui, index: usize, seat: &mut SeatChoice) {
    let player = seat.opponent();
    let whose = called(seat);
    let chosen = player_box(ui, index, &whose, player, &player_shown(seat), 150.0)
        .or_else(|| character_box(ui, index, &whose, player.filter(|_| !seat.is_unknown()), 140.0));
    if let Some(chosen) = chosen {
        set_player(seat, chosen);
    }
}

/// One seat's row. Returns whether it is to be removed.
fn seat(ui: &mut Ui, draft: &mut SetupDraft, index: usize) -> bool {
    let many = draft.setup.seats.len() > 2;
    let mut wanted = None;
    let (mut remove, mut another) = (false, false);
    let taken: Vec<String> = draft.setup.seats.iter().map(called).collect();
    let Some(seat) = draft.setup.seats.get_mut(index) else { return false };
    let row = vec2(ui.available_width(), 46.0);
    let narrow = row.x < 730.0;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        // Boxes, field and button on one line.
        ui.spacing_mut().interact_size.y = 40.0;
        let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
        mark(ui.painter(), rect.center(), 16.0, seat.colour, true);
        wanted = colour_box(ui, index, seat.colour);
        let hint = colour_name(seat.colour);
        let said = text_args("access-seat-name", &[("name", called(seat).into())]);
        let edit = TextEdit::singleline(&mut seat.name).hint_text(hint).char_limit(LONGEST_NAME).desired_width(128.0);
        let edit = edit.id_salt(("name", index)).margin(vec2(10.0, 7.0));
        let edit = ui.add(edit).hint(text("ui-setup-name-help"));
        name(&edit, &said);
        // Who has no keyboard takes one of these.
        let other = text("access-other-name");
        let face = KeyFace::new("").icon("icon-cycle").spoken(&other);
        if button(ui, &face, Some(34.0)).hint(&other).clicked() {
            another = true;
        }
        if !narrow {
            player_boxes(ui, index, seat);
        }
        if many {
            let said = text_args("access-seat-remove", &[("name", called(seat).into())]);
            let face = KeyFace::new("–").spoken(&said);
            remove = button(ui, &face, Some(34.0)).hint(text("ui-setup-remove")).clicked();
        }
    });
    if narrow {
        ui.horizontal(|ui| {
            ui.add_space(48.0);
            player_boxes(ui, index, seat);
        });
    }
    if another {
        seat.name = other_name(&seat.name, &taken);
    }
    if let Some(colour) = wanted {
        // Colours change places, so that no two seats ever share one.
        let before = seat.colour;
        seat.colour = colour;
        let others = draft.setup.seats.iter_mut().enumerate().filter(|(other, _)| *other != index);
        for (_, other) in others.filter(|(_, other)| other.colour == colour) {
            other.colour = before;
        }
    }
    remove
}

/// The name after `now` of those that are offered, one that nobody has yet.
fn other_name(now: &str, taken: &[String]) -> String {
    let offered = text("access-names");
    let all: Vec<&str> = offered.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let at = all.iter().position(|name| *name == now).map_or(0, |at| at + 1);
    let free = |name: &&&str| !taken.iter().any(|taken| taken == **name);
    all.iter().cycle().skip(at).take(all.len()).find(free).map_or_else(|| now.to_owned(), |name| (*name).to_owned())
}

fn colour_box(ui: &mut Ui, index: usize, now: Colour) -> Option<Colour> {
    let mut chosen = None;
    // As wide as the longest name needs it, so that all rows are aligned.
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

fn part(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words.to_uppercase()).font(bold(SMALL)).color(INKS.brass[1].0));
    ui.add_space(2.0);
}

fn rules(ui: &mut Ui, draft: &mut SetupDraft) {
    part(ui, &text("ui-setup-first"));
    let first = draft.setup.options.first_player;
    let firsts = [
        (FirstPlayer::Roll, "option-first-roll"),
        (FirstPlayer::Random, "option-first-random"),
        (FirstPlayer::Chosen, "option-first-chosen"),
    ];
    let firsts = firsts.map(|(value, key)| (value, text(key), text(&format!("{key}-help"))));
    if let Some(first) = choice(ui, first, &firsts) {
        draft.setup.options.first_player = first;
    }
    ui.add_space(6.0);
    part(ui, &text("ui-setup-preset"));
    let presets: Vec<_> = Preset::ALL
        .iter()
        .map(|&preset| {
            let key = format!("preset-{}", preset.word().replace(' ', "-"));
            (preset, text(&key), text(&format!("{key}-help")))
        })
        .collect();
    if let Some(preset) = choice(ui, draft.setup.preset, &presets) {
        let first_player = draft.setup.options.first_player;
        draft.setup.preset = preset;
        draft.setup.options = crate::rules::Options { first_player, ..preset.options() };
    }
    ui.add_space(6.0);
    part(ui, &text("ui-setup-options"));
    let room = part_room(ui, 270.0).min(if is_small(ui) { f32::INFINITY } else { 456.0 });
    ScrollArea::vertical().max_height(room).show(ui, |ui| option_rows(ui, &mut draft.setup.options));
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(text("ui-setup-seed"));
        let edit = TextEdit::singleline(&mut draft.seed).hint_text(text("ui-setup-seed-random")).char_limit(20);
        let edit = ui.add(edit.desired_width(210.0).margin(vec2(10.0, 7.0))).hint(text("ui-setup-seed-help"));
        name(&edit, &text("ui-setup-seed"));
    });
    enter_code(ui, draft);
    check(ui, &mut draft.practice, &text("practice-choose")).hint(text("practice-help"));
}

fn foot(ui: &mut Ui, draft: &SetupDraft, out: &mut Vec<UiIntent>) {
    let fault = fault(draft);
    ui.add_space(10.0);
    let row = vec2(ui.available_width(), 44.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let start = text("ui-start");
        let face = KeyFace::new(&start).primary().enabled(fault.is_none());
        if button(ui, &face, Some(200.0)).clicked() {
            out.push(UiIntent::Start);
        }
        let back = text("ui-back");
        if button(ui, &KeyFace::new(&back), Some(150.0)).clicked() {
            out.push(UiIntent::Go(Goto::Title));
        }
        if let Some(fault) = fault {
            ui.label(RichText::new(fault.text()).color(INKS.refused.0));
        }
    });
}
