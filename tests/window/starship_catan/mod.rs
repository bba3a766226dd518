//! What *Starship Catan* does alone.

pub mod mirror;
