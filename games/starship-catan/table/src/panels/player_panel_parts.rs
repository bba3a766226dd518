//! The parts of a player's panel: the band with the mark, the note after the name, the points, the row of goods and the ten
//! sockets.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::GamePanelData;
use super::layout::column;
use crate::board::{below, sockets};
use crate::locale::text;
use crate::table::OrderDraft;
use orrery_core::Colour;
use orrery_table::Table;
use orrery_ui::icons;
use orrery_ui::paint::mark;
use orrery_ui::player_panel::PlayerNote;
use orrery_ui::portrait::badge;
use orrery_ui::style::{PANEL_PALETTE, POINTS, bold};
use orrery_ui::widgets::text_width;
use starship_catan::rules::Seat;

/// The index of Astro among the panel's numbers, which the board counts up and down.
const ASTRO: usize = 0;
/// The index of the friendship points among the panel's numbers.
const FRIENDSHIP: usize = 1;
/// The index of fame among the panel's numbers.
const FAME: usize = 2;
/// The index of the victory points among the panel's numbers.
const PLATE_POINTS: usize = 3;

/// The width of the band with the player's mark.
pub const BAND: f32 = 58.0;

/// Draws the band on the left: the player's colour and mark, the portrait of an opponent that has one, and the icon of Moon or
/// Sun.
pub fn band(ui: &Ui, view: &GamePanelData, seat: Seat, rect: Rect) {
    let (painter, colour) = (ui.painter(), view.seen.known.colour(seat));
    let sits = &view.sits[colour.index()];
    if sits.portrait.is_some() {
        let place = Rect::from_min_max(rect.min + vec2(1.0, 1.0), pos2(rect.left() + BAND, rect.bottom() - 1.0));
        badge(painter, place, 12.0, colour, sits);
        // The icon is above the head of the portrait, where a band without a portrait has the mark.
        icons::piece(painter, side_sign(seat), rect.min + vec2(13.0, 14.0), 0.62, Color32::WHITE);
        return;
    }
    icons::piece(painter, &format!("plate-band-{colour}"), rect.min, 1.0, Color32::WHITE);
    mark(painter, rect.min + vec2(29.0, 38.0), 15.0, colour, true);
    icons::piece(painter, side_sign(seat), rect.min + vec2(29.0, 84.0), 1.0, Color32::WHITE);
}

/// Returns the icon of Moon or Sun.
const fn side_sign(seat: Seat) -> &'static str {
    match seat {
        Seat::Moon => "icon-moon",
        Seat::Sun => "icon-sun",
    }
}

/// Returns the only person at the screen, if there is one.
pub fn only_person(view: &GamePanelData) -> Option<Colour> {
    view.table.and_then(Table::only_person)
}

/// Returns the seat whose ship is at the bottom of the board and whose panel is below the log.
pub fn lower(view: &GamePanelData) -> Seat {
    below(view.seen, only_person(view))
}

/// Reports whether the player of a seat is the only person at the screen.
pub fn is_you(view: &GamePanelData, seat: Seat) -> bool {
    // Only computer opponents have names here.
    let is_person = |seat: Seat| view.sits[view.seen.known.colour(seat).index()].name.is_empty();
    is_person(seat) && !is_person(seat.other())
}

/// Draws a note after a player's name: for an opponent, its level and character; for a person, that the seat is the viewer's own
/// or that the player is to move. The decider has a brass badge.
pub fn who(ui: &Ui, view: &GamePanelData, colour: Colour, left: Pos2, room: f32, decides: bool) {
    let sits = &view.sits[colour.index()];
    let mut note = PlayerNote { icon: Some("icon-human"), half_height: 11.0, ..PlayerNote::of(sits, decides) };
    if is_you(view, Seat::of(colour)) {
        note.words = text("ui-you");
    }
    note.draw(ui, left, room);
}

