//! What can be chosen of this game alone.

pub mod keys;
