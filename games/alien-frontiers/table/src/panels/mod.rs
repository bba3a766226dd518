//! The panels of this game's matches, and the descriptions of items on its board.

mod academy;
mod accessibility;
mod buttons;
mod coach;
mod codex;
mod dice;
mod end;
mod hand;
mod hint;
mod icons;
mod keys;
mod layout;
mod loot;
mod match_panels;
mod opening;
mod players;
mod puzzles;
mod questions;
mod recap;
mod setbacks;
mod setup;
mod statistics;
mod story;

use super::table::plan::ClickTarget;
use crate::AlienFrontiersFrontend;
use crate::board;
use orrery_ui as panels;

pub use self::buttons::column_place;
pub use self::dice::{DicePanelData, DicePanelStop, dice_options, dice_stops, takes};
pub use self::layout::{buttons_area, hand_area, player_place, tray_area};
pub use self::questions::trade_area;

/// The data that the panels of a match of this game show.
pub type GamePanelData<'a> = panels::GamePanelData<'a, AlienFrontiersFrontend>;
/// The data from which items on the board are described.
pub type AccessibilityContext<'a> = panels::AccessibilityContext<'a, AlienFrontiersFrontend>;

/// Returns the egui id of the widget of `target`.
fn target_id(target: ClickTarget) -> bevy_egui::egui::Id {
    panels::target_id(board::target_id(target))
}
