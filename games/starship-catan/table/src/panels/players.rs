//! The panels of both players, in the order of their ships.

use bevy_egui::egui::{Align2, Context, CursorIcon, Order, Rect, Response, RichText, Sense, Ui, pos2, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use super::GamePanelData;
use super::layout::column;
use super::player_panel_parts::{BAND, band, holdings, is_you, points, socket_row, who};
use crate::StarshipCatanFrontend;
use crate::board::below;
use crate::locale::{adventure_name, card_name, module_name, seat_word, ship_name, text, text_args, things_text};
use orrery_core::Rules as _;
use orrery_locale::PlayerNames;
use orrery_ui::board_layer;
use orrery_ui::end::ScoreTexts as _;
use orrery_ui::intent::{Overlay, UiIntent};
use orrery_ui::paint::{RimStyle, glass, gradient_between, rim};
use orrery_ui::style::{NAME, PANEL_PALETTE, bold};
use orrery_ui::tips::TipExt;
use orrery_ui::widgets::fitted;
use starship_catan::StarshipCatan;
use starship_catan::rules::{Commodity, CommodityCounts, Module, PlayerState, Resource, Seat, Ship, View};

/// The room for the points on the right of a player's panel.
const SCORE: f32 = 84.0;

/// Shows the top player's panel at the top of the column, and the bottom player's panel below the log.
pub fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    let own = below(view.seen);
    for (seat, name) in [(own.other(), "plate-above"), (own, "plate-below")] {
        let rect = place(view, seat);
        board_layer(ctx, name, rect, Order::Middle, |ui| plate(ui, view, seat, rect, out));
    }
}

/// Returns the rectangle of a player's panel.
pub fn place(view: &GamePanelData, seat: Seat) -> Rect {
    view.column(if seat == below(view.seen) { column().own } else { column().rival })
}

fn plate(ui: &mut Ui, view: &GamePanelData, seat: Seat, rect: Rect, out: &mut Vec<UiIntent>) {
    let response = body(ui, view, seat, rect).on_hover_cursor(CursorIcon::PointingHand);
    if response.tip_of(|ui| details(ui, view, seat)).clicked() {
        out.push(UiIntent::Open(Overlay::Player(view.seen.known.colour(seat))));
    }
    if score(ui, view, seat, rect).clicked() {
        out.push(UiIntent::Open(Overlay::Scores));
    }
}

fn body(ui: &mut Ui, view: &GamePanelData, seat: Seat, rect: Rect) -> Response {
    let colour = view.seen.known.colour(seat);
    let decides = view.mover == colour && !view.over;
    let response = ui.interact(rect, ui.id().with(("player", colour)), Sense::click());
    let label = || {
        let spoken = spoken(view.seen, seat, view.names);
        if is_you(view, seat) { [text("ui-you"), spoken].join(&text("list-comma")) } else { spoken }
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label()));
    let painter = ui.painter().clone();
    painter.add(glass(rect, 13.0, RimStyle::Steel));
    if decides {
        let glow = Rect::from_min_max(rect.min + vec2(BAND, 1.0), rect.max - vec2(1.0, 1.0));
        let tint = PANEL_PALETTE.seat(colour).dark.0.gamma_multiply(0.30);
        painter.add(gradient_between(glow, [0.0, 12.0], &[tint, tint.gamma_multiply(0.4)]));
    }
    band(ui, view, seat, rect);
    painter.add(rim(rect, 13.0, if decides { RimStyle::Brass } else { RimStyle::Steel }));
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

/// Adds the area of the points, which is a button: a click shows the sources of both players' points.
fn score(ui: &mut Ui, view: &GamePanelData, seat: Seat, rect: Rect) -> Response {
    let colour = view.seen.known.colour(seat);
    let place =
        Rect::from_min_max(pos2(rect.right() - SCORE, rect.top() + 4.0), pos2(rect.right() - 4.0, rect.top() + 48.0));
    let response = ui.interact(place, ui.id().with(("points", colour)), Sense::click());
    let label = text_args("ui-points-of", &[("name", view.names.of(colour).into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.hovered() {
        ui.painter().add(rim(place, 10.0, RimStyle::Steel));
    }
    response.on_hover_cursor(CursorIcon::PointingHand).tip_of(|ui| details(ui, view, seat))
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
    let dim = |words: String| RichText::new(words).color(PANEL_PALETTE.dim.0);
    let name = view.names.of(colour);
    // A player without a name is called by their side.
    let kind = if is_you(view, seat) { text("ui-you") } else { view.sits[colour.index()].name.clone() };
    let more = [seat_word(seat), kind].into_iter();
    let more: Vec<String> = more.filter(|words| !words.is_empty() && *words != name).collect();
    ui.label(RichText::new(name).font(bold(NAME)).color(PANEL_PALETTE.ivory.0));
    if !more.is_empty() {
        ui.label(dim(more.join(&text("list-comma"))));
    }
    facts(ui, view, seat);
    ui.label(dim(text("ui-player-details")));
}

/// Shows a player's description, goods and buildings, in the dialogue that the panel opens.
pub fn profile(ui: &mut Ui, view: &GamePanelData, seat: Seat) {
    let (player, sits) = (view.seen.known.player(seat), &view.sits[view.seen.known.colour(seat).index()]);
    if sits.portrait.is_none() && !sits.name.is_empty() {
        // With a portrait, the dialogue already introduces the opponent.
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

/// Shows items after their heading, or no row if there are none.
fn row(ui: &mut Ui, heading: &str, parts: Vec<String>) {
    if !parts.is_empty() {
        ui.label(format!("{}: {}", text(heading), parts.join(&text("list-comma"))));
    }
}
