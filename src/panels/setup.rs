//! The set-up of a new match.

use bevy_egui::egui::{Align, ComboBox, Layout, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, vec2};

use super::intent::{Goto, SetupDraft, UiIntent};
use super::option_rows::option_rows;
use super::paint::{Rim, mark};
use super::style::{INKS, SMALL, bold};
use super::widgets::{KeyFace, button, choice, pane};
use crate::ai::Opponent;
use crate::locale::{colour_name, text};
use crate::rules::{Colour, FirstPlayer, Preset};
use crate::settings::{HUMAN, SeatChoice};

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
    let width = 1240.0f32.min(area.width() - 40.0);
    let inner = bevy_egui::egui::Rect::from_center_size(area.center(), vec2(width, area.height() - 60.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)), |ui| {
        ui.heading(RichText::new(text("ui-setup-title")).color(INKS.ivory.0).font(bold(34.0)));
        ui.add_space(8.0);
        ui.columns(2, |columns| {
            if let [left, right] = columns {
                pane(left, 20.0, Rim::Steel, |ui| seats(ui, &mut changed));
                pane(right, 20.0, Rim::Steel, |ui| rules(ui, &mut changed));
            }
        });
        foot(ui, &changed, out);
    });
    if changed != *draft {
        out.push(UiIntent::Draft(changed));
    }
}

fn seats(ui: &mut Ui, draft: &mut SetupDraft) {
    part(ui, &text("ui-setup-players"));
    let mut remove = None;
    for index in 0..draft.setup.seats.len() {
        if seat(ui, draft, index) {
            remove = Some(index);
        }
        ui.add_space(4.0);
    }
    if let Some(index) = remove {
        draft.setup.seats.remove(index);
    }
    let free = Colour::ALL.iter().copied().find(|&c| draft.setup.seats.iter().all(|s| s.colour != c));
    if let Some(colour) = free {
        let label = text("ui-setup-add");
        if button(ui, &KeyFace::new(&label), None).clicked() {
            draft.setup.seats.push(SeatChoice { colour, name: String::new(), player: "simple".to_owned() });
        }
    }
}

/// One seat's row. Returns whether it is to be removed.
fn seat(ui: &mut Ui, draft: &mut SetupDraft, index: usize) -> bool {
    let many = draft.setup.seats.len() > 2;
    let mut wanted = None;
    let mut remove = false;
    let Some(seat) = draft.setup.seats.get_mut(index) else { return false };
    let row = vec2(ui.available_width(), 46.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
        mark(ui.painter(), rect.center(), 15.0, seat.colour, true);
        wanted = colour_box(ui, index, seat.colour);
        let hint = colour_name(seat.colour);
        let edit = TextEdit::singleline(&mut seat.name).hint_text(hint).char_limit(LONGEST_NAME).desired_width(170.0);
        let edit = edit.id_salt(("name", index)).margin(vec2(10.0, 7.0));
        ui.add(edit).on_hover_text(text("ui-setup-name-help"));
        player_box(ui, index, &mut seat.player);
        if many {
            let response = button(ui, &KeyFace::new("–"), Some(34.0)).on_hover_text(text("ui-setup-remove"));
            remove = response.clicked();
        }
    });
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

fn colour_box(ui: &mut Ui, index: usize, now: Colour) -> Option<Colour> {
    let mut chosen = None;
    ComboBox::from_id_salt(("colour", index)).width(104.0).selected_text(colour_name(now)).show_ui(ui, |ui| {
        for &colour in Colour::ALL {
            if ui.selectable_label(colour == now, colour_name(colour)).clicked() {
                chosen = Some(colour);
            }
        }
    });
    chosen
}

/// What a player's word is called.
#[must_use]
pub fn player_word(word: &str) -> String {
    text(&format!("opponent-{word}"))
}

fn player_box(ui: &mut Ui, index: usize, now: &mut String) {
    let words = std::iter::once(HUMAN).chain(Opponent::all().map(Opponent::word));
    ComboBox::from_id_salt(("player", index)).width(130.0).selected_text(player_word(now)).show_ui(ui, |ui| {
        for word in words {
            let help = text(&format!("opponent-{word}-help"));
            if ui.selectable_label(now == word, player_word(word)).on_hover_text(help).clicked() {
                *now = word.to_owned();
            }
        }
    });
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
    let room = (ui.clip_rect().bottom() - ui.cursor().top() - 170.0).max(200.0);
    ScrollArea::vertical().max_height(room.min(456.0)).show(ui, |ui| option_rows(ui, &mut draft.setup.options));
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(text("ui-setup-seed"));
        let edit = TextEdit::singleline(&mut draft.seed).hint_text(text("ui-setup-seed-random")).char_limit(20);
        ui.add(edit.desired_width(210.0).margin(vec2(10.0, 7.0))).on_hover_text(text("ui-setup-seed-help"));
    });
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
