//! Scenarios of this game: the file format, the position that a scenario starts from, and its expectations.

mod compare;
mod format;
mod from_position;
mod start;

pub(super) use self::compare::differences;
pub use self::format::{ExpectedPosition, ExpectedRelicPlace, ExpectedSeat, Scenario, ScenarioSeat, ScenarioSetup};
