//! Settings that only this game has.

pub mod keys;
