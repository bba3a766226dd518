//! The panels of both players, in the order of their ships.

use bevy_egui::egui::{Align2, Context, Order, Rect, Response, RichText, Ui, pos2};

use super::GamePanelData;
use super::layout::column;
use super::player_panel_parts::{BAND, band, holdings, is_you, lower, points, socket_row, who};
use crate::StarshipCatanFrontend;
use crate::locale::{adventure_name, card_name, module_name, seat_word, ship_name, text, text_args, things_text};
use orrery_core::Rules as _;
use orrery_locale::PlayerNames;
use orrery_ui::board_layer;
use orrery_ui::end::ScoreTexts as _;
use orrery_ui::intent::UiIntent;
use orrery_ui::player_panel::{PlayerFrame, opens_player, player_tip, points_button, titled_list};
use orrery_ui::style::{NAME, PANEL_PALETTE, bold};
use orrery_ui::widgets::fitted;
use starship_catan::StarshipCatan;
use starship_catan::rules::{Commodity, CommodityCounts, Module, PlayerState, Resource, Seat, Ship, View};

/// The room for the points on the right of a player's panel.
const SCORE: f32 = 84.0;

/// Shows the players' panels: that of the upper ship at the top of the column, and that of the lower ship below the log.
pub fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    let own = lower(view);
    for (seat, name) in [(own.other(), "plate-above"), (own, "plate-below")] {
        let rect = place(view, seat);
        board_layer(ctx, name, rect, Order::Middle, |ui| plate(ui, view, seat, rect, out));
    }
}

/// Returns the rectangle of a player's panel.
pub fn place(view: &GamePanelData, seat: Seat) -> Rect {
    view.column(if seat == lower(view) { column().own } else { column().rival })
}

fn plate(ui: &mut Ui, view: &GamePanelData, seat: Seat, rect: Rect, out: &mut Vec<UiIntent>) {
    let (response, colour) = (body(ui, view, seat, rect), view.seen.known.colour(seat));
    opens_player(response, colour, out, |ui| details(ui, view, seat));
    let corners = [pos2(rect.right() - SCORE, rect.top() + 4.0), pos2(rect.right() - 4.0, rect.top() + 48.0)];
    let place = Rect::from_min_max(corners[0], corners[1]);
    points_button(ui, place, (colour, view.names.of(colour)), out, |ui| details(ui, view, seat));
}

fn body(ui: &mut Ui, view: &GamePanelData, seat: Seat, rect: Rect) -> Response {
    let colour = view.seen.known.colour(seat);
    let decides = view.mover == colour && !view.over;
    let label = || {
        let spoken = spoken(view.seen, seat, view.names);
        if is_you(view, seat) { [text("ui-you"), spoken].join(&text("list-comma")) } else { spoken }
    };
    let frame = PlayerFrame { rect, colour, band: BAND, decides };
    let response = frame.draw(ui, label, |ui| band(ui, view, seat, rect));
    let (left, line) = (rect.left() + BAND + 10.0, rect.top() + column().plate.points.1 - 4.0);
    let end = rect.right() - SCORE;
    let called = view.names.of(colour);
    let name = fitted(
        ui,
        pos2(left, line),
        Align2::LEFT_CENTER,
        &called,
        bold(NAME),
        PANEL_PALETTE.ivory.0,
        (end - left).min(112.0),
    );
    let after = pos2(name.right() + 9.0, line);
    who(ui, view, colour, after, end - after.x, decides);
    points(ui, view, colour, rect.min);
    holdings(ui, view, seat, colour, rect.min);
    socket_row(ui, view, seat, rect.min);
    response
}

/// Returns the contents of a ship's bays.
fn cargo(player: &PlayerState) -> String {
    let held = |all: CommodityCounts, &resource: &Resource| all.and(resource.into(), player.resource(resource));
    things_text(Resource::ALL.iter().fold(CommodityCounts::NONE, held))
}

/// Returns a player's panel and ship as text.
pub fn spoken(view: &View, seat: Seat, names: &PlayerNames) -> String {
    let (known, player) = (&view.known, view.known.player(seat));
    let args = [
        ("name", names.of(known.colour(seat)).into()),
        ("astro", player.astro.into()),
        ("cargo", cargo(player).into()),
        ("science", player.science.into()),
        ("boost", player.boost().into()),
        ("firepower", player.firepower().into()),
        ("friendship", player.friendship().into()),
        ("fame", player.fame().into()),
        ("points", known.points(seat).into()),
    ];
    text_args("ui-player-spoken", &args)
}

/// Shows the tooltip of a player: their name, the ship's equipment, the sources of their points, and their medals.
fn details(ui: &mut Ui, view: &GamePanelData, seat: Seat) {
    let colour = view.seen.known.colour(seat);
    let name = view.names.of(colour);
    // A player without a name is shown by the name of their side.
    let kind = if is_you(view, seat) { text("ui-you") } else { view.sits[colour.index()].name.clone() };
    let more = [seat_word(seat), kind].into_iter();
    let more: Vec<String> = more.filter(|words| !words.is_empty() && *words != name).collect();
    player_tip(ui, &name, &more.join(&text("list-comma")), |ui| facts(ui, view, seat));
}

/// Shows a player's description, goods and buildings, in the dialogue that the panel opens.
pub fn profile(ui: &mut Ui, view: &GamePanelData, seat: Seat) {
    let (player, sits) = (view.seen.known.player(seat), &view.sits[view.seen.known.colour(seat).index()]);
    if sits.portrait.is_none() && !sits.name.is_empty() {
        // If there is a portrait, the dialogue already introduces the opponent.
        ui.label(RichText::new(&sits.name).font(bold(NAME)).color(PANEL_PALETTE.brass[1].0));
        ui.label(&sits.about);
    }
    if !sits.likes.is_empty() {
        ui.label(RichText::new(&sits.likes).color(PANEL_PALETTE.dim.0));
    }
    facts(ui, view, seat);
    let built = Module::ALL.iter().filter(|&&module| player.level(module) > 0);
    let module = |&module: &Module| {
        let args = [("module", module_name(module).into()), ("level", player.level(module).into())];
        text_args("ui-module-at", &args)
    };
    row(ui, "ui-modules", built.map(module).collect());
    row(ui, "ui-powers", vec![player.boost().to_string(), player.firepower().to_string()]);
}

/// Shows a player's goods, small ships, points, colonies, trading posts and medals as text.
pub fn facts(ui: &mut Ui, view: &GamePanelData, seat: Seat) {
    let (player, colour) = (view.seen.known.player(seat), view.seen.known.colour(seat));
    let all = Commodity::ALL.iter().fold(CommodityCounts::NONE, |all, &thing| {
        all.and(thing, u8::try_from(player.count(thing)).unwrap_or(u8::MAX))
    });
    ui.label(things_text(all));
    let ships = Ship::ALL.iter().flat_map(|&ship| vec![ship_name(ship); player.ships(ship).into()]);
    row(ui, "place-hangar", ships.collect());
    if let Some(standing) = StarshipCatan::standings(view.seen).of(colour) {
        row(ui, "ui-score-total", StarshipCatanFrontend::points_told(standing));
    }
    row(ui, "ui-colonies", player.colonies.iter().map(card_name).collect());
    row(ui, "ui-posts", player.posts.iter().map(card_name).collect());
    row(ui, "ui-medals", player.beaten.iter().map(card_name).chain(player.kept().map(adventure_name)).collect());
}

/// Shows the things under the heading with this key, or nothing if there are none.
fn row(ui: &mut Ui, heading: &str, things: Vec<String>) {
    titled_list(ui, &text(heading), &things);
}
