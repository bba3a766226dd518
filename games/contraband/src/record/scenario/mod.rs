//! Scenario files of this game: their format, their start position, and their expectations.

mod compare;
mod compare_views;
mod format;
mod from_position;
mod start;
mod words;

pub(super) use compare::differences;
pub(super) use compare_views::view_differences;
pub use format::{
    ExpectedPosition, ExpectedSeat, Scenario, ScenarioSeat, ScenarioSetup, ScenarioView, ScenarioViewSeat,
};
pub use words::{ExpectedMoveTokenRow, MineKey, ScenarioObjectives};
