//! The player panels: mark, kind of player, goods and points of every player.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Response, RichText, Stroke, StrokeKind, Ui, pos2, vec2};

use super::GamePanelData;
use super::layout::COLUMN;
use super::setbacks::can_end;
use crate::AlienFrontiersFrontend;
use crate::board::motion::numbers;
use crate::locale::{card_name, card_power, text, text_args};
use alien_frontiers::AlienFrontiers;
use orrery_core::{Colour, Rules as _};
use orrery_locale::PlayerNames;
use orrery_ui::end::ScoreTexts as _;
use orrery_ui::icons;
use orrery_ui::intent::UiIntent;
use orrery_ui::opponent_picker::LADDER;
use orrery_ui::player_panel::{PlayerFrame, PlayerNote, opens_player, points_button};
use orrery_ui::portrait::badge;
use orrery_ui::style::{NAME, PANEL_PALETTE, POINTS, SMALL, bold, regular};
use orrery_ui::widgets::{fitted, text_width};

/// Width of the part with the player's mark, in units.
const BADGE: f32 = 54.0;

/// Draws one panel for each player, in seating order.
pub fn players(ui: &mut Ui, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    for (&colour, &area) in view.seen.seats().iter().zip(&COLUMN.players) {
        let rect = view.column(area);
        opens_player(panel(ui, view, colour, rect), colour, out, |ui| {
            details(ui, view, colour);
            ui.label(RichText::new(text("ui-player-click")).color(PANEL_PALETTE.dim.0));
        });
        let points = Rect::from_min_max(pos2(rect.right() - SCORE, rect.top() + 4.0), rect.max - vec2(4.0, 4.0));
        points_button(ui, points, (colour, view.names.of(colour)), out, |ui| details(ui, view, colour));
    }
}

/// Width of the part with the points, in units.
const SCORE: f32 = 78.0;

fn panel(ui: &mut Ui, view: &GamePanelData, colour: Colour, rect: Rect) -> Response {
    let moving = view.seen.mover() == colour && !view.seen.is_over();
    let (numbers, sits) = (numbers(view.seen, colour), &view.sits[colour.index()]);
    let frame = PlayerFrame { rect, colour, band: BADGE, decides: moving };
    let place = Rect::from_min_size(rect.min + vec2(1.0, 1.0), vec2(BADGE, rect.height() - 2.0));
    let draw_badge = |ui: &Ui| badge(ui.painter(), place, 12.0, colour, sits);
    let response = frame.draw(ui, || spoken(view.names, colour, numbers), draw_badge);
    let name = fitted(
        ui,
        rect.min + vec2(BADGE + 12.0, 22.0),
        Align2::LEFT_CENTER,
        &view.names.of(colour),
        bold(NAME),
        PANEL_PALETTE.ivory.0,
        140.0,
    );
    let room = rect.right() - 84.0 - name.right();
    who(ui, view, colour, pos2(name.right() + 10.0, rect.top() + 22.0), room, moving);
    counters(ui, view, colour, rect);
    response
}

/// Draws a note after a player's name: a warning that the player can end the match, or else the kind of player, with bars for the
/// level of an engine. The kind of player has a brass frame if it is their turn.
fn who(ui: &Ui, view: &GamePanelData, colour: Colour, left: Pos2, room: f32, moving: bool) {
    if can_end(view.seen, colour) {
        // A warning that a player can end the match is more important than the kind of player, which the tooltip shows.
        let words = text("ui-can-end");
        let at = left + vec2(7.0, 0.0);
        // Next to a long name only the crown is shown, and the text is in the tooltip.
        let place = if text_width(ui, &words, bold(SMALL)) <= room - 14.0 {
            fitted(ui, at, Align2::LEFT_CENTER, &words, bold(SMALL), PANEL_PALETTE.warning.0, room)
        } else {
            let place = Rect::from_center_size(at + vec2(9.0, 0.0), vec2(18.0, 18.0));
            icons::piece(ui.painter(), "icon-crown", place.center(), 0.85, Color32::WHITE);
            place
        };
        let chip = place.expand2(vec2(7.0, 3.0));
        ui.painter().rect_stroke(chip, 9.0, Stroke::new(1.3, PANEL_PALETTE.warning.0), StrokeKind::Middle);
        return;
    }
    let sits = &view.sits[colour.index()];
    let mut note = PlayerNote { icon: Some("icon-roll"), half_height: 11.0, ..PlayerNote::of(sits, moving) };
    // If there is room for the text but not for the bars too, the bars are left out.
    let (wide, room_inside) = (text_width(ui, &note.words, regular(SMALL)), room - if moving { 18.0 } else { 0.0 });
    note.level = note.level.filter(|_| wide + LADDER + 6.0 <= room_inside || wide > room_inside);
    note.draw(ui, left, room);
}

