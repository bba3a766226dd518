//! The text notation of orders, written and parsed. It is a public format: text that was once readable stays readable.
//!
//! Input ignores case and repeated blanks. Output is always the canonical form, with metals in alphabetical order.

mod parse;
mod redacted;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use parse::{parse_order, parse_recorded};
pub use redacted::{DrawingSeat, write_redacted};
pub use write::{write_order, write_recorded};
