//! Scenario files of Starship Catan: their format, their start position and their expectations.

mod cards;
mod compare;
mod format;
mod of;
mod start;
mod words;

pub(super) use compare::differences;
pub use format::{Expect, ExpectSeat, FlightText, Scenario, SeatText, UsedText};
pub use words::{FaceText, OverText, PiecesText, SectorWord, WonText};
