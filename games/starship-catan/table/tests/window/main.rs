//! Window tests of *Starship Catan*.

mod board;
mod gallery;
mod laid;
mod learning;
mod memory;
mod mirror;
mod pad;
mod panels;
mod panels_in_program;
mod pilot;
