//! Window tests of *Contraband* only.

mod gallery;
mod laid;
mod learning;
mod pad;
mod panels_in_program;
mod people;
mod pilot;
