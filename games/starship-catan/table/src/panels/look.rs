//! The cards that the Sensor looks at when two people share the screen. They are shown only while a key or a button is held, and
//! only to the player who may see them. A person who plays only against opponents sees the cards on the board.

use bevy_egui::egui::{
    Align2, Color32, Context, Key, Order, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::GamePanelData;
use super::layout::{eyepieces, look_key, look_places};
use crate::board::{card_picture, is_outpost, offer};
use crate::locale::{card_help, card_name, text, text_args};
use crate::settings::keys::TableKeyAction;
use orrery_board::scene::RowItem;
use orrery_ui::paint::{BorderStyle, glass, gradient};
use orrery_ui::style::{NAME, PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::TooltipExt;
use orrery_ui::widgets::{ButtonSpec, fitted, key_at, text_width};
use orrery_ui::{about, board_layer, icons, is_held_down};
use starship_catan::rules::{Card, Phase};

/// The radius of a planet in its drawing.
const DRAWN: f32 = 100.0;

/// Shows the button that opens the shutters, and the cards while it is held.
pub fn look(ctx: &Context, view: &GamePanelData) {
    let known = &view.seen.known;
    if !view.local || known.phase != Phase::Arrange || view.seen.viewer != Some(known.turn) {
        return;
    }
    let beside = known.colour(known.turn.other());
    // Here, only computer opponents have names, so the other player is a person only if their name is empty.
    if !view.sits[beside.index()].name.is_empty() {
        return;
    }
    let rect = view.column(look_key());
    let held = board_layer(ctx, "look", rect, Order::Middle, |ui| {
        let label = text("ui-sensor-hold");
        let response = key_at(ui, rect, &ButtonSpec::new(&label).icon("icon-eye").primary());
        let action = TableKeyAction::Look.action();
        let help = text_args("ui-sensor-hold-help", &[("key", view.keys.shown(action).into())]);
        let held = is_held(ui, view, &response);
        response.tip(&about(view, action, &help));
        held
    });
    // A learner has no other person next to them.
    if !view.table.is_some_and(orrery_table::Table::is_practice) {
        away(ctx, view, rect);
    }
    if held {
        let cards: Vec<Option<Card>> = view.seen.looked_at().to_vec();
        for (nth, (card, (x, y))) in cards.iter().zip(eyepieces(cards.len())).enumerate() {
            if let Some(card) = *card {
                let middle = view.place((*x, *y, 0.0, 0.0)).min;
                eyepiece(ctx, nth + 1, card, middle);
            }
        }
    }
}

/// Reports whether the button or the key is held.
fn is_held(ui: &Ui, view: &GamePanelData, response: &Response) -> bool {
    let keys = view.keys.keys(TableKeyAction::Look.action()).iter().filter_map(|chord| Key::from_name(&chord.key));
    let keys: Vec<Key> = keys.collect();
    is_held_down(response) || ui.input(|input| keys.iter().any(|&key| input.key_down(key)))
}

/// Shows a note for two people at one screen, which names the player who looks and the player who must look away.
fn away(ctx: &Context, view: &GamePanelData, key: Rect) {
    let known = &view.seen.known;
    let [looks, other] = [known.turn, known.turn.other()].map(|seat| known.colour(seat));
    let args = [
        ("name", view.names.of(looks).into()),
        ("sector", (known.flight.sector + 1).into()),
        ("other", view.names.of(other).into()),
    ];
    let words = text_args("ui-sensor-away", &args);
    let rect = Rect::from_min_size(pos2(key.left(), key.bottom() + 8.0), vec2(242.0, 54.0));
    board_layer(ctx, "look away", rect, Order::Middle, |ui| {
        ui.painter().add(glass(rect, 13.0, BorderStyle::Steel));
        let width = rect.width() - 20.0;
        fitted(ui, rect.center(), Align2::CENTER_CENTER, &words, regular(SMALL), PANEL_PALETTE.text.0, width);
    });
}

/// Shows an inspected card over its shutter.
fn eyepiece(ctx: &Context, number: usize, card: Card, middle: Pos2) {
    let places = look_places();
    let radius = if is_outpost(card) { places.wide } else { places.world };
    let rect = Rect::from_center_size(middle, Vec2::splat(2.0 * places.radius));
    board_layer(ctx, &format!("look {number}"), rect, Order::Middle, |ui| {
        let response = ui.interact(rect, ui.id().with(number), Sense::hover());
        let told = [text_args("access-look", &[("number", number.into())]), card_name(card), card_help(card)];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.join(" ")));
        icons::piece(ui.painter(), "eyepiece-floor", middle, 1.0, Color32::WHITE);
        let picture = card_picture(card, number, radius);
        icons::piece(ui.painter(), &picture, middle, radius / DRAWN, Color32::WHITE);
        let offers = offer(card);
        let low = rect.center_bottom() - vec2(0.0, 14.0);
        let below = if offers.is_empty() { low } else { low - vec2(0.0, 31.0) };
        let strip = Rect::from_center_size(below, vec2(rect.width() - 12.0, 30.0));
        ui.painter().add(gradient(strip, 15.0, &PANEL_PALETTE.strip.map(|ink| ink.0.gamma_multiply(0.94))));
        let width = strip.width() - 16.0;
        fitted(ui, below, Align2::CENTER_CENTER, &card_name(card), bold(NAME), PANEL_PALETTE.ivory.0, width);
        if !offers.is_empty() {
            signs(ui, low, &offers);
        }
    });
}

/// The width of an icon of a card's offer.
const SIGN: f32 = 24.0;
/// The gap between two parts of a card's offer.
const PART: f32 = 10.0;

/// Draws a card's offer in a strip around this point, with the icons of the board.
fn signs(ui: &Ui, middle: Pos2, items: &[RowItem]) {
    let wide = |item: &RowItem| match item {
        RowItem::Icon(_) => SIGN,
        RowItem::Text(words) | RowItem::Lowered(words) => text_width(ui, words, bold(NAME)) + 3.0,
        RowItem::Gap => PART,
    };
    let all: f32 = items.iter().map(wide).sum();
    let strip = Rect::from_center_size(middle, vec2(all + 20.0, 28.0));
    ui.painter().add(gradient(strip, 14.0, &PANEL_PALETTE.strip.map(|ink| ink.0)));
    let mut left = middle.x - all / 2.0;
    for item in items {
        let at = pos2(left + wide(item) / 2.0, middle.y);
        match item {
            RowItem::Icon(name) => {
                icons::piece(ui.painter(), &format!("icon-{name}"), at, 0.8, Color32::WHITE);
            }
            RowItem::Text(words) | RowItem::Lowered(words) => {
                ui.painter().text(at, Align2::CENTER_CENTER, words, bold(NAME), PANEL_PALETTE.ivory.0);
            }
            RowItem::Gap => {}
        }
        left += wide(item);
    }
}
