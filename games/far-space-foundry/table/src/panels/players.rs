//! The player panels, one over each harbour.

use bevy_egui::egui::{Context, Order, Rect, Response, RichText, Ui, vec2};

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
use orrery_ui::intent::UiIntent;
use orrery_ui::player_panel::{PlayerFrame, opens_player, player_tip, points_button, titled_list};
use orrery_ui::style::PANEL_PALETTE;

/// Draws the player panels. A click on a panel opens the player's holdings, and a click on the points opens the points of all
/// players.
pub fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    for (seat, &colour) in view.seen.known.seats().iter().enumerate() {
        let (rect, scale) = layout::plate(view, seat);
        let plate = PlayerPanel { rect, scale, colour };
        board_layer(ctx, &format!("plate {seat}"), rect, Order::Middle, |ui| {
            let response = body(ui, view, seat, &plate);
            opens_player(response, colour, out, |ui| details(ui, view, seat));
            let corner = rect.right_top() + vec2(-74.0, 3.0) * scale;
            let place = Rect::from_min_size(corner, vec2(70.0, 44.0) * scale);
            points_button(ui, place, (colour, view.names.of(colour)), out, |ui| details(ui, view, seat));
        });
    }
}

fn body(ui: &mut Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) -> Response {
    let player = &view.seen.known.players[seat];
    let decides = view.mover == plate.colour && !view.over;
    let frame = PlayerFrame { rect: plate.rect, colour: plate.colour, band: BAND * plate.scale, decides };
    let response = frame.draw(ui, || spoken(view.seen, seat, view.names), |ui| band(ui, view, plate));
    name(ui, view, plate, decides);
    holdings(ui, view, plate, player);
    roll_call(ui, plate, player, view.seen.known.half);
    points(ui, view, plate);
    response
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
    let (name, kind) = (view.names.of(colour), &view.sits[colour.index()].name);
    player_tip(ui, &name, if *kind == name { "" } else { kind }, |ui| facts(ui, view, seat));
}

/// Draws the possessions of a player as text.
pub fn facts(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let (known, colour) = (&view.seen.known, view.seen.known.seating[seat]);
    let player = &known.players[seat];
    titled_list(ui, &text("ui-warehouse"), &[stored(&player.warehouse)]);
    if !player.warehouse.is_empty() {
        ui.label(RichText::new(text("ui-warehouse-scores")).color(PANEL_PALETTE.dim.0));
    }
    for (ship, freighter) in player.ships() {
        ui.label(aboard(ship_name(ship), freighter));
    }
    titled_list(ui, &text("ui-to-come"), &to_come(player).iter().map(pilot_name).collect::<Vec<_>>());
    let played: Vec<String> = player.played.all().iter().map(|&pilot| pilot_name(pilot)).collect();
    titled_list(ui, &text("ui-played"), &played);
    if let Some(standing) = FarSpaceFoundry::standings(view.seen).of(colour) {
        titled_list(ui, &text("ui-score-total"), &FarSpaceFoundryFrontend::points_told(standing));
    }
}
