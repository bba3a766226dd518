//! What *Starship Catan* does alone.

pub mod board;
pub mod mirror;
