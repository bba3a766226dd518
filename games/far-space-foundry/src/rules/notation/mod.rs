//! The text notation of orders, both ways. It is a public format: text that could be read once can always be read.
//!
//! Input ignores case and repeated blanks. Output is always canonical, with goods and freighters in the order given.

mod outcomes;
mod parse;
mod redacted;
mod tokens;
mod words;
mod write;

pub(crate) use words::{ORDER_WORDS, is_known};

pub use outcomes::{parse_recorded, write_recorded};
pub use parse::{parse_goods, parse_order};
pub use redacted::write_redacted;
pub use write::{write_order, write_store};
