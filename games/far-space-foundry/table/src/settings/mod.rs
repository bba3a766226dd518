//! The key bindings that only this game has.

pub mod keys;
