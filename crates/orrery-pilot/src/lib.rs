//! Test support: plays the whole program with a simulated mouse, keyboard or gamepad.
//!
//! Clicks are sent to the position at which a player would see their target. A failed check panics. Only [`offscreen`] and
//! [`reference_pictures`] render pictures.
//!
//! A game's [`TestPilot`] maps each of its orders to clicks. [`game_tests!`] then runs the same tests for every game: whole
//! matches with the mouse, the keyboard and the gamepad, every kind of order, and every puzzle in every language.

pub mod every_order;
pub mod gallery;
pub mod hot_seat;
mod inputs;
pub mod keys;
pub mod learning;
pub mod matches;
pub mod mouse;
pub mod offscreen;
mod own_process;
pub mod pad;
pub mod panel_fixture;
pub mod panels;
mod pilot;
mod player;
pub mod program;
pub mod puzzles;
pub mod reference_pictures;
mod table;
mod test_macros;
pub mod texts;
pub mod visitor;
mod widget;

pub use own_process::in_own_process;
pub use pilot::{
    ClickCollector, ClickContext, ClickTarget, Order, OrderDraft, ProgramUnderTest, RulesOf, TestPilot, View, key_map,
};
pub use player::{InputDevice, SimulatedPlayer};
pub use program::{TestProgram, settle_settings};
pub use table::{below, mirror_matches, table_app};
pub use widget::AccessibleWidget;

#[doc(hidden)]
pub use {orrery_app as app, orrery_cli as cli, orrery_settings as settings};
