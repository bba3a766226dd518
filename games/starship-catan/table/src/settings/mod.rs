//! Settings of this game.

pub mod keys;
