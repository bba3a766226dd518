//! Test support: plays the whole program by simulated mouse, keyboard or gamepad.
//!
//! Nothing is painted. Clicks go where a player would see their target. A game's [`Pilot`] maps each of its orders to clicks.
//! [`game_tests!`] then runs the same tests for every game: whole matches by mouse, by keys and by gamepad, every kind of order,
//! and every puzzle in every language.

mod alone;
pub mod every_order;
mod inputs;
pub mod keys;
pub mod learning;
pub mod matches;
pub mod mouse;
pub mod pad;
pub mod painter;
pub mod panels;
pub mod people;
pub mod pictures;
mod pilot;
mod player;
pub mod program;
pub mod puzzles;
mod table;
mod tests_of;
pub mod visitor;
mod widget;

pub use alone::alone;
pub use pilot::{Cast, Clicking, Draft, Hand, Order, Pilot, RulesOf, Target, View, key_map};
pub use player::{Hands, Player};
pub use program::{Program, settle_settings};
pub use table::{below, mirror_matches, table_app};
pub use widget::Widget;

#[doc(hidden)]
pub use {orrery_app as app, orrery_cli as cli, orrery_settings as settings};
