//! The offer at the first start: to learn a game, to play it at once, or to skip both.

use crate::title::buttons::height_of_two;
use bevy_egui::egui::{
    Align2, Color32, Context, Frame, Id, Modal, Rect, Response, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2,
    vec2,
};

use super::buttons::{TitleButton, entry, small_entry, word_entry};
use super::column;
use super::view::{LEFT, OrreryRotationRequest, TitleGame, TitleView};
use crate::academy::FirstStartChoice;
use crate::intent::{Overlay, UiIntent};
use crate::paint::BorderStyle;
use crate::style::{BODY, PANEL_PALETTE, SMALL, TITLE, bold, letters, regular};
use crate::tips::TooltipExt;
use crate::widgets::{awaits_enter, pane, text_width};
use orrery_locale::{self as locale, has_of, text, text_of};
use orrery_settings::Settings;

/// Width of the content on the left.
const WIDTH: f32 = 470.0;
/// The distance of the content from the upper edge, for a logo of full size.
const TOP: f32 = 178.0;
/// Heights of the buttons with a second line (`KEY`), in the row of languages (`SMALL_KEY`), and side by side (`ROW_KEY`).
const KEY: f32 = 66.0;
const SMALL_KEY: f32 = 40.0;
const ROW_KEY: f32 = 38.0;
/// The gap between two buttons of a row.
const ROW_GAP: f32 = 10.0;
/// The padding of cards if there are several games: around their text, between the texts, and between cards. It is narrow enough
/// to show four cards.
const SHORT: (f32, f32, f32) = (9.0, 3.0, 5.0);
/// The padding of cards for a single game or a large text size, in the same order.
const LONG: (f32, f32, f32) = (16.0, 8.0, 10.0);
/// The text scale above which the text covers the orrery, which is then darkened.
const ROOMY: f32 = 1.2;
/// The distance of the row of languages from the upper right corner.
const CORNER: (f32, f32) = (28.0, 40.0);

/// Shows the offer in place of the title screen's column.
pub fn first_start(ctx: &Context, view: &TitleView, settings: &Settings, out: &mut Vec<UiIntent>) {
    let id = Id::new(("dialogue", "first start"));
    let area = Modal::default_area(id).anchor(Align2::LEFT_TOP, Vec2::ZERO);
    let modal = Modal::new(id).area(area).frame(Frame::NONE).backdrop_color(Color32::TRANSPARENT);
    modal.show(ctx, |ui| {
        let whole = ctx.content_rect();
        ui.set_min_size(whole.size());
        super::shade(ui.painter(), whole);
        if letters() > ROOMY {
            super::dim(ui.painter(), whole);
        }
        let size = (whole.height() / 900.0).clamp(0.4, 1.0);
        column::mark(ui, whole, view, size);
        let several = view.games.iter().filter(|game| game.plays).count() > 1;
        let credit = if several { text("title-credits") } else { view.game.credit.clone() };
        let foot = super::foot(ui, whole, view, &credit);
        let left = whole.left() + LEFT * size;
        let wide = WIDTH.min(whole.width() - 2.0 * LEFT * size);
        let room = Rect::from_min_max(pos2(left, whole.top() + TOP * size), pos2(left + wide, foot - 8.0));
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ScrollArea::vertical().id_salt("first start").auto_shrink([false, false]).show(ui, |ui| {
                offers(ui, view, out);
            });
        });
        languages(ui, whole, settings, out);
    });
}

/// Shows the welcome text, a card for each playable game, and the button that skips the offer.
fn offers(ui: &mut Ui, view: &TitleView, out: &mut Vec<UiIntent>) {
    let playable: Vec<&TitleGame> = view.games.iter().filter(|game| game.plays).collect();
    welcome(ui, &playable);
    let short = playable.len() > 1 && letters() <= ROOMY;
    let (margin, gap, between) = if short { SHORT } else { LONG };
    ui.spacing_mut().item_spacing.y = gap;
    ui.add_space(between);
    for (index, game) in playable.iter().enumerate() {
        let content = |ui: &mut Ui| {
            about(ui, game, short);
            let asked = if short { keys_in_a_row(ui, index == 0) } else { keys_with_words(ui, index == 0) };
            let Some(choice) = asked else { return };
            if view.game.key != game.key {
                out.push(UiIntent::Turn(OrreryRotationRequest::To(game.key)));
            }
            out.push(UiIntent::FirstStart(choice));
        };
        ui.push_id(index, |ui| pane(ui, margin, BorderStyle::Steel, content));
        ui.add_space(between);
    }
    let (label, help) = (text("academy-first-know"), text("academy-first-know-help"));
    let response = if short {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_KEY * letters()), Sense::hover());
        let icon = "icon-forward";
        entry(ui, row, &TitleButton { label: &label, second: None, icon, primary: false, enabled: true, lamp: 0.0 })
            .hint(help)
    } else {
        key(ui, &label, &help, "icon-forward", false)
    };
    if response.clicked() {
        out.push(UiIntent::FirstStart(FirstStartChoice::Know));
    }
}

