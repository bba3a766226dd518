//! The settings of this game: its keys.

pub mod keys;
