//! Scenario files of Starship Catan: their format, their start position and their expectations.

mod cards;
mod compare;
mod format;
mod from_position;
mod start;
mod words;

pub(super) use compare::differences;
pub use format::{ExpectedPosition, ExpectedSeat, Scenario, ScenarioFlight, ScenarioSeat, ScenarioUsedDeals};
pub(super) use start::word_of;
pub use words::{ScenarioCardFace, ScenarioMedal, ScenarioPieces, SectorKey};
