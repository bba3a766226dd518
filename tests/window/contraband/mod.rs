//! What *Contraband* does alone.

pub mod laid;
pub mod panels_in_program;
