//! What this game's matches show in panels, and what is said of what lies on its board.

mod academy;
mod asked;
mod buttons;
mod coach;
mod codex;
mod dice;
mod done_to;
mod end;
mod hand;
mod hint;
mod icons;
mod keys;
mod layout;
mod loot;
mod match_panels;
mod mirror;
mod opening;
mod players;
mod puzzles;
mod recap;
mod setup;
mod statistics;
mod story;

use super::table::plan::Target;
use crate::AlienFrontiersWindow;
use crate::board;
use orrery_ui as panels;

pub use self::asked::trade_area;
pub use self::buttons::column_place;
pub use self::dice::{DiceStop, DiceView, dice_options, dice_stops, takes};
pub use self::layout::{buttons_area, hand_area, player_place, tray_area};

/// What the panels of a match of this game show.
pub type MatchView<'a> = panels::GameView<'a, AlienFrontiersWindow>;
/// What there is to tell of the board.
pub type Telling<'a> = panels::Telling<'a, AlienFrontiersWindow>;

/// The identity of a widget that stands for `target`.
fn target_id(target: Target) -> bevy_egui::egui::Id {
    panels::target_id(board::target_id(target))
}
