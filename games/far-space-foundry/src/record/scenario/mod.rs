//! Scenario files of this game: their format, the position they start from, and the comparison with their expectations.

mod compare;
mod format;
mod from_position;
mod goods;
mod start;

pub(super) use compare::differences;
pub use format::{
    ExpectedFreighter, ExpectedPosition, ExpectedSeat, Scenario, ScenarioAsteroids, ScenarioFreighter, ScenarioSeat,
    ScenarioSetup,
};
pub use goods::ScenarioGoods;
