//! The dialogue about a player, opened by a click on their panel: a cutaway view of the ship with everything in it that the
//! viewer may see, the player's possessions in words, and their latest orders.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, RichText, Sense, Ui, vec2};

use super::GamePanelData;
use super::players::facts;
use crate::board::{figure, system_sign};
use crate::locale::{system_name, text};
use contraband::rules::{PlayerState, ShipSystem};
use orrery_core::Colour;
use orrery_ui::LogLine;
use orrery_ui::icons;
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};

/// The height of the ship's picture, in points.
const HIGH: f32 = 176.0;
/// The distance of the systems below the middle of the picture, in points.
const SYSTEMS: f32 = 70.0;
/// The distance from one system to the next.
const PITCH: f32 = 92.0;
/// The number of log lines shown.
const LINES: usize = 4;

/// Shows the ship, the possessions and the latest orders of a seat.
pub fn about(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    ship(ui, view, seat);
    facts(ui, view, seat);
    let colour = view.seen.known.colour(seat);
    let did = last_orders(view.log, colour);
    if !did.is_empty() {
        ui.add_space(6.0);
        ui.label(RichText::new(text("ui-player-did")).font(bold(SMALL)).color(PANEL_PALETTE.brass[1].0));
        for words in did {
            ui.label(RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.text.0));
        }
    }
}

/// Returns the player's latest orders, oldest first, in the words of the viewer's log.
fn last_orders(log: &[LogLine], colour: Colour) -> Vec<&str> {
    let own = log.iter().rev().filter(|line| line.colour == colour && !line.below && !line.words.is_empty());
    let mut did: Vec<&str> = own.take(LINES).map(|line| line.words.as_str()).collect();
    did.reverse();
    did
}

/// Draws the ship with its bays, their visible contents, and its systems.
fn ship(ui: &mut Ui, view: &GamePanelData, seat: usize) {
    let (known, player) = (&view.seen.known, &view.seen.known.players[seat]);
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::hover());
    let middle = place.center() - vec2(0.0, 28.0);
    let tint = if player.breakdown { Color32::WHITE.gamma_multiply(0.5) } else { Color32::WHITE };
    icons::piece(ui.painter(), &format!("cb-hauler-{}", known.colour(seat)), middle, 1.0, tint);
    bays(ui, player, middle);
    if player.breakdown {
        icons::piece(ui.painter(), "cb-broken", middle - vec2(0.0, 44.0), 1.6, Color32::WHITE);
    }
    let left = place.center().x - PITCH * (ShipSystem::COUNT as f32 - 1.0) / 2.0;
    for (nth, &system) in ShipSystem::ALL.iter().enumerate() {
        let at = Pos2::new(left + PITCH * nth as f32, middle.y + SYSTEMS + 18.0);
        one_system(ui, player, system, at);
    }
}

/// Draws the three bays with their metals. Bays beyond the known capacity of the hold are drawn closed, and metals that the
/// viewer may not see are covered.
fn bays(ui: &Ui, player: &PlayerState, middle: Pos2) {
    let at = |nth: usize| {
        let off = crate::board::bay_off(nth);
        middle + vec2(off.x, off.y)
    };
    let held = usize::from(player.hold.len());
    let room = usize::from(player.room()).max(held);
    for nth in 0..3 {
        icons::piece(ui.painter(), if nth < room { "cb-bay" } else { "cb-bay-shut" }, at(nth), 1.0, Color32::WHITE);
    }
    let seen = player.hold.known.iter().map(|metal| format!("cb-load-{metal}"));
    let hidden = std::iter::repeat_n("cb-load-hidden".to_owned(), player.hold.hidden.into());
    for (nth, load) in seen.chain(hidden).enumerate().take(3) {
        icons::piece(ui.painter(), &load, at(nth), 1.0, Color32::WHITE);
    }
}

/// Draws a system's icon, name and value. A question mark is shown if an unrevealed upgrade may belong to the system.
fn one_system(ui: &Ui, player: &PlayerState, system: ShipSystem, at: Pos2) {
    let area = Rect::from_center_size(at, vec2(PITCH - 8.0, 44.0));
    ui.painter().rect_filled(area, 8.0, PANEL_PALETTE.space[2].0);
    icons::piece(ui.painter(), &format!("icon-{}", system_sign(system)), at - vec2(26.0, 9.0), 0.8, Color32::WHITE);
    let told = system_value(player, system);
    ui.painter().text(at + vec2(8.0, -9.0), Align2::CENTER_CENTER, told, bold(17.0), PANEL_PALETTE.ivory.0);
    let name = system_name(system);
    ui.painter().text(at + vec2(0.0, 11.0), Align2::CENTER_CENTER, name, regular(SMALL), PANEL_PALETTE.dim.0);
}

/// Returns the value of a system, with a question mark if an unrevealed upgrade may belong to it.
fn system_value(player: &PlayerState, system: ShipSystem) -> String {
    let level = player.level(system);
    let hidden = level == 0 && player.backs.iter().any(|&count| count > 0);
    let figure = figure(system, level);
    if hidden { format!("{figure}?") } else { figure }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::view;

    fn line(colour: Colour, words: &str, below: bool) -> LogLine {
        LogLine {
            entry: 0,
            round: 1,
            colour,
            words: words.to_owned(),
            all: String::new(),
            spots: Vec::new(),
            below,
            back: orrery_ui::UndoAvailability::No,
        }
    }

    #[test]
    fn last_deeds_are_the_players_own_latest_log_lines() {
        let log: Vec<LogLine> = (0..6)
            .flat_map(|nth| {
                [
                    line(Colour::Red, &format!("red {nth}"), false),
                    line(Colour::Red, "below", true),
                    line(Colour::Green, "green", false),
                ]
            })
            .collect();
        assert_eq!(last_orders(&log, Colour::Red), ["red 2", "red 3", "red 4", "red 5"]);
        assert!(last_orders(&log, Colour::Blue).is_empty());
    }

    #[test]
    fn possibly_upgraded_system_shows_a_question_mark() {
        let file = r#"(game: "contraband", title: "", setup: (players: 2), seats: {"red": (at: "R2 port"),
            "green": (at: "G2 port", upgrades: ["Engine1", "Weapon2"], shown: ["Engine1"])}, play: [], expect: ())"#;
        let position = Scenario::from_text(file).expect("a scenario").position().expect("a position");
        let seen = view(&position, Some(0)).known;
        let told = |system| system_value(&seen.players[1], system);
        assert_eq!((told(ShipSystem::Engine), told(ShipSystem::Weapon)), ("2".to_owned(), "d4?".to_owned()));
        let own = view(&position, Some(1)).known;
        assert_eq!(system_value(&own.players[1], ShipSystem::Weapon), "d4+2");
    }
}
