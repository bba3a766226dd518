//! Window tests of *Starship Catan*.

pub mod board;
pub mod gallery;
pub mod laid;
pub mod learning;
pub mod memory;
pub mod mirror;
pub mod pad;
pub mod panels;
pub mod panels_in_program;
pub mod pilot;
