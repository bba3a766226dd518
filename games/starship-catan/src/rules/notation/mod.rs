//! The text notation of orders, for reading and writing. It is a public format: later versions read every text that an earlier
//! version could read.
//!
//! Input ignores case and repeated spaces. Output always has the canonical form: commodities in list order, without those of
//! amount 0.

mod parse;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use parse::{parse_order, parse_recorded};
pub use write::{write_order, write_recorded};
