//! Scenarios of this game: what a file says, the position it means, and what it expects.

mod compare;
mod format;
mod of;
mod start;

pub(super) use self::compare::differences;
pub use self::format::{Expect, ExpectRelic, ExpectSeat, Scenario, SeatText, SetupText};
