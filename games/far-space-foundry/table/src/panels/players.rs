//! The player panels, one over each harbour.

use bevy_egui::egui::{Context, CursorIcon, Order, Rect, Response, RichText, Sense, Ui, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use super::GamePanelData;
use super::layout;
use super::player_panel_parts::{BAND, PlayerPanel, band, holdings, name, points, roll_call, to_come};
use crate::FarSpaceFoundryFrontend;
use crate::locale::{amount, listed, pilot_name, ship_name, text, text_args};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Freighter, GoodsStore, View};
use orrery_core::Rules as _;
use orrery_locale::PlayerNames;
use orrery_ui::board_layer;
use orrery_ui::end::ScoreTexts as _;
use orrery_ui::intent::{Overlay, UiIntent};
use orrery_ui::paint::{RimStyle, glass, gradient_between, rim};
use orrery_ui::style::{NAME, PANEL_PALETTE, bold};
use orrery_ui::tips::TipExt;

/// Draws the player panels. A click on a panel opens the player's holdings, and a click on the points opens the points of all
/// players.
pub fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    for (seat, &colour) in view.seen.known.seats().iter().enumerate() {
        let (rect, scale) = layout::plate(view, seat);
        let plate = PlayerPanel { rect, scale, colour };
        board_layer(ctx, &format!("plate {seat}"), rect, Order::Middle, |ui| {
            let response = body(ui, view, seat, &plate).on_hover_cursor(CursorIcon::PointingHand);
            if response.tip_of(|ui| details(ui, view, seat)).clicked() {
                out.push(UiIntent::Open(Overlay::Player(colour)));
            }
            if score(ui, view, seat, &plate).clicked() {
                out.push(UiIntent::Open(Overlay::Scores));
            }
        });
    }
}

fn body(ui: &mut Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) -> Response {
    let (colour, rect) = (plate.colour, plate.rect);
    let player = &view.seen.known.players[seat];
    let decides = view.mover == colour && !view.over;
    let response = ui.interact(rect, ui.id().with(("player", colour)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken(view.seen, seat, view.names)));
    let painter = ui.painter().clone();
    painter.add(glass(rect, 13.0, RimStyle::Steel));
    if decides {
        let lit = Rect::from_min_max(rect.min + vec2(BAND * plate.scale, 1.0), rect.max - vec2(1.0, 1.0));
        let tint = PANEL_PALETTE.seat(colour).dark.0.gamma_multiply(0.30);
        painter.add(gradient_between(lit, [0.0, 12.0], &[tint, tint.gamma_multiply(0.4)]));
    }
    band(ui, view, plate);
    painter.add(rim(rect, 13.0, if decides { RimStyle::Brass } else { RimStyle::Steel }));
    name(ui, view, plate, decides);
    holdings(ui, view, plate, player);
    roll_call(ui, plate, player, view.seen.known.half);
    points(ui, view, plate);
    response
}

/// Makes the points in the panel clickable, and draws their rim while they are hovered over.
fn score(ui: &mut Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) -> Response {
    let corner = plate.rect.right_top() + vec2(-74.0, 3.0) * plate.scale;
    let place = Rect::from_min_size(corner, vec2(70.0, 44.0) * plate.scale);
    let response = ui.interact(place, ui.id().with(("points", plate.colour)), Sense::click());
    let label = text_args("ui-points-of", &[("name", view.names.of(plate.colour).into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.hovered() {
        ui.painter().add(rim(place, 10.0, RimStyle::Steel));
    }
    response.on_hover_cursor(CursorIcon::PointingHand).tip_of(|ui| details(ui, view, seat))
}

/// Returns the contents of a store, in words.
pub fn stored(store: &GoodsStore) -> String {
    let all: Vec<String> = store.iter().map(|(good, count)| amount(good, count)).collect();
    if all.is_empty() { text("ui-nothing") } else { listed(&all) }
}

/// Returns a freighter with its contents, in words.
pub fn aboard(name: String, freighter: &Freighter) -> String {
    let key = if freighter.upgraded { "ui-ship-upgraded" } else { "ui-ship-plain" };
    let args = [
        ("ship", name.into()),
        ("used", freighter.hold.spaces().into()),
        ("size", freighter.size.into()),
        ("goods", stored(&freighter.hold).into()),
    ];
    text_args(key, &args)
}

/// Returns the description of a player's panel and harbour.
pub fn spoken(view: &View, seat: usize, names: &PlayerNames) -> String {
    let (known, player) = (&view.known, &view.known.players[seat]);
    let args = [
        ("name", names.of(known.seating[seat]).into()),
        ("credits", player.credits.into()),
        ("hand", player.in_hand().into()),
        ("deck", player.in_deck().into()),
        ("goods", stored(&player.warehouse).into()),
        ("points", known.points(seat).total().into()),
    ];
    let ships = player.ships().map(|(ship, freighter)| aboard(ship_name(ship), freighter));
    let all: Vec<String> = std::iter::once(text_args("ui-player-spoken", &args)).chain(ships).collect();
    all.join(" ")
}

/// Draws the tooltip of a player: name, stores, pilots, and the sources of points.
fn details(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let colour = view.seen.known.seating[seat];
    let dim = |words: String| RichText::new(words).color(PANEL_PALETTE.dim.0);
    let name = view.names.of(colour);
    let more = &view.sits[colour.index()].name;
    ui.label(RichText::new(&name).font(bold(NAME)).color(PANEL_PALETTE.ivory.0));
    if !more.is_empty() && *more != name {
        ui.label(dim(more.clone()));
    }
    facts(ui, view, seat);
    ui.label(dim(text("ui-player-details")));
}

/// Draws the possessions of a player as text.
pub fn facts(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let (known, colour) = (&view.seen.known, view.seen.known.seating[seat]);
    let player = &known.players[seat];
    row(ui, "ui-warehouse", vec![stored(&player.warehouse)]);
    if !player.warehouse.is_empty() {
        ui.label(RichText::new(text("ui-warehouse-scores")).color(PANEL_PALETTE.dim.0));
    }
    for (ship, freighter) in player.ships() {
        ui.label(aboard(ship_name(ship), freighter));
    }
    row(ui, "ui-to-come", to_come(player).iter().map(pilot_name).collect());
    row(ui, "ui-played", player.played.all().iter().map(|&pilot| pilot_name(pilot)).collect());
    if let Some(standing) = FarSpaceFoundry::standings(view.seen).of(colour) {
        row(ui, "ui-score-total", FarSpaceFoundryFrontend::points_told(standing));
    }
}

/// Draws a heading with its items, or nothing if there are none.
fn row(ui: &mut Ui, heading: &str, parts: Vec<String>) {
    if !parts.is_empty() {
        ui.label(format!("{}: {}", text(heading), parts.join(&text("list-comma"))));
    }
}
