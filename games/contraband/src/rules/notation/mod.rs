//! The text notation of orders, written and parsed. It is a public format: text once readable stays readable.
//!
//! Input ignores case and repeated blanks. Output is always the canonical form, with metals in alphabetical order.

mod parse;
mod seen;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use parse::{parse_order, parse_recorded};
pub use seen::{Drawer, seen_line};
pub use write::{write_order, write_recorded};