/// Shows the welcome text, for a single game or for a choice among several.
fn welcome(ui: &mut Ui, playable: &[&TitleGame]) {
    let several = playable.len() > 1;
    let title = text(if several { "academy-first-choose" } else { "academy-first-title" });
    ui.label(RichText::new(title).font(bold(TITLE + 6.0)).color(PANEL_PALETTE.ivory.0));
    let own = "academy-first-words";
    let words = match playable {
        [game] if has_of(game.key, own) => text_of(game.key, own),
        _ if several => text("academy-first-how"),
        _ => return,
    };
    ui.label(RichText::new(words).font(regular(BODY)).color(PANEL_PALETTE.text.0));
}

/// Describes a game: its name, description and number of players. On a short card the number is next to the name.
fn about(ui: &mut Ui, game: &TitleGame, short: bool) {
    let name = ui.label(RichText::new(&game.name).font(bold(TITLE)).color(PANEL_PALETTE.ivory.0));
    ui.label(RichText::new(&game.line).font(regular(BODY)).color(PANEL_PALETTE.text.0));
    let wide = column::strip_width(ui, &game.players);
    if short && name.rect.right() + ROW_GAP + wide <= ui.max_rect().right() {
        column::strip(ui, pos2(ui.max_rect().right() - wide, name.rect.top()), "icon-people", &game.players);
    } else {
        let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0 * letters()), Sense::hover());
        column::strip(ui, strip.min, "icon-people", &game.players);
    }
    ui.add_space(4.0);
}

/// The choices at the first start: the key of the short label, the key of the long label, the icon, and the choice itself.
const BEGINNINGS: [(&str, &str, &str, FirstStartChoice); 2] = [
    ("academy-first-lessons", "academy-first-learn", "icon-academy", FirstStartChoice::Learn),
    ("academy-first-play", "academy-first-quick", "icon-play", FirstStartChoice::Quick),
];

/// Shows both choices one below the other, each with a description. Returns the choice that was clicked, if any.
fn keys_with_words(ui: &mut Ui, first: bool) -> Option<FirstStartChoice> {
    let mut chosen = None;
    for (index, (_, word, icon, choice)) in BEGINNINGS.into_iter().enumerate() {
        let response = key(ui, &text(word), &text(&format!("{word}-help")), icon, index == 0);
        if first && index == 0 {
            awaits_enter(ui, &response);
        }
        chosen = if response.clicked() { Some(choice) } else { chosen };
    }
    chosen
}

/// Shows both choices side by side, for several games. Returns the choice that was clicked, if any.
fn keys_in_a_row(ui: &mut Ui, first: bool) -> Option<FirstStartChoice> {
    let mut chosen = None;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_KEY * letters()), Sense::hover());
    let wide = (row.width() - ROW_GAP) / 2.0;
    for (index, (word, help, icon, choice)) in BEGINNINGS.into_iter().enumerate() {
        let left = if index == 0 { row.left() } else { row.right() - wide };
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(wide, row.height()));
        let face =
            TitleButton { label: &text(word), second: None, icon, primary: index == 0, enabled: true, lamp: 0.0 };
        let response = entry(ui, place, &face).hint(text(&format!("{help}-help")));
        if first && index == 0 {
            awaits_enter(ui, &response);
        }
        chosen = if response.clicked() { Some(choice) } else { chosen };
    }
    chosen
}

/// Shows a button with a second line.
fn key(ui: &mut Ui, label: &str, second: &str, icon: &str, primary: bool) -> Response {
    let wide = ui.available_width();
    let high = height_of_two(ui, label, second, wide - 8.0) + 4.0;
    let (rect, _) = ui.allocate_exact_size(vec2(wide, high.max(KEY * letters())), Sense::hover());
    entry(
        ui,
        rect.shrink2(vec2(4.0, 2.0)),
        &TitleButton { label, second: Some(second), icon, primary, enabled: true, lamp: 0.0 },
    )
}

/// Shows Options and the languages, each named in its own language. The current one is in brass.
fn languages(ui: &mut Ui, whole: Rect, settings: &Settings, out: &mut Vec<UiIntent>) {
    let spoken = locale::spoken();
    let font = bold(SMALL + 0.5);
    let mut right = whole.right() - CORNER.0;
    let top = whole.top() + CORNER.1 * (whole.height() / 900.0).clamp(0.2, 1.0);
    let mut place = |ui: &Ui, label: &str, more: f32| {
        let wide = text_width(ui, label, font.clone()) + more;
        right -= wide + 8.0;
        Rect::from_min_size(pos2(right + 8.0, top), vec2(wide, SMALL_KEY))
    };
    for (code, name) in locale::languages().into_iter().rev() {
        let rect = place(ui, &name, 28.0);
        if word_entry(ui, rect, &name, code == spoken).clicked() {
            let chosen = Settings { language: Some(code), ..settings.clone() };
            out.push(UiIntent::Settings(Box::new(chosen)));
        }
    }
    let label = text("ui-options");
    let rect = place(ui, &label, 54.0);
    if small_entry(ui, rect, &label, "icon-options").clicked() {
        out.push(UiIntent::Open(Overlay::Options));
    }
}
