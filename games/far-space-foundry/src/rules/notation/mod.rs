//! The text notation of orders, for reading and writing. It is a public format: text that a release could read stays readable.
//!
//! Input ignores case and repeated blanks. Output is always canonical, with goods and freighters in the sequence of the order.

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
