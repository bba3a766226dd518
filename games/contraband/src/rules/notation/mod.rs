//! The text notation of orders, both ways: a public format, once readable always readable.
//!
//! Input ignores case and repeated blanks; output is always the canonical form: metals in alphabetical order.

mod parse;
mod seen;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use parse::{parse_order, parse_recorded};
pub use seen::{Drawer, seen_line};
pub use write::{write_order, write_recorded};
