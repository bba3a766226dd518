//! Window tests of *Contraband* only.

mod gallery;
mod learning;
mod mirror;
mod pad;
mod panels_in_program;
mod people;
mod pilot;
