//! Window tests of *Contraband* only.

pub mod gallery;
pub mod laid;
pub mod learning;
pub mod pad;
pub mod panels_in_program;
pub mod people;
pub mod pilot;
