//! Window tests of *Starship Catan*.

mod board;
mod gallery;
mod learning;
mod memory;
mod mirror;
mod pad;
mod panel_fixture;
mod panels;
mod panels_in_program;
mod pilot;
