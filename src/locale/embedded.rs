//! The texts that the program carries.

/// Every language's code and the texts of its files in `assets/locale`, embedded so that the program needs no file
/// beside it.
pub(super) const EMBEDDED: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The code of the language that all others are translated from, and that stands in for what they lack.
pub const ENGLISH: &str = "en";
