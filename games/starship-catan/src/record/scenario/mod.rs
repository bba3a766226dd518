//! Scenario files of this game: their format, the position they start from, and what they expect.

mod cards;
mod compare;
mod format;
mod of;
mod start;
mod words;

pub(super) use compare::differences;
pub use format::{Expect, ExpectSeat, FlightText, Scenario, SeatText, UsedText};
pub use words::{FaceText, OverText, PiecesText, SectorWord, WonText};
