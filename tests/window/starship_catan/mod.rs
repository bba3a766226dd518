//! What *Starship Catan* does alone.

pub mod board;
pub mod gallery;
pub mod laid;
pub mod mirror;
pub mod panels;
pub mod panels_in_program;
