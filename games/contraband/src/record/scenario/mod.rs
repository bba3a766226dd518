//! Scenario files of this game: their format, their start position, and their expectations.

mod compare;
mod compare_views;
mod format;
mod from_position;
mod setup;
mod start;
mod words;

pub(super) use compare::differences;
pub(super) use compare_views::view_differences;
pub use format::{ExpectedPosition, ExpectedSeat, Scenario, ScenarioSeat, ScenarioView, ScenarioViewSeat};
pub use setup::ScenarioSetup;
pub(super) use start::LISTS;
pub use words::{MineKey, ScenarioObjectives, ScenarioPlanRow};
