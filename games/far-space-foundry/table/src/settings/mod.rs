//! What keys do in this game alone.

pub mod keys;
