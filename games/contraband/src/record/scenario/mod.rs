//! Scenario files of this game: their format, their start position, and their expectations.

mod compare;
mod format;
mod of;
mod seen;
mod setup;
mod start;
mod words;

pub(super) use compare::differences;
pub use format::{Expect, ExpectSeat, Scenario, SeatText, SeesSeat, SeesText};
pub(super) use seen::unseen;
pub use setup::SetupText;
pub(super) use start::LISTS;
pub use words::{DealText, MineWord, PlanText};
