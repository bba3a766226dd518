//! The text notation of orders, both ways: a public format, once readable always readable.
//!
//! Input ignores case and repeated blanks; output is always the canonical form: ships in rising
//! order with the relic's star last, colours in turn order, what is nothing left out. Reading
//! never panics and refuses lines longer than [`LONGEST_LINE`].

mod parse;
mod words;
mod write;

pub use parse::{parse_order, parse_recorded, parse_ships};
pub use write::{write_order, write_outcomes, write_recorded};

pub use orrery_core::notation::{LONGEST_LINE, NotationError};