fn counters(ui: &Ui, view: &GamePanelData, colour: Colour, rect: Rect) {
    let icons = ["icon-fuel", "icon-ore", "icon-ship", "icon-colony", "icon-card"];
    let shown = view.counters.of(colour);
    let y = rect.top() + 47.0;
    let mut x = rect.left() + BADGE + 19.0;
    for (index, icon) in icons.iter().enumerate() {
        let fresh = view.counters.fresh(colour, index);
        icons::piece(ui.painter(), icon, pos2(x, y), 0.95 + 0.2 * fresh, Color32::WHITE);
        let ink = PANEL_PALETTE.text.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
        ui.painter().text(pos2(x + 13.0, y), Align2::LEFT_CENTER, shown[index], bold(17.0 + 5.0 * fresh), ink);
        x += if shown[index] >= 10 { 41.0 } else { 36.5 };
    }
    let (points, fresh) = (shown[5], view.counters.fresh(colour, 5));
    let at = pos2(rect.right() - 28.0, rect.center().y);
    let ink = PANEL_PALETTE.ivory.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
    ui.painter().text(at, Align2::CENTER_CENTER, points, bold(POINTS + 8.0 * fresh), ink);
    let star = at - vec2(31.0 + if points >= 10 { 8.0 } else { 0.0 }, 0.0);
    icons::piece(ui.painter(), "icon-vp", star, 0.95 + 0.35 * fresh, Color32::WHITE);
}

/// Returns a player's panel as text for screen readers.
pub fn spoken(names: &PlayerNames, colour: Colour, [fuel, ore, ships, colonies, cards, points]: [u8; 6]) -> String {
    text_args(
        "ui-player-spoken",
        &[
            ("name", names.of(colour).into()),
            ("fuel", fuel.into()),
            ("ore", ore.into()),
            ("ships", ships.into()),
            ("colonies", colonies.into()),
            ("cards", cards.into()),
            ("points", points.into()),
        ],
    )
}

/// Returns the area of a player's panel on the screen, or `None` if no player has this colour.
pub fn place(view: &GamePanelData, colour: Colour) -> Option<Rect> {
    let seats = view.seen.seats().iter().zip(&COLUMN.players);
    seats.into_iter().find(|(seat, _)| **seat == colour).map(|(_, &area)| view.column(area))
}

/// Draws the contents of a player's tooltip: name, kind and possessions.
pub fn details(ui: &mut Ui, view: &GamePanelData, colour: Colour) {
    ui.label(RichText::new(view.names.of(colour)).font(bold(NAME)).color(PANEL_PALETTE.ivory.0));
    let level = &view.sits[colour.index()].name;
    if !level.is_empty() {
        ui.label(RichText::new(level).color(PANEL_PALETTE.dim.0));
    }
    holdings(ui, view, colour);
}

/// Draws a player's possessions with the text of every card, and the sources of the points, for the tooltip and for the overlay
/// about a player.
pub fn holdings(ui: &mut Ui, view: &GamePanelData, colour: Colour) {
    if can_end(view.seen, colour) {
        let told = text_args("ui-can-end-help", &[("name", view.names.of(colour).into())]);
        ui.label(RichText::new(told).color(PANEL_PALETTE.warning.0));
    }
    let [fuel, ore, ships, colonies, ..] = numbers(view.seen, colour);
    let player = view.seen.player(colour);
    let have = [
        ("fuel", fuel.into()),
        ("ore", ore.into()),
        ("ships", ships.into()),
        ("stock", player.stock.into()),
        ("colonies", colonies.into()),
    ];
    ui.label(text_args("ui-player-have", &have));
    if let Some(standing) = AlienFrontiers::standings(view.seen).of(colour) {
        let parts = AlienFrontiersFrontend::points_told(standing);
        if !parts.is_empty() {
            ui.label(format!("{}: {}", text("ui-score-total"), parts.join(&text("list-comma"))));
        }
    }
    for card in player.cards.iter() {
        ui.separator();
        ui.label(RichText::new(card_name(card)).font(bold(16.0)).color(PANEL_PALETTE.ivory.0));
        ui.label(card_power(card, &view.seen.options));
        if let Some(discard) = crate::locale::card_discard(card, &view.seen.options) {
            ui.label(
                RichText::new(text_args("ui-discard-for", &[("what", discard.into())])).color(PANEL_PALETTE.dim.0),
            );
        }
    }
    if player.cards.is_empty() {
        ui.label(RichText::new(text("ui-no-cards")).color(PANEL_PALETTE.dim.0));
    }
}
