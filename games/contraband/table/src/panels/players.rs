//! The player panels, and the descriptions of players' possessions.

use bevy_egui::egui::{Context, Order, Response, Ui};

use super::GamePanelData;
use super::goal_tips::goal_tips;
use super::layout;
use super::player_panel_parts::{BAND, PlayerPanel, aim, band, credits, holdings, name, progress};
use crate::locale::{
    aim_help, aim_progress, metals_object, objective_name, place_name, quadrant_name, rank_text, text, text_args,
    upgrade_name,
};
use contraband::rules::{MetalPile, OBJECTIVE_WORTH, View};
use orrery_core::Colour;
use orrery_locale::{PlayerNames, grouped};
use orrery_ui::accessibility::sentences;
use orrery_ui::board_layer;
use orrery_ui::intent::UiIntent;
use orrery_ui::player_panel::{PlayerFrame, opens_player, player_tip};

/// Draws the player panels.
pub fn players(ctx: &Context, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    for (seat, &colour) in view.seen.known.seats().iter().enumerate() {
        let plate = PlayerPanel { rect: layout::plate(view, seat), colour };
        board_layer(ctx, &format!("plate {seat}"), plate.rect, Order::Middle, |ui| {
            let response = body(ui, view, seat, &plate);
            opens_player(response, colour, out, |ui| details(ui, view, seat));
        });
    }
    goal_tips(ctx, view, out);
}

fn body(ui: &mut Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) -> Response {
    let decides = view.mover == plate.colour && !view.over;
    let frame = PlayerFrame { rect: plate.rect, colour: plate.colour, band: BAND, decides };
    let response = frame.draw(
        ui,
        || spoken(view.seen, seat, view.names),
        |ui| {
            band(ui, view, plate);
            progress(ui, view, seat, plate);
        },
    );
    name(ui, view, seat, plate, decides);
    credits(ui, view, seat, plate);
    holdings(ui, view, seat, plate);
    aim(ui, view, seat, plate);
    response
}

/// Returns the metals of a pile in words: known ones by kind, the rest by number.
pub fn stored(pile: &MetalPile) -> String {
    let hidden = text_args("amount-hidden", &[("count", pile.hidden.into())]);
    match (pile.known.is_empty(), pile.hidden) {
        (_, 0) => metals_object(pile.known),
        (true, _) => hidden,
        (false, _) => text_args("list-and", &[("first", metals_object(pile.known).into()), ("last", hidden.into())]),
    }
}

/// Returns the upgrades of a seat in words; of unrevealed ones, only the levels.
fn built_in(view: &View, seat: usize) -> String {
    let player = &view.known.players[seat];
    let mut all: Vec<String> = player.upgrades().map(upgrade_name).collect();
    for (level, &count) in (1_u8..).zip(&player.backs) {
        let told = text_args("upgrade-hidden", &[("level", level.into())]);
        all.extend(std::iter::repeat_n(told, count.into()));
    }
    if all.is_empty() { text("amount-nothing") } else { all.join(&text("list-comma")) }
}

/// Returns the description of a player panel for screen readers.
pub fn spoken(view: &View, seat: usize, names: &PlayerNames) -> String {
    let player = &view.known.players[seat];
    let args = [
        ("name", names.of(view.known.colour(seat)).into()),
        ("credits", grouped(player.credits).into()),
        ("what", place_name(player.at).into()),
        ("hold", stored(&player.hold).into()),
        ("cards", player.hand_len().into()),
        ("upgrades", built_in(view, seat).into()),
    ];
    sentences(std::iter::once(text_args("ui-player-spoken", &args)).chain(state(view, seat)))
}

/// Returns the state of a player: a breakdown, quadrants with pirate tokens, and the objective if the viewer knows it.
fn state(view: &View, seat: usize) -> Vec<String> {
    let player = &view.known.players[seat];
    let pirate = Colour::ALL.iter().filter(|&&colour| player.is_pirate_in(colour));
    let quadrants: Vec<String> = pirate.map(|&colour| quadrant_name(colour)).collect();
    let quadrants = (!quadrants.is_empty()).then(|| quadrants.join(&text("list-comma")));
    let pirate = quadrants.map(|all| text_args("ui-player-pirate", &[("what", all.into())]));
    let done = player.objective().filter(|_| player.done);
    let counts = || {
        let worth = text_args("ui-player-counts", &[("worth", grouped(OBJECTIVE_WORTH).into())]);
        view.known.last_round().map(|_| worth).unwrap_or_default()
    };
    let done =
        done.map(|one| sentences([text_args("ui-player-done", &[("what", objective_name(one).into())]), counts()]));
    let own = player.objective().filter(|_| !player.done);
    let own = own.map(|one| {
        let aim = text_args("ui-player-aim", &[("what", objective_name(one).into())]);
        sentences([aim, aim_help(view, one), aim_progress(view, seat, one)])
    });
    player.breakdown.then(|| text("ui-player-broken")).into_iter().chain(pirate).chain(done).chain(own).collect()
}

/// Shows the details of a player while the pointer rests on the panel.
fn details(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let colour = view.seen.known.colour(seat);
    let (name, kind) = (view.names.of(colour), &view.sits[colour.index()].name);
    player_tip(ui, &name, if *kind == name { "" } else { kind }, |ui| facts(ui, view, seat));
}

/// Shows the facts about a player that the viewer knows, one per line.
pub fn facts(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let (known, player) = (&view.seen.known, &view.seen.known.players[seat]);
    ui.label(if known.is_solo() {
        rank_text(player.credits)
    } else {
        let credits = [("credits", grouped(player.credits).into()), ("target", grouped(known.target()).into())];
        text_args("ui-player-credits", &credits)
    });
    for (heading, told) in [
        ("ui-player-place", place_name(player.at)),
        ("ui-player-hold", stored(&player.hold)),
        ("ui-player-cards", player.hand_len().to_string()),
        ("ui-player-upgrades", built_in(view.seen, seat)),
    ] {
        ui.label(format!("{}: {told}", text(heading)));
    }
    for one in state(view.seen, seat) {
        ui.label(one);
    }
}
