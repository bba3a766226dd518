//! The player panels: mark, kind of player, goods and points of every player.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

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
use orrery_ui::intent::{Overlay, UiIntent};
use orrery_ui::opponent_picker::{LADDER, ladder};
use orrery_ui::paint::{RimStyle, glass, gradient_between};
use orrery_ui::portrait::badge;
use orrery_ui::style::{NAME, PANEL_PALETTE, POINTS, SMALL, bold, regular};
use orrery_ui::tips::TipExt;
use orrery_ui::widgets::{fitted, text_width};

/// Width of the part with the player's mark, in units.
const BADGE: f32 = 54.0;

/// Draws one panel for each player, in seating order.
pub fn players(ui: &mut Ui, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    for (&colour, &area) in view.seen.seats().iter().zip(&COLUMN.players) {
        let response = panel(ui, view, colour, view.column(area)).on_hover_cursor(CursorIcon::PointingHand);
        let tip = |ui: &mut Ui| {
            details(ui, view, colour);
            ui.label(RichText::new(text("ui-player-click")).color(PANEL_PALETTE.dim.0));
        };
        if response.tip_of(tip).clicked() {
            out.push(UiIntent::Open(Overlay::Player(colour)));
        }
        if points(ui, view, colour, view.column(area)).clicked() {
            out.push(UiIntent::Open(Overlay::Scores));
        }
    }
}

/// Width of the part with the points, in units.
const SCORE: f32 = 78.0;

/// Adds the clickable area over the points of a panel, with a tooltip that shows the player's details. The caller opens the
/// scores when the area is clicked.
fn points(ui: &mut Ui, view: &GamePanelData, colour: Colour, rect: Rect) -> Response {
    let place = Rect::from_min_max(pos2(rect.right() - SCORE, rect.top() + 4.0), rect.max - vec2(4.0, 4.0));
    let response = ui.interact(place, ui.id().with(("points", colour)), Sense::click());
    let label = text_args("ui-points-of", &[("name", view.names.of(colour).into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.hovered() {
        ui.painter().add(orrery_ui::paint::rim(place, 10.0, RimStyle::Steel));
    }
    response.on_hover_cursor(CursorIcon::PointingHand).tip_of(|ui| details(ui, view, colour))
}

fn panel(ui: &mut Ui, view: &GamePanelData, colour: Colour, rect: Rect) -> Response {
    let moving = view.seen.mover() == colour && !view.seen.is_over();
    let response = ui.interact(rect, ui.id().with(("player", colour)), Sense::click());
    let numbers = numbers(view.seen, colour);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken(view.names, colour, numbers)));
    let painter = ui.painter().clone();
    let seat = PANEL_PALETTE.seat(colour);
    painter.add(glass(rect, 13.0, RimStyle::Steel));
    if moving {
        let glow = Rect::from_min_max(rect.min + vec2(BADGE, 1.0), rect.max - vec2(1.0, 1.0));
        let tint = seat.dark.0.gamma_multiply(0.30);
        painter.add(gradient_between(glow, [0.0, 12.0], &[tint, tint.gamma_multiply(0.4)]));
    }
    let place = Rect::from_min_size(rect.min + vec2(1.0, 1.0), vec2(BADGE, rect.height() - 2.0));
    badge(&painter, place, 12.0, colour, &view.sits[colour.index()]);
    painter.add(orrery_ui::paint::rim(rect, 13.0, if moving { RimStyle::Brass } else { RimStyle::Steel }));
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
    let words = if sits.name.is_empty() && moving { text("ui-to-move") } else { sits.short.clone() };
    if words.is_empty() {
        return;
    }
    let ink = if moving { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.dim.0 };
    let margin = if moving { 9.0 } else { 0.0 };
    let room = room - 2.0 * margin;
    let wide = text_width(ui, &words, regular(SMALL));
    let bars = LADDER + 6.0;
    // Next to a long name only the bars are shown, or a sign for a mover without bars; the text is in the tooltip.
    let (level, words) = match sits.level {
        Some(level) if wide + bars <= room => (Some(level), words),
        Some(level) if wide > room => (Some(level), String::new()),
        _ => (None, words),
    };
    let at = left + vec2(margin, 0.0);
    let right = if let Some(level) = level {
        ladder(ui.painter(), at + vec2(0.0, 7.0), level, ink);
        let end = at.x + if words.is_empty() { LADDER } else { bars };
        fitted(ui, pos2(end, at.y), Align2::LEFT_CENTER, &words, regular(SMALL), ink, room).right().max(end)
    } else if wide <= room {
        fitted(ui, at, Align2::LEFT_CENTER, &words, regular(SMALL), ink, room).right()
    } else if moving {
        icons::piece(ui.painter(), "icon-roll", at + vec2(9.0, 0.0), 0.85, Color32::WHITE);
        at.x + 18.0
    } else {
        return;
    };
    if moving {
        let chip = Rect::from_min_max(left - vec2(0.0, 11.0), pos2(right + margin, left.y + 11.0));
        let stroke = Stroke::new(1.1, PANEL_PALETTE.brass[0].0);
        ui.painter().rect_stroke(chip, 11.0, stroke, StrokeKind::Middle);
    }
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
