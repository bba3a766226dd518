//! The text notation of orders, with a parser and a writer. It is a public format: valid text remains valid in later versions.
//!
//! Input ignores case and repeated blanks. Output is always the canonical form: ships in rising order with the starred relic ship
//! last, colours in turn order, zero amounts omitted. The parser never panics, and refuses lines longer than [`LONGEST_LINE`].

mod parse;
mod words;
mod write;

pub use parse::{parse_order, parse_recorded, parse_ships};
pub use write::{write_order, write_outcomes, write_recorded};

pub use orrery_core::notation::{LONGEST_LINE, NotationError};