/// Draws the icon of the points and their number.
pub fn points(ui: &Ui, view: &GamePanelData, colour: Colour, corner: Pos2) {
    let shown = view.counters.of(colour)[PLATE_POINTS];
    let fresh = view.counters.fresh(colour, PLATE_POINTS);
    let star = corner + Vec2::from(column().plate.points);
    let at = star + vec2(if shown >= 10 { 36.0 } else { 31.0 }, 0.0);
    let ink = PANEL_PALETTE.ivory.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
    icons::piece(ui.painter(), "icon-vp", star, 0.95 + 0.35 * fresh, Color32::WHITE);
    ui.painter().text(at, Align2::CENTER_CENTER, shown, bold(POINTS + 8.0 * fresh), ink);
}

/// Draws Astro, friendship and fame. A number for which the player holds the special card has a brass badge.
pub fn holdings(ui: &Ui, view: &GamePanelData, seat: Seat, colour: Colour, corner: Pos2) {
    let known = &view.seen.known;
    let all = [
        (ASTRO, "icon-cargo-Astro", false),
        (FRIENDSHIP, "icon-friendship", known.friend() == Some(seat)),
        (FAME, "icon-fame", known.hero() == Some(seat)),
    ];
    let mut at = corner + Vec2::from(column().plate.holdings) + vec2(8.0, 0.0);
    for (nth, icon, honoured) in all {
        let (shown, fresh) = (view.counters.of(colour)[nth], view.counters.fresh(colour, nth));
        // The counters are limited to 255.
        let astro = || known.player(seat).astro.to_string();
        let words = if nth == ASTRO && shown == u8::MAX { astro() } else { shown.to_string() };
        let font = bold(17.0 + 5.0 * fresh);
        let wide = text_width(ui, &words, bold(17.0));
        if honoured {
            let pill = Rect::from_min_max(at - vec2(15.0, 13.0), at + vec2(24.0 + wide, 13.0));
            ui.painter().rect_filled(pill, 13.0, PANEL_PALETTE.brass[2].0.gamma_multiply(0.5));
            ui.painter().rect_stroke(pill, 13.0, Stroke::new(1.4, PANEL_PALETTE.brass[1].0), StrokeKind::Middle);
        }
        icons::piece(ui.painter(), icon, at, 0.95 + 0.2 * fresh, Color32::WHITE);
        let ink = PANEL_PALETTE.text.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
        ui.painter().text(at + vec2(15.0, 0.0), Align2::LEFT_CENTER, words, font, ink);
        at.x += 51.0 + (wide - 10.0).max(0.0);
    }
}

/// Draws the ten sockets, each with the icon for the source of its point. Sockets for points that the previewed action would add
/// are lit.
pub fn socket_row(ui: &Ui, view: &GamePanelData, seat: Seat, corner: Pos2) {
    let places = &column().plate;
    let first = corner + Vec2::from(places.socket);
    let all = sockets(view.seen, seat, gain(view, seat));
    let end = first.x + places.pitch * all.len().saturating_sub(1) as f32;
    ui.painter().hline(first.x..=end, first.y, Stroke::new(1.2, PANEL_PALETTE.brass[2].0));
    for (nth, picture) in all.into_iter().enumerate() {
        let at = first + vec2(places.pitch * nth as f32, 0.0);
        icons::piece(ui.painter(), picture, at, 1.0, Color32::WHITE);
    }
}

/// Returns the points that the pointed-at action, or else the draft, would give; 0 if no person at this screen may act.
fn gain(view: &GamePanelData, seat: Seat) -> u8 {
    if !view.local {
        return 0;
    }
    let aimed = view.focus.filter(|&target| view.can(target)).and_then(|target| view.plan.hover(view.seen, target));
    let picked = || (**view.plan != OrderDraft::Nothing).then(|| view.plan.outlook(view.seen)).flatten();
    let points = aimed.or_else(picked).map_or(0, |preview| preview.of(seat).points);
    u8::try_from(points).unwrap_or(0)
}
