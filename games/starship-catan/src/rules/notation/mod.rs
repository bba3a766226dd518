//! The text notation of orders, both ways: a public format, once readable always readable.
//!
//! Input ignores case and repeated blanks; output is always the canonical form: things in the order of lists, what is nothing left
//! out.

mod parse;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use parse::{parse_order, parse_recorded};
pub use write::{write_order, write_recorded};
